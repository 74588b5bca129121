// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/solve/verdict.h"

#include <utility>
#include <vector>

namespace ninefold {

/// How hard a puzzle of a list is, as small as it can be kept: a list may have fifty thousand.
struct ListedRating {
    /// Without one solution nothing else is known.
    Verdict::Status status = Verdict::Status::Unique;
    /// By Ninefold's own rule.
    Level level = Level::VeryEasy;
    HodokuGrade grade = HodokuGrade::Easy;
    int score = 0, branching = 0;
    /// On Sudoku Explainer's scale, in tenths; `hardest` is -1 where it came to an end before the solution.
    int hardest = 0, pearl = 0, diamond = 0;

    bool isKnown() const { return status == Verdict::Status::Unique; }
    friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

/// The ratings by the numbers of their puzzles.
using ListedRatings = std::vector<std::pair<int, ListedRating>>;

} // namespace ninefold
