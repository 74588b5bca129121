// SPDX-License-Identifier: MIT
#include "engine/rating/level.h"

#include <cassert>
#include <string>

namespace ninefold::rating {
namespace {

std::string lettersOf(std::string_view name) {
    std::string letters;
    for (const char character : name) {
        // Letters only, in lower case: so "Very Easy", "very-easy" and "VERYEASY" are the same name.
        const char lower = static_cast<char>(character | 0x20);
        if (lower >= 'a' && lower <= 'z') letters += lower;
        else if (character != ' ' && character != '-' && character != '_') return {};
    }
    return letters;
}

} // namespace

std::string_view levelName(Level level) {
    static constexpr std::array<std::string_view, kLevels.size()> names = {"Very Easy", "Easy",      "Normal",
                                                                           "Hard",      "Very Hard", "Expert"};
    assert(static_cast<std::size_t>(level) < names.size());
    return names[static_cast<std::size_t>(level)];
}

std::optional<Level> levelFromName(std::string_view name) {
    const std::string letters = lettersOf(name);
    for (const Level level : kLevels)
        if (!letters.empty() && letters == lettersOf(levelName(level))) return level;
    return std::nullopt;
}

} // namespace ninefold::rating
