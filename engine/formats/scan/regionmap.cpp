// SPDX-License-Identifier: MIT
#include "engine/formats/scan/regionmap.h"

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"
#include "engine/formats/relatedgrids.h"

#include <string>

namespace ninefold::formats::text {
namespace {

constexpr std::size_t kWidth = 9;

/// The nine letters of a row, separated or not; empty for any other line.
std::string lettersOf(std::string_view line) {
    std::string letters;
    for (const char character : line) {
        if (separatesWords(character)) continue;
        if (!isLetter(character) || letters.size() == kWidth) return {};
        letters += character;
    }
    return letters.size() == kWidth ? letters : std::string();
}

} // namespace

bool beginsRegionMap(std::string_view line) {
    constexpr std::size_t kLongest = 60;
    return line.size() >= kWidth && line.size() <= kLongest && !lettersOf(line).empty();
}

std::optional<Grid> readRegionMap(LineCursor& cursor, bool& cut) {
    std::string names, buffer;
    Grid grid;
    for (int row = 0; row < static_cast<int>(kWidth); ++row) {
        Line line;
        if (!cursor.next(line)) {
            cut = cursor.isCut();
            return std::nullopt;
        }
        const std::string letters = lettersOf(cleaned(line.text, buffer));
        if (letters.empty()) return std::nullopt;
        for (int column = 0; column < static_cast<int>(kWidth); ++column) {
            const char letter = letters[static_cast<std::size_t>(column)];
            if (names.find(letter) == std::string::npos) names += letter;
            if (names.size() > kWidth) return std::nullopt;
            grid.setValue(cellAt(row, column), static_cast<Digit>(names.find(letter)) + 1);
        }
    }
    return isRegionMap(grid) ? std::optional(grid) : std::nullopt;
}

} // namespace ninefold::formats::text
