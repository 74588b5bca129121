// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ninefold::verify {

/// How far a step could be checked.
enum class Evidence : std::uint8_t {
    Pattern, ///< what the step names proves all that it concludes
    Solver,  ///< what it concludes is true, but needs more than it names, or more tries than the prover makes
    Refuted, ///< some of it is false in a solution
};

inline constexpr std::array kEvidences = {Evidence::Pattern, Evidence::Solver, Evidence::Refuted};

/// "pattern", "solver", "refuted"
std::string_view evidenceName(Evidence evidence);

/// Checks the steps of one puzzle one after the other, each in two ways: by the fast solver against the solutions of
/// the puzzle, and by a small prover that knows only what the step names.
class Verifier {
public:
    /// `start` is the position before the first step. With `candidatesBind` its candidates restrict the solutions.
    Verifier(const Grid& start, bool candidatesBind);

    /// Checks a step of the present position.
    Evidence check(const logic::Step& step);
    void apply(const logic::Step& step);

private:
    using Values = std::array<std::uint8_t, kCellCount>;

    bool isTrue(const logic::Deduction& deduction);

    /// With all candidates that restrict the solutions.
    Grid puzzle_;
    Grid now_;
    const bool candidatesBind_;
    solve::FastSolver solver_;
    /// If there is only one.
    std::optional<Values> solution_;
};

} // namespace ninefold::verify
