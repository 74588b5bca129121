// SPDX-License-Identifier: MIT
// Sudoku Puzzle Format 1.0: a head line, then a line of 81 characters for each puzzle, _ for a blank cell. It was
// defined for a university class, and programs by its students still use it.
//
//     #spf1.0
//     _734____28_1_326____4___5315362_17987198__246___7_____19_5__367_6___84______96_2_
//
// Only the head line distinguishes the format, so detection looks at nothing else; it may be in capital letters.
#include "engine/formats/format.h"

#include <algorithm>

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
