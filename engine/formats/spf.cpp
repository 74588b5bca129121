// SPDX-License-Identifier: MIT
// Sudoku Puzzle Format 1.0: a head line, then a line of 81 signs for each puzzle, _ for a blank.
#include "engine/formats/format.h"
#include "engine/formats/scan/scanner.h"

#include <algorithm>

namespace ninefold::formats {

using namespace text;

namespace {

bool detect(std::string_view head) {
    constexpr std::string_view mark = "#spf1.";
    return std::ranges::equal(head.substr(0, mark.size()), mark, {}, [](char byte) {
        return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
    });
}

} // namespace

const Format spf = {
    .id = "spf",
    .name = "Sudoku Puzzle Format",
    .extensions = "spf",
    .detect = detect,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
