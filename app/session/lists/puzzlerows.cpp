// SPDX-License-Identifier: MIT
#include "app/session/lists/puzzlerows.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

void PuzzleRows::add(const Puzzles& puzzles) {
    assert(puzzles != nullptr);
    starts_.push_back(count_);
    batches_.push_back(puzzles);
    count_ += puzzles->size();
}

formats::Puzzle PuzzleRows::operator[](int row) const {
    assert(row >= 0 && row < count_);
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), row);
    const auto batch = static_cast<std::size_t>(next - starts_.begin()) - 1;
    return (*batches_[batch])[row - starts_[batch]];
}

} // namespace ninefold::session
