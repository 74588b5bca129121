// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ninefold::rating {

/// The six levels that a player chooses from, easiest first.
enum class Level { VeryEasy, Easy, Normal, Hard, VeryHard, Expert };
inline constexpr std::array kLevels = {Level::VeryEasy, Level::Easy,     Level::Normal,
                                       Level::Hard,     Level::VeryHard, Level::Expert};

/// A third of a level.
enum class LevelPart { Easier, Middle, Harder };
inline constexpr std::array kLevelParts = {LevelPart::Easier, LevelPart::Middle, LevelPart::Harder};

/// The English name ("Very Easy" ...), which app/documents/text translates.
std::string_view levelName(Level level);

/// Reads the name of a level in any case and with any separators: "very-easy", "VeryEasy".
std::optional<Level> levelFromName(std::string_view name);

} // namespace ninefold::rating
