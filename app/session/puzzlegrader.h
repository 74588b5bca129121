// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include <QObject>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Examiner;

/// Finds the level of a puzzle that came without one, such as a pasted puzzle, in the background. The game then has it
/// as if the puzzle had brought it: for its header, for the statistics and in a saved file.
class PuzzleGrader : public QObject {
    Q_OBJECT

public:
    PuzzleGrader(game::Game& game, const Examiner& examiner);

private:
    void grade();

    game::Game& game_;
    const Examiner& examiner_;
    Task<PuzzleGrader> rating_{*this, questionThreads};
};

} // namespace ninefold::session
