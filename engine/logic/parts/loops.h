// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/refutations.h"
#include "engine/logic/technique.h"

#include <functional>
#include <vector>

namespace ninefold::logic {

/// A loop of alternating strong and weak links: node 0 off -> node 1 on -> node 2 off ... -> node 0 off. The strong
/// links are links[i] from node 2i to node 2i + 1.
struct Loop {
    std::vector<int> nodes;
    std::vector<StrongLink> links;
};

/// Reports every loop of a graph once, the shortest first: all loops with up to `most` strong links through nodes
/// that are torn, because no other loops eliminate anything. Returns false when `use` or the search ended it.
bool forEachLoop(const LinkGraph& graph, const Refutations& refuted, int most, LogicSearch& search,
                 const std::function<bool(const Loop&)>& use);

} // namespace ninefold::logic
