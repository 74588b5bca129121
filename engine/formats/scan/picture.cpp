// SPDX-License-Identifier: MIT
#include "engine/formats/scan/picture.h"

#include "engine/formats/parts/row.h"

#include <cassert>
#include <string>

namespace ninefold::formats::text {
namespace {

constexpr std::size_t kWidth = 9 * 4 - 1; // three characters for each cell and the separators
constexpr int kMostLines = 60;            // including the lines between the rows

/// The digits of one of the three lines of a row; false when a character is at a wrong position.
bool readLine(std::string_view line, int third, Digits* cells) {
    assert(third >= 0 && third < 3 && cells != nullptr);
    if (line.size() > kWidth || line.size() < kWidth / 2) return false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool between = at % 4 == 3;
        const bool boxEnds = at == 11 || at == 23;
        const char digit = static_cast<char>('1' + 3 * third + static_cast<int>(at % 4));
        if (between ? line[at] != (boxEnds ? '|' : ' ') : line[at] != digit && line[at] != ' ' && line[at] != '.')
            return false;
        if (!between && line[at] == digit) cells[at / 4].add(digit - '0');
    }
    return true;
}

} // namespace

bool beginsPicture(std::string_view line) {
    Digits cells[9];
    return readLine(line, 0, cells);
}

PictureEnd readPicture(LineCursor& cursor, Listing& listing) {
    listing = {};
    LineCursor ahead = cursor;
    std::string buffer;
    for (int n = 0, lines = 0; n < 27; ++lines) {
        Line line;
        if (lines == kMostLines) return PictureEnd::None;
        if (!ahead.next(line)) return ahead.isCut() ? PictureEnd::Cut : PictureEnd::None;
        const std::string_view text = cleaned(line.text, buffer);
        const bool parts = n % 3 == 0 && (trimmed(text).empty() || isBorder(text));
        if (parts) continue;
        if (!readLine(text, n % 3, &listing[cellAt(n / 3, 0)])) return PictureEnd::None;
        ++n;
    }
    cursor = ahead;
    return PictureEnd::Whole;
}

} // namespace ninefold::formats::text
