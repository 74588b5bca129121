// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/puzzlereading.h"

namespace ninefold::session {

/// The puzzles of a list in their batches. A value: copies share the batches, which never change, so threads may
/// read the list that the window shows.
class PuzzleRows {
public:
    void add(const Puzzles& puzzles);
    int size() const { return count_; }
    formats::Puzzle operator[](int row) const;

private:
    std::vector<Puzzles> batches_;
    /// The first row of each batch.
    std::vector<int> starts_;
    int count_ = 0;
};

} // namespace ninefold::session
