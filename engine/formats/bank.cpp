// SPDX-License-Identifier: MIT
// The puzzle bank of Sudoku Exchange: twelve signs of a hash, 81 digits, a rating.
//
//     f1aca333ddd5 073400002801032600004000531536201798719800246000700000190500367060008400000096020  1.2
//
// Every line has 100 bytes, its end counted, so that programs can jump to a line. The hash is the beginning of the
// SHA-1 of the digits. It is kept as the id and not compared: a puzzle whose hash is wrong is still a puzzle. Without
// both, hash and rating, such a line is one like any other (line81.cpp).
#include "engine/formats/format.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

#include <algorithm>

namespace ninefold::formats {

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
    .read = scanPuzzles,
};

} // namespace ninefold::formats
