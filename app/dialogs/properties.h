// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QFormLayout;

namespace ninefold {

class Game;

/// What is known of the puzzle on the board, and of how it was played so far.
class Properties : public QDialog {
    Q_OBJECT

public:
    Properties(const Game& game, int timesHelped, QWidget* parent = nullptr);

private:
    void addRow(const QString& name, const QString& value);
    void describePuzzle(const Game& game);
    void describePlay(const Game& game, int timesHelped);

    QFormLayout* form_;
};

} // namespace ninefold
