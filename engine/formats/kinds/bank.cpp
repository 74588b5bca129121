// SPDX-License-Identifier: MIT
// The puzzle bank of Sudoku Exchange: one line per puzzle with 12 characters of a hash, 81 digits and a rating.
//
//     f1aca333ddd5 073400002801032600004000531536201798719800246000700000190500367060008400000096020  1.2
//
// Every line has 100 bytes including its line end, so that programs can jump to a line by its number. The hash is
// the beginning of the SHA-1 of the digits. The reader keeps it as the id and does not verify it: a puzzle with a
// wrong hash is still a puzzle. A line without the hash or without the rating is an ordinary line of 81 characters
// (line81.cpp).
#include "engine/formats/format.h"
#include "engine/formats/parts/characters.h"
#include "engine/formats/scan/scan.h"

#include <algorithm>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool isHash(std::string_view id) {
    const auto isHex = [](char byte) { return isDigit(byte) || (byte >= 'a' && byte <= 'f'); };
    return id.size() == 12 && std::ranges::all_of(id, isHex);
}

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line && isHash(sample.puzzle.id) && !sample.puzzle.rating.empty();
}

} // namespace

const Format bank = {
    .id = "bank",
    .name = "Sudoku Exchange bank",
    .extensions = "txt",
    .fits = fits,
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
