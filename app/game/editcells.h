// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"

#include <QUndoCommand>

namespace ninefold::game {

class Game;

/// The only undo command of a game: some cells change from one state to another. Undo applies the change backwards.
class EditCells : public QUndoCommand {
public:
    EditCells(Game& game, Move move) : game_(game), move_(std::move(move)) {}

    void redo() override;
    void undo() override;
    const Move& move() const { return move_; }

private:
    Game& game_;
    Move move_;
};

} // namespace ninefold::game
