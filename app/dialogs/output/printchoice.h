// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace ninefold::dialogs {

/// Asks what to print and how, before the printer is chosen.
class PrintChoice : public QDialog {
    Q_OBJECT

public:
    /// `chosen` puzzles of a list; 0 = the puzzle on the board, and, if a page has room for more, those played
    /// before it.
    explicit PrintChoice(int chosen, QWidget* parent = nullptr);

    /// The puzzles per page: 1, 2, 4 or 6.
    int perPage() const;
    /// Print the player's digits too; otherwise only the givens.
    bool withProgress() const;

private:
    QComboBox* perPage_;
    QCheckBox* progress_;
};

} // namespace ninefold::dialogs
