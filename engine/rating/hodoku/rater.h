// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <map>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ninefold {

enum class HodokuGrade : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };
std::string_view hodokuGradeName(HodokuGrade grade);

/// A rating as HoDoKu gives it: the steps that its default solver takes, one after the other.
struct HodokuRating {
    int score = 0;
    HodokuGrade grade = HodokuGrade::Easy;
    /// How often each technique was used, by the ids of the engine's list; "brute-force" where nothing else was left.
    std::map<std::string_view, int> techniques;
    /// The one that scores most, of equals the first.
    std::string_view hardest;
    bool complete = false;
};

/// `solution` is the only one of the puzzle. What its candidates leave out beyond the rules (Sukaku) does not count.
HodokuRating rateByHodoku(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution,
                          std::stop_token stop = {});

} // namespace ninefold
