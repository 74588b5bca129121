// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ninefold {

/// The six levels that a player chooses from, easiest first.
enum class Level { VeryEasy, Easy, Normal, Hard, VeryHard, Expert };
inline constexpr std::array kLevels = {Level::VeryEasy, Level::Easy,     Level::Normal,
                                       Level::Hard,     Level::VeryHard, Level::Expert};

/// "Very Easy" ...: the plain English name, which app/text translates.
std::string_view levelName(Level level);

/// Reads a level's name, whatever its case and however its words are joined: "very-easy", "VeryEasy".
std::optional<Level> levelFromName(std::string_view name);

} // namespace ninefold
