// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/chains.h"

#include <array>
#include <vector>

namespace ninefold {

/// What chains can take away at all: the candidates that lead, link by link, to their own loss once they hold.
/// Whatever a chain or a loop of these links removes is among them, and so is what almost locked sets remove where
/// they are links too. There are few of them, often none, so a search that looks at these alone ends soon.
class Refutations {
public:
    Refutations(const Position& position, const LinkGraph& graph);

    bool none() const { return none_; }
    Cells cells(Digit digit) const { return boards_[digit - 1]; }
    Digits digits(Cell cell) const { return digits_[cell]; }
    /// A chain that ends in this node could take something away.
    bool canStrike(const LinkNode& node) const;
    /// The node both comes and goes on the way to a refutation: so do all nodes of a loop that takes something away.
    bool isTorn(int node) const { return torn_[node]; }

private:
    class Flood;
    void note(const Flood& flood, const LinkGraph& graph);

    bool none_ = true;
    std::array<Cells, kDigitCount> boards_;
    std::array<Digits, kCellCount> digits_;
    std::vector<char> torn_;
};

/// Those of a kind of links as a fact of a position.
template <LinkKind kind>
struct RefutedBy : Refutations {
    explicit RefutedBy(const Position& position) : Refutations(position, position.fact<Links<kind>>()) {}
};

/// What chains of this kind can take away at most: links that include them are looked at
/// anyway, so it often costs nothing to know that there is nothing.
template <LinkKind kind>
const Refutations& refutedAtMost(const Position& position) {
    if constexpr (kind == LinkKind::OneDigit || kind == LinkKind::Bivalue)
        return position.fact<RefutedBy<LinkKind::Plain>>();
    if constexpr (kind == LinkKind::Grouped)
        if (const Refutations& sets = position.fact<RefutedBy<LinkKind::Sets>>(); sets.none()) return sets;
    return position.fact<RefutedBy<kind>>();
}

} // namespace ninefold
