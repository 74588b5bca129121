// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/als.h"
#include "engine/logic/parts/bitrows.h"

#include <cassert>
#include <span>
#include <vector>

namespace ninefold::logic {

/// Which links a chain may use.
enum class LinkKind {
    OneDigit, ///< between the places of one digit
    Bivalue,  ///< strong links inside cells with two candidates, weak links between cells
    Plain,    ///< all links between single candidates
    Grouped,  ///< also groups: the places of a digit where a box and a line cross
    Sets,     ///< also almost locked sets: without one of its digits a set holds all others
    OnlySets, ///< strong links only inside almost locked sets, including cells with two candidates
};

/// The subject of a statement in a chain: the digit is in one of the cells. One cell is a candidate, several are a
/// group.
struct LinkNode {
    Digit digit;
    Cells cells;
    bool single() const { return !cells.hasSeveral(); }
};

/// If the start node does not hold, `to` does: because of a house, a cell (-1) or an almost locked set.
struct StrongLink {
    int to;
    House house;
    int set;
};

/// A strong link with its start node.
struct StrongPair {
    int from;
    StrongLink link;
};

/// The places of the digits of each set: if one of them does not hold its digit, all others do.
struct Bundles {
    std::vector<int> sets;
    std::vector<int> nodes;
    /// The end index of each set in `nodes`; the next set starts there.
    std::vector<int> last{0};

    int count() const { return static_cast<int>(sets.size()); }
    std::span<const int> operator[](int bundle) const {
        return std::span(nodes).subspan(last[bundle], last[bundle + 1] - last[bundle]);
    }
};

/// A set and a cell outside that it leaves a single candidate.
struct WidenedSet {
    int set;
    Cell cell;
};

/// The nodes of a position that have strong links, and all links between them.
class LinkGraph {
public:
    LinkGraph(const Position& position, LinkKind kind);

    int size() const { return static_cast<int>(nodes_.size()); }
    const LinkNode& operator[](int node) const {
        assert(node >= 0 && node < size());
        return nodes_[node];
    }
    /// The cells that see all cells of the node.
    Cells seen(int node) const { return seen_[node]; }
    /// The nodes below this number are candidates and groups; the rest only occur inside sets.
    int ends() const { return ends_; }
    /// Can a chain end here? Also at a candidate that only a set forces.
    bool isEnd(int node) const { return node < ends_ || nodes_[node].single(); }
    std::span<const StrongLink> strong(int node) const {
        return std::span(strong_).subspan(firstStrong_[node], firstStrong_[node + 1] - firstStrong_[node]);
    }
    /// The strong links of sets again, grouped by set; in strong() they come last.
    const Bundles& bundles() const { return bundles_; }
    /// The nodes that cannot hold together with this one.
    ConstRow weak(int node) const { return weak_[node]; }
    bool isWeak(int a, int b) const {
        assert(a >= 0 && a < size() && b >= 0 && b < size());
        return hasBit(weak_[a], b);
    }
    /// The almost locked set of a strong link: its cells, its digits, and the cells that see all places of one
    /// digit.
    Cells cellsOfSet(const StrongLink& link) const;
    Digits digitsOfSet(const StrongLink& link) const { return narrow(link).digits; }
    Cells seenBySet(const StrongLink& link, Digit digit) const;

private:
    const AlmostLockedSet& narrow(const StrongLink& link) const;
    /// The cell that widens a set, -1 for none.
    Cell added(const StrongLink& link) const;
    void sortStrong(std::vector<StrongPair>& pairs);
    void findWeak(bool insideCells);

    std::vector<LinkNode> nodes_;
    std::vector<Cells> seen_;
    int ends_ = 0;
    Bundles bundles_;
    std::vector<StrongLink> strong_;
    std::vector<int> firstStrong_;
    BitRows weak_;
    const std::vector<AlmostLockedSet>* sets_ = nullptr;
    std::vector<WidenedSet> widened_;
    /// The candidates that widened sets may need.
    std::array<Cells, kDigitCount> boards_;
};

} // namespace ninefold::logic
