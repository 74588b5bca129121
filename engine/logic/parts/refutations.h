// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/chains.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// An upper bound for what chains can eliminate: the candidates that lead, link by link, to their own removal once
/// they hold. It contains everything that a chain or a loop of these links removes, and everything that almost
/// locked sets remove if they are links too. There are few such candidates, often none, so a search limited to them
/// ends soon.
class Refutations {
public:
    Refutations(const Position& position, const LinkGraph& graph);

    bool none() const { return none_; }
    Cells cells(Digit digit) const { return boards_[digit - 1]; }
    Digits digits(Cell cell) const { return digits_[cell]; }
    /// Could a chain that ends in this node eliminate something?
    bool canEliminate(const LinkNode& node) const;
    /// Is the node both on and off on the way to a refutation? All nodes of a loop that eliminates something are.
    bool isTorn(int node) const { return torn_[node]; }
    /// The nodes of a loop have the same number here, which is not -1.
    int ring(int node) const { return rings_[node]; }

private:
    class Flood;
    void note(const Flood& flood, const LinkGraph& graph);

    bool none_ = true;
    std::array<Cells, kDigitCount> boards_;
    std::array<Digits, kCellCount> digits_;
    std::vector<char> torn_;
    std::vector<int> rings_;
};

/// The refutations of one kind of links, as a fact of a position.
template <LinkKind kind>
struct RefutedBy : Refutations {
    explicit RefutedBy(const Position& position) : Refutations(position, position.fact<Links<kind>>()) {}
};

/// An upper bound for what chains of this kind can remove. It may come from a larger kind of links that is computed
/// anyway, so often it costs nothing to know that there is nothing.
template <LinkKind kind>
const Refutations& refutedAtMost(const Position& position) {
    if constexpr (kind == LinkKind::OneDigit || kind == LinkKind::Bivalue)
        return position.fact<RefutedBy<LinkKind::Plain>>();
    if constexpr (kind == LinkKind::Grouped)
        if (const Refutations& sets = position.fact<RefutedBy<LinkKind::Sets>>(); sets.none()) return sets;
    return position.fact<RefutedBy<kind>>();
}

} // namespace ninefold::logic
