// SPDX-License-Identifier: MIT
#include "engine/formats/scan/progressline.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>

namespace ninefold::formats::text {

bool isMeantAsProgress(std::string_view line) {
    constexpr std::size_t kShortest = 3, kLongest = 8;
    line = trimmed(line);
    return line.size() >= kShortest && line.size() <= kLongest && (line.front() == 'I' || line.front() == 'E') &&
           isDigit(line.back()) && std::ranges::all_of(line, [](char byte) { return isDigit(byte) || isLetter(byte); });
}

std::optional<ProgressLine> parseProgressLine(std::string_view line) {
    line = trimmed(line);
    const bool placed = line.starts_with('I');
    if (line.size() != (placed ? 4 : 6) || (!placed && !line.starts_with('E'))) return std::nullopt;
    if (!std::ranges::all_of(line.substr(1), isDigit)) return std::nullopt;
    const Cell cell = 10 * (line[1] - '0') + (line[2] - '0');
    const Digit digit = line.back() - '0';
    const bool isThreeDigits = placed || line.substr(3, 2) == "00";
    if (cell >= kCellCount || digit == 0 || !isThreeDigits) return std::nullopt;
    return ProgressLine{placed, cell, digit};
}

bool applyProgress(const ProgressLine& progress, Puzzle& puzzle) {
    Grid& grid = puzzle.grid;
    if (!progress.placed) {
        grid.removeCandidate(progress.cell, progress.digit);
        puzzle.hasMarks = true;
        return true;
    }
    puzzle.givensKnown = true;
    if (grid.isGiven(progress.cell)) return grid.value(progress.cell) == progress.digit;
    grid.place(progress.cell, progress.digit);
    return true;
}

} // namespace ninefold::formats::text
