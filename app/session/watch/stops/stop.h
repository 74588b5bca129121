// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"
#include "engine/solve/solverstate.h"

#include <cstdint>
#include <vector>

namespace ninefold::session {

/// Something that can be waited for in a run.
struct StopCondition {
    enum class Kind : std::uint8_t {
        CellFilled,    ///< the cell has a digit
        CandidateGone, ///< the digit is no longer possible in the cell
        Level,         ///< exactly `number` guesses stand
        DeadEnd,
        EveryDeadEnd, ///< the dead ends whose count is a multiple of `number`
        Note,         ///< a clause of at most `number` literals is learned
        Restart,
        NoteUsed, ///< clause `number` is a reason, or fails
        LongJump, ///< more than one level is taken back at once
    };
    Kind kind = Kind::DeadEnd;
    Cell cell = 0;
    Digit digit = 1;
    int number = 1;

    /// Does it hold only at its event, and not as long as the board stays as it is?
    bool isMoment() const { return kind >= Kind::DeadEnd; }
    friend bool operator==(const StopCondition&, const StopCondition&) = default;
};

/// A breakpoint: a run stops where all its conditions begin to hold together.
struct Stop {
    std::vector<StopCondition> conditions;
    bool on = true;
    friend bool operator==(const Stop&, const Stop&) = default;
};

/// Follows a run event by event and reports where it stops.
class StopScan {
public:
    /// `before` is the state before the first event that is taken.
    StopScan(const std::vector<Stop>& stops, const solve::Solver& solver, const solve::SolverState& before);

    /// Returns whether one of the stops is here; `after` is the state after the event.
    bool take(const solve::SolverEvent& event, std::span<const solve::Literal> clause, const solve::SolverState& after);

private:
    struct Watched {
        StopCondition condition;
        bool holds = false;
    };
    struct Group {
        std::vector<Watched> conditions;
        bool momentary = false, met = false;
    };

    void update(Watched& watched, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
                const solve::SolverState& after) const;
    static bool holdsIn(const StopCondition& condition, const solve::SolverState& state);

    const solve::EventKind deadEnd_;
    std::vector<Group> groups_;
};

} // namespace ninefold::session
