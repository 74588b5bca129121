// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/event.h"

#include <cstdint>
#include <vector>

namespace ninefold::session {

/// The guesses of a run as a tree: a guess is a child of the one that held when it was made. A run of any length fits:
/// when there are too many guesses, those deep down are only counted in the guess above them.
///
///      level 0      o                   the puzzle
///                 /   \ .
///      level 1   o     o                guesses
///               / \    |\ .
///      level 2 x   x   o /\             x ended at once; the triangle is for more than can be kept
///
class SearchTree {
public:
    struct Node {
        /// -1 for the root, which is no guess.
        int parent = -1;
        std::int8_t cell = -1;
        std::uint8_t digit = 0;
        std::uint8_t level = 0;
        /// The greatest level below it that is not a node of its own; its own level if all are.
        std::uint8_t deepest = 0;
        bool solved = false;
        /// The events of the guess, and of the way back that took it back; 0 while it holds.
        std::uint64_t first = 0, last = 0;
        /// Guesses and dead ends below it, without those of its children.
        std::uint64_t hidden = 0, deadEnds = 0;
        friend bool operator==(const Node&, const Node&) = default;
    };
    static constexpr std::size_t kMostNodes = 4096;

    /// `deadEnd` is the event that ends a search in vain.
    explicit SearchTree(solve::EventKind deadEnd = solve::EventKind::Conflict) : deadEnd_(deadEnd) {
        nodes_.push_back({});
        stack_.push_back(0);
    }

    void add(const solve::SolverEvent& event);

    /// A guess comes after the one above it.
    const std::vector<Node>& nodes() const { return nodes_; }
    /// Guesses above this level are nodes.
    int depth() const { return depth_; }
    std::uint64_t guesses() const { return guesses_; }
    std::uint64_t deadEnds() const { return deadEnds_; }
    /// The last node that holds after `position` events.
    int nodeAt(std::uint64_t position) const;

private:
    static constexpr int kMostLevels = 81;

    void guess(const solve::SolverEvent& event);
    void backTo(int level);
    /// Counts the deepest level of nodes in the one above it.
    void fold();

    solve::EventKind deadEnd_;
    std::vector<Node> nodes_;
    /// The nodes that stand, by level.
    std::vector<int> stack_;
    int depth_ = kMostLevels;
    std::uint64_t events_ = 0, guesses_ = 0, deadEnds_ = 0;
};

} // namespace ninefold::session
