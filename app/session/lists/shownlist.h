// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/puzzlerows.h"
#include "engine/rating/listedrating.h"

#include <cassert>
#include <optional>

namespace ninefold::session {

/// A list of puzzles as a window shows it. A value, for threads that write it: numbers are in the order of arrival,
/// rows in the displayed order.
struct ShownList {
    PuzzleRows puzzles;
    /// By number, empty = not rated yet. Shorter than the list until something is rated.
    std::vector<std::optional<rating::ListedRating>> ratings;
    /// The number of each row.
    std::vector<int> order;

    const std::optional<rating::ListedRating>& rating(int number) const {
        static constexpr std::optional<rating::ListedRating> notRated;
        assert(number >= 0);
        const auto at = static_cast<std::size_t>(number);
        return at < ratings.size() ? ratings[at] : notRated;
    }
    int numberAt(int row) const {
        assert(row >= 0 && static_cast<std::size_t>(row) < order.size());
        return order[static_cast<std::size_t>(row)];
    }
    int count() const { return puzzles.size(); }
    /// How many puzzles have been rated with that result.
    int countOf(solve::Verdict::Status status) const;
    /// The numbers of the puzzles that are not rated, from the top.
    std::vector<int> unrated() const;
};

} // namespace ninefold::session
