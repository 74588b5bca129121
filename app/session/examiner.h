// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/generator/solutiongrid.h"
#include "engine/solve/verdict.h"

#include <QObject>

#include <optional>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Announcer;
class EngineSession;
class Preferences;
class Timekeeper;

/// Has the engine examine each puzzle that comes on the board, and knows what follows from its verdict: the solution,
/// whether there can be hints, and the question for the logic solver.
class Examiner : public QObject {
    Q_OBJECT

public:
    Examiner(const game::Game& game, const Timekeeper& timekeeper, const Preferences& preferences,
             EngineSession& engine, Announcer& announcer);

    /// The engine's verdict on the puzzle; empty while it is being examined.
    const std::optional<solve::Verdict>& verdict() const { return verdict_; }
    /// The solution; empty if it is unknown, or there is none or more than one.
    const std::optional<generator::Solution>& solution() const { return solution_; }
    /// The puzzle as the solvers get it: the givens, and the candidates if they belong to the puzzle.
    Grid puzzleGrid() const;
    bool candidatesBind() const;
    /// The puzzle with the digits that the player has set, and with its candidates if they bind.
    Grid playedGrid() const;
    /// The question for the logic solver: the current position, the chosen techniques, and whether they may use
    /// uniqueness.
    LogicQuestion logicQuestion() const;
    /// Why hints are not possible now, as one sentence; empty if they are.
    QString whyNoLogic() const;
    /// Are hints impossible only because the engine is still examining the puzzle?
    bool isVerdictAwaited() const;

signals:
    void solutionChanged();

private:
    void beginGame();
    void takeVerdict(const solve::Verdict& verdict);

    const game::Game& game_;
    const Timekeeper& timekeeper_;
    const Preferences& preferences_;
    EngineSession& engine_;
    Announcer& announcer_;
    std::optional<solve::Verdict> verdict_;
    std::optional<generator::Solution> solution_;
};

} // namespace ninefold::session
