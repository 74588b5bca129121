// SPDX-License-Identifier: MIT
#pragma once

#include "engine/analysis/automorphisms.h"
#include "engine/analysis/backdoors.h"
#include "engine/analysis/givens.h"

#include <optional>

namespace ninefold::analysis {

/// How far the search for properties goes.
struct PropertyLimits {
    /// The size of backdoors.
    int backdoorCells = 3;
    /// The solutions that are counted without a given.
    std::uint64_t solutions = 10'000;
    /// The automorphisms that are listed.
    std::size_t automorphisms = 100;
};

/// What is known of a puzzle besides its ratings.
struct PuzzleProperties {
    std::vector<WithoutGiven> withoutEach;
    Automorphisms automorphisms;
    /// Nothing unless the puzzle has one solution.
    std::optional<Backdoors> backdoors;
    std::vector<MagicCandidate> magicCandidates;

    /// The givens that can be left out, each alone.
    Cells redundant() const;
};

/// `solution`: the only one, if there is only one. If it is stopped, what was not finished is not complete.
PuzzleProperties propertiesOf(const Grid& puzzle, const std::optional<Values>& solution,
                              const PropertyLimits& limits = {}, const std::stop_token& stop = {});

} // namespace ninefold::analysis
