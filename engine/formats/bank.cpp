// SPDX-License-Identifier: MIT
// The puzzle bank of Sudoku Exchange: twelve signs of a hash, 81 digits, a rating.
#include "engine/formats/format.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

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
