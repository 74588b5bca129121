// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace ninefold {

/// Which pictures of a run to save, before the folder is chosen.
class PictureChoice : public QDialog {
    Q_OBJECT

public:
    /// More in one folder would be an accident.
    static constexpr quint64 kMostPictures = 2000;

    /// `known` events can be chosen from; it begins `here`, or from the end at the beginning.
    PictureChoice(quint64 here, quint64 known, QWidget* parent = nullptr);

    quint64 from() const;
    quint64 to() const;
    quint64 every() const;
    /// Only what a search turns on: its decisions, conflicts and lessons, and the end.
    bool onlyTurns() const;
    /// Pixels; 0 for drawings without edges at any size.
    int width() const;

private:
    QSpinBox* addNumber(quint64 least, quint64 most, quint64 value);
    void tell();

    QSpinBox *from_, *to_, *every_;
    QCheckBox* turns_;
    QComboBox* kind_;
    QLabel* count_;
    QDialogButtonBox* buttons_;
};

} // namespace ninefold
