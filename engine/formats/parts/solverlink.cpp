// SPDX-License-Identifier: MIT
#include "engine/formats/parts/solverlink.h"

#include "engine/formats/parts/signs.h"

#include <algorithm>

namespace ninefold::text {
namespace {

// The code of a cell, to the base 36: 1-9 a given, 10-18 a placed digit, above that 18 and a mask of candidates. "8i"
// is 306 = 18 + 288: bits 5 and 8, so the candidates 6 and 9. SudokuWiki does not describe it; this is what its links
// show.
constexpr std::string_view kPrefix = "S9B";
constexpr int kLastGiven = 9, kLastPlaced = 18, kLastCode = kLastPlaced + 0x1FF;

int base36(char byte) {
    if (isDigit(byte)) return byte - '0';
    if (!isLetter(byte)) return -1;
    return (byte | 0x20) - 'a' + 10;
}

int cellCode(std::string_view text) {
    const int high = base36(text[0]), low = base36(text[1]);
    return high < 0 || low < 0 ? -1 : 36 * high + low;
}

void setCell(Puzzle& puzzle, Cell cell, int code) {
    if (code > kLastPlaced) {
        puzzle.grid.setCandidates(cell, Digits::fromMask(static_cast<unsigned>(code - kLastPlaced)));
        return;
    }
    puzzle.grid.setValue(cell, code > kLastGiven ? code - kLastGiven : code);
    puzzle.grid.setGiven(cell, code <= kLastGiven);
}

} // namespace

std::optional<Result<Puzzle>> parseSolverCode(std::string_view line) {
    const std::size_t at = line.find(kPrefix);
    if (at == std::string_view::npos || (at > 0 && (isLetter(line[at - 1]) || isDigit(line[at - 1]))))
        return std::nullopt;
    std::string_view code = line.substr(at + kPrefix.size());
    const auto end = std::ranges::find_if(code, [](char byte) { return base36(byte) < 0; });
    code = code.substr(0, static_cast<std::size_t>(end - code.begin()));
    if (code.size() < 20) return std::nullopt;
    if (code.size() != 2 * kCellCount) return Error{.code = ErrorCode::Damaged, .detail = "the link"};
    Puzzle puzzle;
    puzzle.givensKnown = puzzle.hasMarks = true;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int number = cellCode(code.substr(2 * static_cast<std::size_t>(cell), 2));
        if (number < 1 || number > kLastCode) return Error{.code = ErrorCode::Damaged, .detail = "the link"};
        setCell(puzzle, cell, number);
    }
    return puzzle;
}

std::string_view findAddress(std::string_view line) {
    const std::size_t at = line.find("http");
    if (at == std::string_view::npos) return {};
    const std::size_t end = line.find_first_of(" \t\"'<>)]", at);
    const std::string_view address = line.substr(at, end - at);
    return address.find("://") != std::string_view::npos ? address : std::string_view{};
}

} // namespace ninefold::text
