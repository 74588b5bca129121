// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/tree/searchtree.h"

#include <vector>

namespace ninefold::session {

/// Where the nodes of a search tree are drawn: a guess without guesses below it is one unit wide, and every other one
/// is drawn over the middle of those below it. The rows are the levels.
class TreeLayout {
public:
    struct Place {
        /// In units, from the left.
        double left = 0, right = 1, middle = 0.5;
    };

    TreeLayout() = default;
    explicit TreeLayout(const SearchTree& tree);

    /// By node.
    const std::vector<Place>& places() const { return places_; }
    /// The width of the whole tree.
    double leaves() const { return places_.empty() ? 0 : places_.front().right; }
    /// The number of the last row, with levels that are only counted.
    int deepest() const { return deepest_; }

private:
    std::vector<Place> places_;
    int deepest_ = 0;
};

} // namespace ninefold::session
