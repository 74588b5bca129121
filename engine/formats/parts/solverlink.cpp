// SPDX-License-Identifier: MIT
#include "engine/formats/parts/solverlink.h"

#include "engine/formats/parts/board.h"
#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {
namespace {

// The code of a cell, in base 36: 1-9 a given, 10-18 a placed digit, larger codes are 18 plus a mask of candidates.
// "8i" is 306 = 18 + 288: bits 5 and 8, so the candidates 6 and 9. SudokuWiki does not document the code; this is
// inferred from its links.
constexpr std::string_view kPrefix = "S9B";
constexpr int kLastGiven = 9, kLastPlaced = 18, kLastCode = kLastPlaced + 0x1FF;

int base36(char byte) {
    if (isDigit(byte)) return byte - '0';
    if (!isLetter(byte)) return -1;
    return (byte | 0x20) - 'a' + 10;
}

int cellCode(std::string_view text) {
    assert(text.size() == 2);
    const int high = base36(text[0]), low = base36(text[1]);
    return high < 0 || low < 0 ? -1 : 36 * high + low;
}

void setCell(Puzzle& puzzle, Cell cell, int code) {
    assert(code >= 1 && code <= kLastCode);
    if (code > kLastPlaced) {
        puzzle.grid.setCandidates(cell, Digits::fromMask(static_cast<unsigned>(code - kLastPlaced)));
        return;
    }
    puzzle.grid.setValue(cell, code > kLastGiven ? code - kLastGiven : code);
    puzzle.grid.setGiven(cell, code <= kLastGiven);
}

// The code since 2023 has no prefix: two characters in base 32 for each cell, a mask of candidates and, in the
// lowest bit, whether the cell is a clue. A placed digit is the only candidate of its cell.
constexpr std::string_view kMaskCode = "bd=";

int base32(char byte) {
    const int value = base36(byte);
    return value < 32 ? value : -1;
}

Puzzle puzzleFrom(const Listing& listing, Cells clues) {
    Puzzle puzzle;
    puzzle.givensKnown = puzzle.hasMarks = true;
    puzzle.grid = gridFromListing(listing);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (clues.has(cell)) puzzle.grid.setValue(cell, listing[cell].first());
        if (puzzle.grid.isSet(cell)) puzzle.grid.setGiven(cell, clues.has(cell));
    }
    return puzzle;
}

} // namespace

std::optional<Result<Puzzle>> parseMaskCode(std::string_view line) {
    const std::size_t at = line.find(kMaskCode);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view code = line.substr(at + kMaskCode.size());
    const auto end = std::ranges::find_if(code, [](char byte) { return base32(byte) < 0; });
    code = code.substr(0, static_cast<std::size_t>(end - code.begin()));
    // Anything else is 81 digits, or a form of another year.
    if (code.size() != 2 * kCellCount) return std::nullopt;
    Listing listing;
    Cells clues;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const std::size_t place = 2 * static_cast<std::size_t>(cell);
        const int number = 32 * base32(code[place]) + base32(code[place + 1]);
        listing[cell] = Digits::fromMask(static_cast<unsigned>(number >> 1));
        if ((number & 1) != 0) clues.add(cell);
        if (listing[cell].empty() || (clues.has(cell) && !listing[cell].single()))
            return Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::Address};
    }
    return puzzleFrom(listing, clues);
}

std::optional<Result<Puzzle>> parseSolverCode(std::string_view line) {
    const std::size_t at = line.find(kPrefix);
    if (at == std::string_view::npos || (at > 0 && (isLetter(line[at - 1]) || isDigit(line[at - 1]))))
        return std::nullopt;
    std::string_view code = line.substr(at + kPrefix.size());
    const auto end = std::ranges::find_if(code, [](char byte) { return base36(byte) < 0; });
    code = code.substr(0, static_cast<std::size_t>(end - code.begin()));
    if (code.size() < 20) return std::nullopt;
    if (code.size() != 2 * kCellCount) return Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::Address};
    Puzzle puzzle;
    puzzle.givensKnown = puzzle.hasMarks = true;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int number = cellCode(code.substr(2 * static_cast<std::size_t>(cell), 2));
        if (number < 1 || number > kLastCode) return Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::Address};
        setCell(puzzle, cell, number);
    }
    return puzzle;
}

} // namespace ninefold::formats::text
