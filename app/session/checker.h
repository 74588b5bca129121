// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <QObject>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
class SolvedList;
} // namespace ninefold::store

namespace ninefold::session {

class Announcer;
class Examiner;
class Preferences;
class Timekeeper;

/// Compares the board with the rules and the solution, and corrects it at the player's request. Notes which puzzles
/// the player has solved.
class Checker : public QObject {
    Q_OBJECT

public:
    Checker(game::Game& game, const Examiner& examiner, store::Keeper& keeper, const Timekeeper& timekeeper,
            const store::SolvedList& solved, const Preferences& preferences, Announcer& announcer);

    /// Reports whether the board holds mistakes.
    void check();
    /// Undoes the moves back to before the first mistake.
    void goBeforeMistake();
    /// The same, for a caller that has already counted the help. There must be a solution.
    void undoMistakes();
    /// Fills in the solution, as one move.
    void solveNow();

signals:
    /// A check has found wrong digits in these cells.
    void mistakesFound(ninefold::Cells cells);
    /// The player has solved the puzzle; the program did not fill in the solution.
    void solvedByPlayer();
    /// The program has filled in the solution.
    void givenUp();

private:
    void compareWithSolution();
    void reportMistakes(const QString& sentence, Cells wrong = {});
    /// Removes what is wrong and keeps all other moves.
    void eraseMistakes();

    game::Game& game_;
    const Examiner& examiner_;
    store::Keeper& keeper_;
    const Timekeeper& timekeeper_;
    const Preferences& preferences_;
    Announcer& announcer_;
    /// True while the program itself fills in the solution.
    bool givenAway_ = false;
};

} // namespace ninefold::session
