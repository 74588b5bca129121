// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/animation/animation.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace ninefold::dialogs {

/// Asks which pictures of a run to save, before the folder is chosen.
class PictureChoice : public QDialog {
    Q_OBJECT

public:
    /// What is saved.
    enum class Form { Pictures, Animation, Page };

    /// Limits the number of files in one folder; more would hardly be intended.
    static constexpr quint64 kMostPictures = 2000;

    /// Offers the `known` events. The range starts at `here`, or at the first event if `here` is the last. `turns`:
    /// some of them are turning points.
    PictureChoice(quint64 here, quint64 known, bool turns, QWidget* parent = nullptr);

    quint64 from() const;
    quint64 to() const;
    quint64 every() const;
    /// Save only the turning points of a search: decisions, conflicts, learned clauses, and the end.
    bool onlyTurns() const;
    /// In pixels; 0 for SVG, which is sharp at any size.
    int width() const;
    Form form() const;
    /// One picture that moves; nothing for a folder of pictures, and for a page.
    std::optional<documents::AnimationKind> animation() const;
    /// How long each of its pictures is shown; 0 for as long as it takes to read its sentence.
    int milliseconds() const;

private:
    QSpinBox* addNumber(quint64 least, quint64 most, quint64 value);
    void addKinds();
    /// Returns what is wrong with the stretch, or what it comes to.
    QString countText(quint64 count) const;
    quint64 most() const;
    void showCount();
    void showKind();

    QSpinBox *from_, *to_, *every_;
    QCheckBox* turns_;
    QComboBox *kind_, *time_;
    QLabel* count_;
    QDialogButtonBox* buttons_;
};

} // namespace ninefold::dialogs
