// SPDX-License-Identifier: MIT
// Tables with the consequences of each statement of a position. At first each table contains the direct
// consequences; then it copies the direct consequences from the tables of its entries, entry after entry. The order
// is that of HoDoKu, because it decides which path to a conclusion is found, and so the length of the chain. What
// follows at all depends on no order: it is known sooner, and most tables need not be extended.
#include "engine/rating/hodoku/tables.h"

#include "engine/rating/hodoku/net.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace ninefold::rating::hodoku {

namespace {

constexpr int kDone = std::numeric_limits<int>::max();

} // namespace

void Tables::build(const Board& board, Kind kind) {
    clear();
    board_ = &board;
    if (kind != Kind::Links) findGroups();
    const int nodeCount = kCellNodes + 2 * static_cast<int>(groups_.size());
    if (static_cast<int>(tables_.size()) < nodeCount) {
        tables_.resize(static_cast<std::size_t>(nodeCount));
        consequences_.resize(tables_.size());
    }
    met_.assign(tables_.size(), 0);
    metCount_ = 0;
    ofFullTables_.clear();
    isExtended_.assign(tables_.size(), 0);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : board.candidates(cell))
            for (const bool on : {false, true}) used_.push_back(nodeOf(cell, digit, on));
    for (int node = kCellNodes; node < nodeCount; ++node) used_.push_back(static_cast<Node>(node));
    for (const Node node : used_) table(node).prepare(nodeCount);
    if (kind == Kind::Nets) fillNets();
    else
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board.candidates(cell)) fillLinks(cell, digit);
    linkGroups();
}

const Table& Tables::extended(Node start) {
    char& isExtended = isExtended_[static_cast<std::size_t>(start)];
    if (!isExtended) extend(table(start));
    isExtended = 1;
    return table(start);
}

const Consequences& Tables::consequences(Node start) {
    const auto index = static_cast<std::size_t>(start);
    if (direct(start).directSize() + static_cast<int>(used_.size()) >= static_cast<int>(Table::kCapacity))
        return ofFullTable(start);
    if (met_[index] == 0) conclude(start);
    return consequences_[index];
}

/// Tarjan's search: nodes that follow from each other have the same consequences, so each link is followed once.
/// The result is the lowest number of a node that is met again.
int Tables::conclude(Node node) {
    const auto at = [](Node one) { return static_cast<std::size_t>(one); };
    const int number = met_[at(node)] = ++metCount_;
    int lowest = number;
    const std::size_t first = component_.size();
    component_.push_back(node);
    Consequences& all = consequences_[at(node)] = {};
    all.add(node);
    const Table& from = direct(node);
    for (int n = 1; n < from.directSize(); ++n) {
        const Node next = from[n].node;
        // From most statements nothing more follows.
        if (direct(next).directSize() == 1) {
            all.add(next);
            continue;
        }
        if (met_[at(next)] == 0) lowest = std::min(lowest, conclude(next));
        if (met_[at(next)] != kDone) lowest = std::min(lowest, met_[at(next)]);
        else if (!all.has(next)) all |= consequences_[at(next)];
    }
    if (lowest < number) return lowest;
    for (std::size_t n = first + 1; n < component_.size(); ++n) all |= consequences_[at(component_[n])];
    for (std::size_t n = first; n < component_.size(); ++n) {
        consequences_[at(component_[n])] = all;
        met_[at(component_[n])] = kDone;
    }
    component_.resize(first);
    return number;
}

const Consequences& Tables::ofFullTable(Node start) {
    const auto [place, isNew] = ofFullTables_.try_emplace(start);
    if (isNew) {
        const Table& table = extended(start);
        for (int n = 0; n < table.size(); ++n) place->second.add(table[n].node);
    }
    return place->second;
}

void Tables::clear() {
    for (const Node node : used_) table(node).clear();
    used_.clear();
    groups_.clear();
}

Cells Tables::cellsOf(Node node) const {
    if (!isGroup(node)) return Cells::of(cellOfNode(node));
    return groups_[static_cast<std::size_t>((node - kCellNodes) / 2)].cells;
}

Digit Tables::digitOf(Node node) const {
    if (!isGroup(node)) return digitOfNode(node);
    return groups_[static_cast<std::size_t>((node - kCellNodes) / 2)].digit;
}

/// Line by line, rows first.
void Tables::findGroups() {
    for (House line = 0; line < 18; ++line)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (int box = 0; box < 9; ++box)
                if (const Cells cells = board_->cellsFor(digit, line) & kHouses[boxHouse(box)]; cells.hasSeveral())
                    groups_.push_back({digit, cells, line, box});
}

/// The order of the entries decides which path to a conclusion is found first.
void Tables::fillLinks(Cell cell, Digit digit) {
    const Node on = nodeOf(cell, digit, true), off = nodeOf(cell, digit, false);
    table(on).add(on);
    table(off).add(off);
    for (const Digit other : board_->candidates(cell) - Digits::of(digit)) {
        imply(on, nodeOf(cell, other, false));
        if (board_->count(cell) == 2) imply(off, nodeOf(cell, other, true));
    }
    for (const House house : housesOf(cell)) {
        const Cells others = board_->cellsFor(digit, house) - Cells::of(cell);
        for (const Cell other : others) imply(on, nodeOf(other, digit, false));
        // Two cells in a house: if the digit is not in one, it is in the other.
        if (board_->places(house, digit) == 2 && !others.empty()) imply(off, nodeOf(others.first(), digit, true));
    }
}

void Tables::fillNets() {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : board_->candidates(cell))
            for (const bool on : {true, false}) fillNet(*board_, cell, digit, on, table(nodeOf(cell, digit, on)));
}

/// After the cells, so that entries of cells come first in every table.
void Tables::linkGroups() {
    for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
        for (const bool on : {true, false}) table(groupNode(group, on)).add(groupNode(group, on));
        linkGroupToCells(group);
        linkGroupToGroups(group);
    }
}

void Tables::linkGroupToCells(int number) {
    const Group& group = groups_[static_cast<std::size_t>(number)];
    const Node on = groupNode(number, true), off = groupNode(number, false);
    const Cells seen = commonPeers(group.cells) & board_->cellsFor(group.digit);
    for (const Cell cell : seen) {
        imply(on, nodeOf(cell, group.digit, false));
        imply(nodeOf(cell, group.digit, true), off);
    }
    // Only one cell is left beside the group: the digit is either there or in the group.
    for (const House house : {boxHouse(group.box), group.line}) {
        const Cells rest = seen & kHouses[house];
        if (rest.count() != 1) continue;
        imply(off, nodeOf(rest.first(), group.digit, true));
        imply(nodeOf(rest.first(), group.digit, false), on);
    }
}

/// Disjoint groups in one house; the link is strong where both together contain all cells and there is no third
/// group.
void Tables::linkGroupToGroups(int number) {
    // Counted separately for the line and for the box.
    const Group& group = groups_[static_cast<std::size_t>(number)];
    std::array<int, 2> count{}, first{};
    for (int other = 0; other < static_cast<int>(groups_.size()); ++other) {
        const Group& there = groups_[static_cast<std::size_t>(other)];
        if (other == number || there.digit != group.digit || there.cells.meets(group.cells)) continue;
        for (const std::size_t inBox : {0u, 1u}) {
            if (inBox == 1 ? there.box != group.box : there.line != group.line) continue;
            if (++count[inBox] == 1) first[inBox] = other;
            imply(groupNode(number, true), groupNode(other, false));
        }
    }
    for (const std::size_t inBox : {0u, 1u}) {
        if (count[inBox] != 1) continue;
        const House house = inBox == 1 ? boxHouse(group.box) : group.line;
        const Cells both = group.cells | groups_[static_cast<std::size_t>(first[inBox])].cells;
        if (both.contains(board_->cellsFor(group.digit, house)))
            imply(groupNode(number, false), groupNode(first[inBox], true));
    }
}

/// Iterates over the entries, including those it adds, and copies the direct consequences from their tables.
void Tables::extend(Table& into) const {
    for (int n = 1; n < into.size() && into.size() < static_cast<int>(Table::kCapacity); ++n) {
        const Node through = into[n].node;
        const Table& from = direct(through);
        const int base = into[n].distance;
        // What was copied itself will come from its own table with the right distance.
        for (int k = 1; k < from.directSize(); ++k) into.adopt(from[k].node, through, base + from[k].distance);
    }
}

/// A copied entry is explained by its own table back to the start of that table; from there the explanation
/// continues in this table.
Way Tables::wayTo(const Table& start, Node node) const {
    assert(start.contains(node));
    Way way;
    way.nodes.push_back(node);
    const Table* table = &start;
    int index = start.indexOf(node);
    while (index != 0 && way.nodes.size() < Table::kCapacity) {
        if (table == &start && start[index].expanded) {
            table = &direct(start[index].reasons[0]);
            index = table->indexOf(start[index].node);
        }
        const Table::Reasons& reasons = (*table)[index].reasons;
        // The first reason is the previous node of the path; any further one makes it a net.
        for (std::size_t n = 1; n < reasons.size(); ++n) way.isNet = way.isNet || reasons[n] != 0;
        index = reasons[0];
        const Node before = (*table)[index].node;
        way.nodes.push_back(before);
        way.cells |= cellsOf(before);
        // The start of the other table is the entry through which it was copied.
        if (table != &start && index == 0) {
            table = &start;
            index = start.indexOf(before);
        }
    }
    return way;
}

} // namespace ninefold::rating::hodoku
