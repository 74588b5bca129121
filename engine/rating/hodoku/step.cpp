// SPDX-License-Identifier: MIT
#include "engine/rating/hodoku/step.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace ninefold::rating::hodoku {

void Step::tidy() {
    std::sort(removals.begin(), removals.end());
    removals.erase(std::unique(removals.begin(), removals.end()), removals.end());
}

void apply(const Step& step, Board& board) {
    assert(step.cell >= 0 || !step.removals.empty());
    if (step.cell >= 0) board.set(step.cell, step.digit);
    for (const Removal& removal : step.removals) board.remove(removal.cell, removal.digit);
}

/// HoDoKu's own number for breaking ties; it has no other meaning.
long weightOf(const std::vector<Removal>& removals) {
    long sum = 0, weight = 1;
    for (const Removal& removal : removals) {
        sum += removal.cell * weight + removal.digit;
        weight += 80;
    }
    return sum;
}

void Best::offer(const Step& step, int length) {
    const long sum = weightOf(step.removals);
    const auto size = static_cast<long>(step.removals.size()), bestSize = static_cast<long>(best_.removals.size());
    // More removals first, hence the minus; of equal steps the earlier one stays.
    if (found_ && std::tuple(-size, length, sum) >= std::tuple(-bestSize, length_, sum_)) return;
    best_ = step;
    length_ = length;
    sum_ = sum;
    found_ = true;
}

bool Best::take(Step& step) {
    if (found_) step = std::move(best_);
    return found_;
}

} // namespace ninefold::rating::hodoku
