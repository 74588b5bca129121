// SPDX-License-Identifier: MIT
#include "app/session/watch/tree/treelayout.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

/// A guess comes after the one above it, so one way through the list goes up the tree and the other down.
TreeLayout::TreeLayout(const SearchTree& tree) {
    const auto& nodes = tree.nodes();
    places_.resize(nodes.size());
    assert(nodes.empty() || nodes[0].parent < 0);
    std::vector<double> widths(nodes.size(), 0), taken(nodes.size(), 0);
    for (std::size_t i = nodes.size(); i-- > 0;) {
        widths[i] = std::max(widths[i], 1.0);
        deepest_ = std::max<int>(deepest_, nodes[i].deepest);
        if (nodes[i].parent >= 0) widths[static_cast<std::size_t>(nodes[i].parent)] += widths[i];
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        double left = 0;
        if (nodes[i].parent >= 0) {
            const auto above = static_cast<std::size_t>(nodes[i].parent);
            assert(above < i);
            left = places_[above].left + taken[above];
            taken[above] += widths[i];
        }
        places_[i] = {left, left + widths[i], left + widths[i] / 2};
    }
}

} // namespace ninefold::session
