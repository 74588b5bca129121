// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/choice.h"

namespace ninefold::cdcl {

void Activity::fade() {
    constexpr float kGrowth = 1.0f / 0.95f;
    constexpr float kMost = 1e20f;
    step_ *= kGrowth;
    if (step_ < kMost) return;
    for (float& score : scores_) score /= kMost;
    step_ /= kMost;
}

namespace {

/// The candidate of the cell that had most to do with conflicts, the smallest among equals.
Literal liveliest(Cell cell, const Board& board, const Activity& activity) {
    Digit best = board.candidates[cell].first();
    for (const Digit digit : board.candidates[cell])
        if (activity.of(cell, digit) > activity.of(cell, best)) best = digit;
    return Literal::is(cell, best);
}

} // namespace

Literal mostConstrained(const Board& board, const Activity& activity) {
    Cell best = -1;
    int fewest = kDigitCount + 1;
    int highest = 0;
    for (const Cell cell : board.blanks) {
        const int count = board.candidates[cell].count();
        if (count > fewest) continue;
        int degree = 0;
        for (const House house : housesOf(cell)) degree += (kHouses[house] & board.blanks).count();
        if (count < fewest || degree > highest) {
            best = cell;
            fewest = count;
            highest = degree;
        }
    }
    return liveliest(best, board, activity);
}

Literal mostActive(const Board& board, const Activity& activity) {
    Literal best = liveliest(board.blanks.first(), board, activity);
    for (const Cell cell : board.blanks) {
        const Literal here = liveliest(cell, board, activity);
        if (activity.of(here.cell(), here.digit()) > activity.of(best.cell(), best.digit())) best = here;
    }
    return best;
}

} // namespace ninefold::cdcl
