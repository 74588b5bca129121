// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QRadioButton;

namespace ninefold {

/// What to print, before the printer is chosen.
class PrintChoice : public QDialog {
    Q_OBJECT

public:
    explicit PrintChoice(QWidget* parent = nullptr);

    /// Four on a page: this puzzle and those played before it.
    bool four() const;
    /// Else only the givens, to begin anew on paper.
    bool withProgress() const;

private:
    QRadioButton* one_;
    QRadioButton* four_;
    QCheckBox* progress_;
};

} // namespace ninefold
