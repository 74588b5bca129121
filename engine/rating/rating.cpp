// SPDX-License-Identifier: MIT
#include "engine/rating/rating.h"

#include <algorithm>

namespace ninefold::rating {

std::span<const Rating* const, kRatingCount> allRatings() {
    static constexpr std::array<const Rating*, kRatingCount> list = {
#define NINEFOLD_RATING(name) &ratings::name,
#include "engine/rating/ratings.def"
#undef NINEFOLD_RATING
    };
    return list;
}

std::array<int, kRatingCount> ratingsToRead() {
    static const std::array numbers = [] {
        std::array<int, kRatingCount> all{};
        for (int number = 0; number < kRatingCount; ++number) all[static_cast<std::size_t>(number)] = number;
        // Without ranges: clang 14 does not compile what the other form returns.
        std::stable_partition(all.begin(), all.end(), [](int number) {
            return allRatings()[static_cast<std::size_t>(number)]->stage == RatingStage::Derived;
        });
        return all;
    }();
    return numbers;
}

const Rating* ratingById(std::string_view id) {
    const auto all = allRatings();
    const auto found = std::ranges::find(all, id, &Rating::id);
    return found == all.end() ? nullptr : *found;
}

std::optional<RatingPlace> ratingColumn(std::string_view key) {
    for (int number = 0; number < kRatingCount; ++number) {
        const auto columns = allRatings()[static_cast<std::size_t>(number)]->columns;
        const auto found = std::ranges::find(columns, key, &RatingColumn::key);
        if (found != columns.end()) return RatingPlace{number, static_cast<int>(found - columns.begin())};
    }
    return std::nullopt;
}

} // namespace ninefold::rating
