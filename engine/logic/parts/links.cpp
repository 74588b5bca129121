// SPDX-License-Identifier: MIT
// Builds the graph that chains run on. A node is a digit in one cell or in a few cells of a house; a strong link
// says that at least one of two nodes holds, a weak link that not both do. Nodes are numbers, so that rows of bits
// can represent sets of nodes.
#include "engine/logic/parts/links.h"

#include "engine/logic/parts/linkedlists.h"
#include "engine/logic/parts/numbering.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

namespace ninefold::logic {
namespace {

/// Collects strong links and numbers the nodes that they need.
class Gatherer {
public:
    explicit Gatherer(const Position& position) : position_(position) {}

    // In a cell with two candidates one holds if the other does not.
    void linkCells() {
        for (Cell cell : position_.bivalue()) {
            const Digits digits = position_.candidates(cell);
            const Digit one = digits.first();
            join({one, Cells::of(cell)}, {(digits - Digits::of(one)).first(), Cells::of(cell)}, -1);
        }
    }

    void linkPlaces() {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (House house : position_.twoPlaces(digit)) {
                const Cells places = position_.cellsFor(digit, house);
                const Cells first = Cells::of(places.first());
                join({digit, first}, {digit, places - first}, house);
            }
    }

    /// A digit with more than two places in a house may still have two groups of them. In a box these may be a row
    /// and a column that share a cell (an empty rectangle).
    void linkGroups() {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (House house = 0; house < kHouseCount; ++house) {
                const Cells places = position_.cellsFor(digit, house);
                if (places.count() > 2) splitIntoGroups(digit, house, places);
            }
    }

    /// Without one of its digits a set holds all others. Chains cannot pass through digits whose places no candidate
    /// sees completely.
    void linkSets(const AlmostLockedSets& sets, int least) {
        std::vector<int> known(sets.places.size(), -1);
        for (std::size_t number = 0; number < sets.list.size(); ++number) {
            const AlmostLockedSet& set = sets.list[number];
            if (set.cells.count() < least) continue;
            std::array<int, kDigitCount> ends;
            int count = 0;
            for (Digit digit : set.open) {
                int& end = known[set.numberOf(digit)];
                if (end < 0) end = numberOf({digit, set.placesOf(digit)}, set.seenBy(digit));
                ends[count++] = end;
            }
            if (count > 1) tieAll(std::span(ends).first(count), static_cast<int>(number));
        }
    }

    /// Without one of its digits a set may also leave a single candidate in a cell outside.
    void linkForcedCells(const std::vector<AlmostLockedSet>& sets) {
        // A cell with two candidates has its own link.
        const Cells wide = position_.blanks() - position_.cellsWithCount(1) - position_.bivalue();
        for (std::size_t number = 0; number < sets.size(); ++number) {
            const AlmostLockedSet& set = sets[number];
            // One cell is a set as well, but its links are added by linkCells.
            if (set.open.empty() || !set.cells.hasSeveral()) continue;
            // At least two digits must be removed.
            Cells once, twice;
            for (Digit digit : set.open) {
                const Cells eliminated = set.seenBy(digit) & position_.cellsFor(digit);
                twice |= once & eliminated;
                once |= eliminated;
            }
            for (House house : commonHouses(set.cells)) twice -= kHouses[house];
            for (Cell cell : twice& wide) forceCell(set, cell, static_cast<int>(number), sets.size());
        }
    }

    std::vector<StrongPair> pairs;
    Bundles bundles;
    std::vector<LinkNode> nodes;
    /// For each node the cells that see all of its cells.
    std::vector<Cells> seen;
    /// Sets with the outside cell that they force.
    std::vector<WidenedSet> widened;

private:
    void forceCell(const AlmostLockedSet& set, Cell cell, int number, std::size_t known) {
        const Digits candidates = position_.candidates(cell);
        Digits eliminated;
        for (Digit digit : set.open& candidates)
            if (set.seenBy(digit).has(cell)) eliminated.add(digit);
        for (Digit out : set.open) {
            // The digit that the set does without does not eliminate anything.
            const Digits left = candidates - (eliminated - Digits::of(out));
            if (!left.single()) continue;
            std::array<int, 2> ends{numberOf({out, set.placesOf(out)}, set.seenBy(out)),
                                    numberOf({left.first(), Cells::of(cell)})};
            tieAll(ends, static_cast<int>(known + widened.size()));
            widened.push_back({number, cell});
        }
    }

    void splitIntoGroups(Digit digit, House house, Cells places) {
        std::array<Cells, 6> parts;
        int count = 0;
        const auto addParts = [&](House first, int step) {
            for (int i = 0; i < 3; ++i)
                if (const Cells part = places & kHouses[first + i * step]; !part.empty()) parts[count++] = part;
        };
        const int number = house % 9;
        switch (kindOf(house)) {
        case HouseKind::Row:
            addParts(boxHouse(number / 3 * 3), 1);
            break;
        case HouseKind::Column:
            addParts(boxHouse(number / 3), 3);
            break;
        case HouseKind::Box:
            addParts(rowHouse(number / 3 * 3), 1);
            addParts(columnHouse(number % 3 * 3), 1);
            break;
        }
        for (int i = 0; i < count; ++i)
            for (int j = i + 1; j < count; ++j)
                // If one part contained the other, the rest would be empty.
                if ((parts[i] | parts[j]) == places && !parts[i].contains(parts[j]) && !parts[j].contains(parts[i]))
                    join({digit, parts[i]}, {digit, parts[j]}, house);
    }

    int numberOf(const LinkNode& node) { return numberOf(node, commonPeers(node.cells)); }

    int numberOf(const LinkNode& node, Cells seenFromAll) {
        assert(seenFromAll == commonPeers(node.cells));
        const int number = numbers_.of(node.digit, node.cells);
        if (number == static_cast<int>(nodes.size())) {
            nodes.push_back(node);
            seen.push_back(seenFromAll);
        }
        return number;
    }

    void join(const LinkNode& a, const LinkNode& b, House house) {
        assert(!a.cells.empty() && !b.cells.empty());
        const int from = numberOf(a), to = numberOf(b);
        pairs.push_back({from, {to, house, -1}});
        pairs.push_back({to, {from, house, -1}});
    }

    void tieAll(std::span<int> ends, int set) {
        std::sort(ends.begin(), ends.end());
        bundles.sets.push_back(set);
        bundles.nodes.insert(bundles.nodes.end(), ends.begin(), ends.end());
        bundles.last.push_back(static_cast<int>(bundles.nodes.size()));
    }

    const Position& position_;
    Numbering numbers_;
};

/// By both ends. Few links start at the same node.
void sortPairs(std::vector<StrongPair>& pairs, int nodes) {
    std::vector<int> next(nodes + 1, 0);
    for (const StrongPair& pair : pairs) ++next[pair.from + 1];
    for (int node = 0; node < nodes; ++node) next[node + 1] += next[node];
    std::vector<StrongPair> sorted(pairs.size());
    for (const StrongPair& pair : pairs) sorted[next[pair.from]++] = pair;
    // Now a node's links end where those of the next node start.
    auto first = sorted.begin();
    for (int node = 0; node < nodes; ++node) {
        const auto last = sorted.begin() + next[node];
        for (auto at = first; at != last; ++at)
            for (auto back = at; back != first && back->link.to < (back - 1)->link.to; --back)
                std::swap(*back, *(back - 1));
        first = last;
    }
    // The same two places may be the only ones in a line and in a box.
    const auto same = [](const StrongPair& a, const StrongPair& b) {
        return a.from == b.from && a.link.to == b.link.to;
    };
    sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
    pairs = std::move(sorted);
}

/// The nodes that some other node may see completely, by digit and first cell. Most nodes see few cells, so there are
/// few to check.
class NodesByCell {
public:
    NodesByCell(const std::vector<LinkNode>& nodes, const std::vector<Cells>& seen,
                const std::array<Cells, kDigitCount>& boards) {
        std::vector<int> kept;
        kept.reserve(nodes.size());
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            if (!seen[node].meets(boards[nodes[node].digit - 1])) continue;
            kept.push_back(static_cast<int>(node));
            ++start_[indexOf(nodes[node]) + 1];
        }
        for (std::size_t i = 1; i < start_.size(); ++i)
            start_[i] = static_cast<std::int16_t>(start_[i] + start_[i - 1]);
        entries_.resize(kept.size());
        auto next = start_;
        for (int node : kept) entries_[next[indexOf(nodes[node])]++] = {nodes[node].cells, node};
    }

    /// Calls use(node) for those whose cells are all among these.
    template <typename Use>
    void forEachWithin(Digit digit, Cells cells, Use use) const {
        for (Cell cell : cells) {
            const int index = indexOf(digit, cell);
            for (int i = start_[index]; i < start_[index + 1]; ++i)
                if (cells.contains(entries_[i].cells)) use(entries_[i].node);
        }
    }

private:
    static int indexOf(Digit digit, Cell cell) { return (digit - 1) * kCellCount + cell; }
    static int indexOf(const LinkNode& node) { return indexOf(node.digit, node.cells.first()); }

    struct Entry {
        Cells cells;
        int node;
    };
    std::array<std::int16_t, kCellCount * kDigitCount + 1> start_{};
    std::vector<Entry> entries_;
};

} // namespace

LinkGraph::LinkGraph(const Position& position, LinkKind kind) {
    Gatherer gatherer(position);
    if (kind != LinkKind::OneDigit && kind != LinkKind::OnlySets) gatherer.linkCells();
    if (kind != LinkKind::Bivalue && kind != LinkKind::OnlySets) gatherer.linkPlaces();
    if (kind == LinkKind::Grouped || kind == LinkKind::Sets) gatherer.linkGroups();
    // Only candidates and groups can end a chain; nodes with several cells of a set occur only in between.
    ends_ = static_cast<int>(gatherer.nodes.size());
    if (kind == LinkKind::Sets || kind == LinkKind::OnlySets) {
        const AlmostLockedSets& sets = position.fact<AlmostLockedSets>();
        sets_ = &sets.list;
        gatherer.linkSets(sets, kind == LinkKind::OnlySets ? 1 : 2);
    }
    for (Digit digit = 1; digit <= kDigitCount; ++digit) boards_[digit - 1] = position.cellsFor(digit);
    if (kind == LinkKind::Sets) {
        gatherer.linkForcedCells(*sets_);
        widened_ = std::move(gatherer.widened);
    }
    nodes_ = std::move(gatherer.nodes);
    seen_ = std::move(gatherer.seen);
    bundles_ = std::move(gatherer.bundles);

    sortStrong(gatherer.pairs);
    findWeak(kind != LinkKind::OneDigit && kind != LinkKind::Bivalue && kind != LinkKind::OnlySets);
}

const AlmostLockedSet& LinkGraph::narrow(const StrongLink& link) const {
    assert(link.set >= 0 && link.set < static_cast<int>(sets_->size() + widened_.size()));
    const std::size_t number = link.set, known = sets_->size();
    return (*sets_)[number < known ? number : widened_[number - known].set];
}

Cell LinkGraph::added(const StrongLink& link) const {
    const std::size_t number = link.set, known = sets_->size();
    return number < known ? -1 : widened_[number - known].cell;
}

Cells LinkGraph::cellsOfSet(const StrongLink& link) const {
    const Cell more = added(link);
    return more < 0 ? narrow(link).cells : narrow(link).cells | Cells::of(more);
}

Cells LinkGraph::seenBySet(const StrongLink& link, Digit digit) const {
    const Cell more = added(link);
    const Cells seen = narrow(link).seenBy(digit);
    return more >= 0 && boards_[digit - 1].has(more) ? seen & kPeers[more] : seen;
}

/// By start node; links through houses and cells before links through sets.
void LinkGraph::sortStrong(std::vector<StrongPair>& pairs) {
    sortPairs(pairs, size());
    firstStrong_.assign(nodes_.size() + 1, 0);
    for (const StrongPair& pair : pairs) ++firstStrong_[pair.from + 1];
    for (int bundle = 0; bundle < bundles_.count(); ++bundle) {
        const auto ends = bundles_[bundle];
        for (int end : ends) firstStrong_[end + 1] += static_cast<int>(ends.size()) - 1;
    }
    for (std::size_t i = 1; i < firstStrong_.size(); ++i) firstStrong_[i] += firstStrong_[i - 1];
    strong_.resize(firstStrong_.back());
    std::vector<int> next(firstStrong_.begin(), firstStrong_.end() - 1);
    for (const auto& [from, link] : pairs) strong_[next[from]++] = link;
    for (int bundle = 0; bundle < bundles_.count(); ++bundle)
        for (int from : bundles_[bundle])
            for (int to : bundles_[bundle])
                if (from != to) strong_[next[from]++] = {to, -1, bundles_.sets[bundle]};
    assert(std::equal(next.begin(), next.end(), firstStrong_.begin() + 1));
}

/// If a node holds, its digit goes from all cells that see all its cells; the candidates of one cell exclude each
/// other.
void LinkGraph::findWeak(bool insideCells) {
    const NodesByCell byCell(nodes_, seen_, boards_);
    weak_ = BitRows(size(), size());
    for (int node = 0; node < size(); ++node) {
        const Row row = weak_[node];
        const Digit digit = nodes_[node].digit;
        byCell.forEachWithin(digit, seen_[node] & boards_[digit - 1], [&](int other) { setBit(row, other); });
    }
    if (!insideCells) return;
    LinkedLists<kCellCount> ofCell;
    for (int node = 0; node < size(); ++node)
        if (nodes_[node].single()) ofCell.add(nodes_[node].cells.first(), node);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        ofCell.forEach(cell, [&](int node) {
            ofCell.forEach(cell, [&](int other) {
                if (node != other) setBit(weak_[node], other);
            });
        });
}

} // namespace ninefold::logic
