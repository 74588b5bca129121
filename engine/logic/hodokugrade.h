// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ninefold::logic {

/// The grades of HoDoKu by Bernhard Hobiger, of techniques and of whole puzzles.
enum class HodokuGrade : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };
inline constexpr std::array kHodokuGrades = {HodokuGrade::Easy, HodokuGrade::Medium, HodokuGrade::Hard,
                                             HodokuGrade::Unfair, HodokuGrade::Extreme};

/// The English name, which app/documents/text translates.
constexpr std::string_view hodokuGradeName(HodokuGrade grade) {
    constexpr std::array<std::string_view, kHodokuGrades.size()> names = {"Easy", "Medium", "Hard", "Unfair",
                                                                          "Extreme"};
    return names[static_cast<std::size_t>(grade)];
}

} // namespace ninefold::logic
