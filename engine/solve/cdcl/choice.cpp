// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/choice.h"

#include "engine/solve/heldboard.h"

#include <bit>
#include <cassert>

namespace ninefold::solve::cdcl {

void Activity::decay() {
    constexpr float kGrowth = 1.0f / 0.97f;
    constexpr float kMost = 1e20f;
    step_ *= kGrowth;
    if (step_ < kMost) return;
    for (float& score : scores_) score /= kMost;
    step_ /= kMost;
}

namespace {

/// The candidate of the cell with the highest activity, the smallest among equals.
Literal highestActivity(Cell cell, const Board& board, const Activity& activity) {
    assert(board.candidates[cell].count() >= 2);
    Digit best = board.candidates[cell].first();
    for (const Digit digit : board.candidates[cell])
        if (activity.of(cell, digit) > activity.of(cell, best)) best = digit;
    return Literal::is(cell, best);
}

/// The number of digits in a mask, as a table: not every processor counts bits in one instruction.
consteval std::array<std::uint8_t, 512> makeCounts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned mask = 0; mask < 512; ++mask) counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    return counts;
}
constexpr std::array<std::uint8_t, 512> kCounts = makeCounts();

/// The degree counts blank cells in the row, the column and the box; the activity weighs more than any degree.
float weightedDegree(Cell cell, const Board& board, const Activity& activity) {
    constexpr float kHeavy = 1000;
    float degree = 0, weight = 0;
    for (const House house : kHousesOfCells[cell]) degree += board.blanksIn[house];
    for (const Digit digit : board.candidates[cell]) weight += activity.of(cell, digit);
    return degree + kHeavy * weight;
}

} // namespace

Literal mostConstrained(const Board& board, const Activity& activity) {
    assert(!board.blanks.empty());
    Cell best = -1;
    unsigned fewest = kDigitCount + 1;
    float highest = 0;
    for (const Cell cell : board.blanks) {
        const unsigned count = kCounts[board.candidates[cell].mask()];
        if (count > fewest) continue;
        const float weight = weightedDegree(cell, board, activity);
        if (count < fewest || weight > highest) {
            best = cell;
            fewest = count;
            highest = weight;
        }
    }
    return highestActivity(best, board, activity);
}

Literal mostActive(const Board& board, const Activity& activity) {
    assert(!board.blanks.empty());
    Literal best = highestActivity(board.blanks.first(), board, activity);
    for (const Cell cell : board.blanks) {
        const Literal here = highestActivity(cell, board, activity);
        if (activity.of(here.cell(), here.digit()) > activity.of(best.cell(), best.digit())) best = here;
    }
    return best;
}

} // namespace ninefold::solve::cdcl
