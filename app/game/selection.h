// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"

namespace ninefold::game {

/// The selected cells, the cursor, and what the player highlights on the board.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(const Game& game, QObject* parent = nullptr);

    Cells cells() const { return cells_; }
    Cell cursor() const { return cursor_; }
    void select(Cells cells, Cell cursor);
    void selectAllOf(Cell cell);
    /// All cells with this candidate, corner or centre mark; the cursor goes to `cell`.
    void selectAllMarked(Digit mark, Cell cell);
    void selectAllColoured(int colour, Cell cell);

    Digit highlight() const { return highlight_; }
    bool highlightsPairs() const { return pairs_; }
    /// Toggles the highlight of a digit; 0 removes it.
    void setHighlight(Digit digit);
    void togglePairs();
    /// Does the player highlight a digit, or the cells with two candidates?
    bool isHighlighting() const { return highlight_ != 0 || pairs_; }
    void dropHighlight();

    /// A new game: no highlight, and the middle cell is selected, or the next one if that is a given; where a puzzle
    /// is typed in, the first one.
    void startOver();

signals:
    void selectionChanged();
    void highlightChanged();

private:
    const Game& game_;
    Cells cells_;
    Cell cursor_;
    Digit highlight_ = 0;
    bool pairs_ = false;
};

} // namespace ninefold::game
