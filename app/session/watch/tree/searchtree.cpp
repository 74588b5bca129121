// SPDX-License-Identifier: MIT
#include "app/session/watch/tree/searchtree.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::session {

void SearchTree::add(const solve::SolverEvent& event) {
    ++events_;
    if (event.kind == deadEnd_) {
        ++deadEnds_;
        ++nodes_[static_cast<std::size_t>(stack_.back())].deadEnds;
    }
    switch (event.kind) {
    case solve::EventKind::Decide:
        return guess(event);
    case solve::EventKind::Backjump:
    case solve::EventKind::Backtrack:
    case solve::EventKind::Restart:
        return backTo(event.to);
    case solve::EventKind::Solved:
        nodes_[static_cast<std::size_t>(stack_.back())].solved = true;
        return;
    default:
        return;
    }
}

void SearchTree::guess(const solve::SolverEvent& event) {
    ++guesses_;
    if (event.level > depth_) {
        Node& above = nodes_[static_cast<std::size_t>(stack_.back())];
        ++above.hidden;
        above.deepest = std::max(above.deepest, event.level);
        return;
    }
    assert(event.level == stack_.size());
    nodes_.push_back({.parent = stack_.back(),
                      .cell = event.cell,
                      .digit = event.digit,
                      .level = event.level,
                      .deepest = event.level,
                      .solved = false,
                      .first = events_});
    stack_.push_back(static_cast<int>(nodes_.size()) - 1);
    if (nodes_.size() >= kMostNodes) fold();
}

void SearchTree::backTo(int level) {
    while (static_cast<int>(stack_.size()) > level + 1) {
        nodes_[static_cast<std::size_t>(stack_.back())].last = events_;
        stack_.pop_back();
    }
}

/// As many levels as it takes to have room for as many nodes again.
void SearchTree::fold() {
    std::array<std::size_t, kMostLevels + 1> onLevel{};
    for (const Node& node : nodes_) ++onLevel[node.level];
    std::size_t left = nodes_.size();
    int depth = kMostLevels;
    while (depth > 0 && left > kMostNodes / 2) left -= onLevel[static_cast<std::size_t>(depth--)];
    depth_ = depth;
    // Where each node is afterwards: itself, or the node above it that counts it.
    std::vector<int> places(nodes_.size());
    std::vector<Node> kept;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        Node node = nodes_[i];
        const int above = node.parent < 0 ? -1 : places[static_cast<std::size_t>(node.parent)];
        if (node.level <= depth_) {
            node.parent = above;
            places[i] = static_cast<int>(kept.size());
            kept.push_back(node);
            continue;
        }
        places[i] = above;
        Node& counting = kept[static_cast<std::size_t>(above)];
        counting.hidden += 1 + node.hidden;
        counting.deadEnds += node.deadEnds;
        counting.deepest = std::max(counting.deepest, node.deepest);
        counting.solved = counting.solved || node.solved;
    }
    nodes_ = std::move(kept);
    stack_.resize(std::min(stack_.size(), static_cast<std::size_t>(depth_) + 1));
    for (int& node : stack_) node = places[static_cast<std::size_t>(node)];
}

/// Nodes begin in the order of their events, and a guess ends after those below it.
int SearchTree::nodeAt(std::uint64_t position) const {
    const auto after = std::ranges::upper_bound(nodes_, position, {}, &Node::first);
    assert(after != nodes_.begin());
    int node = static_cast<int>(after - nodes_.begin()) - 1;
    const auto isOver = [&](const Node& each) { return each.last != 0 && each.last <= position; };
    while (node > 0 && isOver(nodes_[static_cast<std::size_t>(node)]))
        node = nodes_[static_cast<std::size_t>(node)].parent;
    return node;
}

} // namespace ninefold::session
