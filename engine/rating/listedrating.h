// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"
#include "engine/rating/rating.h"

#include <cassert>

namespace ninefold::rating {

/// The difficulty of a puzzle in a list: values without details, because a list may have fifty thousand puzzles.
struct ListedRating {
    /// The values are valid only for a unique solution.
    solve::Verdict::Status status = solve::Verdict::Status::Unique;
    /// In the order of allRatings().
    std::array<RatingValues, kRatingCount> values{};

    bool isKnown() const { return status == solve::Verdict::Status::Unique; }
    int at(RatingPlace place) const {
        return values[static_cast<std::size_t>(place.rating)][static_cast<std::size_t>(place.column)];
    }
    /// The value in a column that exists.
    int value(std::string_view key) const {
        const auto place = ratingColumn(key);
        assert(place);
        return at(*place);
    }
    /// By Ninefold's own rule.
    Level level() const { return static_cast<Level>(value("level")); }

    friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

/// The number of each puzzle with its rating.
using ListedRatings = std::vector<std::pair<int, ListedRating>>;

} // namespace ninefold::rating
