// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace ninefold {

/// What to print and how, before the printer is chosen.
class PrintChoice : public QDialog {
    Q_OBJECT

public:
    /// `chosen` puzzles of a list; 0 = the one on the board, and where there is room for more those played before it.
    explicit PrintChoice(int chosen, QWidget* parent = nullptr);

    /// 1, 2, 4 or 6.
    int perPage() const;
    /// Else only the givens, to begin anew on paper.
    bool withProgress() const;

private:
    QComboBox* perPage_;
    QCheckBox* progress_;
};

} // namespace ninefold
