// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/solve/verdict.h"

#include <utility>
#include <vector>

namespace ninefold::rating {

/// The difficulty of a puzzle in a list, in a compact form, because a list may have fifty thousand puzzles.
struct ListedRating {
    /// All other fields are valid only for a unique solution.
    solve::Verdict::Status status = solve::Verdict::Status::Unique;
    /// By Ninefold's own rule.
    Level level = Level::VeryEasy;
    HodokuGrade grade = HodokuGrade::Easy;
    int score = 0, branching = 0;
    /// On Sudoku Explainer's scale, in tenths; `hardest` is -1 where the rating ended before the solution.
    int hardest = 0, pearl = 0, diamond = 0;

    bool isKnown() const { return status == solve::Verdict::Status::Unique; }
    friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

/// The number of each puzzle with its rating.
using ListedRatings = std::vector<std::pair<int, ListedRating>>;

} // namespace ninefold::rating
