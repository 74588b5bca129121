// SPDX-License-Identifier: MIT
// The first band can be drawn uniformly without a search: shuffle the second row until it shares no digit with the
// first inside a box (one shuffle in thirty succeeds); then three digits remain for each box of the third row, and
// they fit. The first stack is drawn in the same way, column by column. Nearly every such cross can be completed.
//
//     # # # # # # # # #
//     # # # # # # # # #
//     # # # # # # # # #
//     # # # . . . . . .
//     # # # . . . . . .   ...
#include "engine/generator/solutiongrid.h"

#include "engine/core/digits.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace ninefold::generator {
namespace {

using Line = std::array<std::uint8_t, 9>;

/// The three digits of block 0, 1 or 2 of a line.
Digits block(const Line& line, int which) {
    Digits digits;
    for (int i = 3 * which; i < 3 * which + 3; ++i)
        if (line[i] != 0) digits.add(line[i]);
    return digits;
}

bool meetInABlock(const Line& a, const Line& b) {
    for (int which = 0; which < 3; ++which)
        if (!(block(a, which) & block(b, which)).empty()) return true;
    return false;
}

/// Fills line[from..] with the digits that line[..from) lacks, in random order.
void drawRest(Line& line, int from, Random& random) {
    Digits left = Digits::all();
    for (int i = 0; i < from; ++i) left.remove(line[i]);
    assert(left.count() == 9 - from);
    for (int i = from; const Digit digit : left) line[i++] = static_cast<std::uint8_t>(digit);
    std::span<std::uint8_t> rest(line.begin() + from, line.end());
    random.shuffle(rest);
}

/// Draws three lines that are valid together; the first `fixed` digits of each are already set.
void drawLines(std::array<Line, 3>& lines, int fixed, Random& random) {
    drawRest(lines[0], fixed, random);
    do drawRest(lines[1], fixed, random);
    while (meetInABlock(lines[0], lines[1]));
    for (int which = fixed / 3; which < 3; ++which) {
        int at = 3 * which;
        for (const Digit digit : Digits::all() - block(lines[0], which) - block(lines[1], which))
            lines[2][at++] = static_cast<std::uint8_t>(digit);
        assert(at == 3 * which + 3);
        std::span<std::uint8_t> three(lines[2].begin() + 3 * which, 3);
        random.shuffle(three);
    }
}

Solution randomCross(Random& random) {
    Solution grid{};
    std::array<Line, 3> rows{}, columns{};
    drawLines(rows, 0, random);
    for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c) columns[c][r] = rows[r][c];
    drawLines(columns, 3, random);
    for (int line = 0; line < 3; ++line)
        for (int i = 0; i < 9; ++i) {
            grid[9 * line + i] = rows[line][i];
            grid[9 * i + line] = columns[line][i];
        }
    return grid;
}

} // namespace

Solution randomSolution(Random& random, solve::FastSolver& solver) {
    while (true)
        if (const auto answer = solver.solve(randomCross(random), 1); answer.solutions > 0) return answer.solution[0];
}

} // namespace ninefold::generator
