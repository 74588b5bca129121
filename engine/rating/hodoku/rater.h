// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/hodokugrade.h"

#include <array>
#include <cstdint>
#include <map>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ninefold::rating {

/// A rating as HoDoKu by Bernhard Hobiger computes it, from the steps that its default solver takes.
struct HodokuRating {
    int score = 0;
    logic::HodokuGrade grade = logic::HodokuGrade::Easy;
    /// How often each technique was used, by the ids of the engine's list; "brute-force" where no technique
    /// applied.
    std::map<std::string_view, int> techniques;
    /// The technique with the highest score, the first of several.
    std::string_view hardest;
    bool complete = false;
};

/// `solution` is the only one of the puzzle, with the candidates of the grid.
HodokuRating rateByHodoku(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution,
                          std::stop_token stop = {});

} // namespace ninefold::rating
