// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/values.h"
#include "engine/formats/puzzle.h"
#include "engine/generator/canonical.h"
#include "engine/solve/bitboard.h"
#include "engine/solve/verdict.h"

namespace ninefold::library {

/// Finds what the library keeps about puzzles. One object for each thread: it keeps its memory.
class Examination {
public:
    struct Found {
        /// Nothing unless there is exactly one solution by the digits alone.
        std::optional<NewPuzzle> puzzle;
        /// A full right board has no cells to solve.
        bool isBoard = false;
        solve::Verdict::Status status = solve::Verdict::Status::Invalid;
    };
    Found examine(const formats::Puzzle& puzzle);
    /// The canonical form, by which puzzles that are the same up to symmetry are one. `cells`: 81 characters.
    QString canonical(const QString& cells);

private:
    generator::Canonical canonical_;
    solve::FastSolver solver_;
};

/// Bit n: the cells have symmetry number n.
int symmetriesOf(Cells givens);

StoredRating storedRating(const rating::PuzzleRatings& ratings);

} // namespace ninefold::library
