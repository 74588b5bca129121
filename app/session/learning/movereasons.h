// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"
#include "engine/generator/solutiongrid.h"
#include "engine/logic/step.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ninefold::session {

/// The puzzle of a game, as reasons need it.
struct ReasonedPuzzle {
    Grid puzzle;
    generator::Solution solution{};
    /// The candidates belong to the puzzle.
    bool candidatesBind = false;
};

/// What a move of the player states, and the position in which it was made: a digit, or candidates that cannot be.
struct MoveStatement {
    Grid position;
    std::vector<logic::Deduction> deductions;
    friend bool operator==(const MoveStatement&, const MoveStatement&) = default;
};

/// Nothing for a move that states nothing, such as writing candidates, or that only repeats the rules; nor on a board
/// with a wrong digit, for a wrong move, and for a move of more cells than a player changes at once.
///
/// The position has the player's candidates where there are any, as for hints; if these are wrong, or the player keeps
/// none, all that the rules allow.
std::optional<MoveStatement> statementOf(const game::Sheet& before, const Move& move, const ReasonedPuzzle& puzzle);

/// The reason for a move that states something.
struct MoveReason {
    enum class Kind {
        Proved,    ///< by a step
        Continued, ///< by the step of the last move, which removes more than that move did
        Unproved,  ///< right, but not by a step that the program knows: often a guess
    };
    Kind kind = Kind::Unproved;
    /// Null if unproved.
    const logic::Technique* technique = nullptr;
    friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

/// Finds the reasons of the moves of a game, in their order. A value.
class MoveReasons {
public:
    /// `unique`: techniques may use that there is one solution.
    explicit MoveReasons(bool unique = false) : unique_(unique) {}

    /// Takes a moment where no single proves the move, so it belongs in a thread. When stopped, the answer is of no
    /// use.
    MoveReason reasonOf(const MoveStatement& statement, const std::stop_token& stop = {});

private:
    const logic::Technique* earlierProofOf(const logic::Deduction& deduction) const;

    bool unique_;
    /// What the last step removes, as far as the player has not carried it out.
    std::vector<logic::Deduction> open_;
    /// What all steps so far have proved. After some of it was played simpler steps come up, but the rest is proved.
    std::vector<std::pair<logic::Deduction, const logic::Technique*>> proved_;
    const logic::Technique* technique_ = nullptr;
};

/// The reason of each move of a game, in their order; nothing for those that state nothing. `sheet`: as it was before
/// the first. Ends early when stopped.
std::vector<std::optional<MoveReason>> reasonsOf(std::span<const Move> moves, game::Sheet sheet,
                                                 const ReasonedPuzzle& puzzle, const std::stop_token& stop = {});

} // namespace ninefold::session
