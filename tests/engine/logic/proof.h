// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"
#include "tests/engine/logic/puzzles.h"

#include <functional>
#include <map>

/// Proves the statements of chains and nets again, from the candidates alone and without the engine's own search.
namespace proof {

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;
using Filled = std::map<Cell, Digit>;

/// Tries all ways to fill the cells; true if `holds` accepts each of them that obeys the rules. Exponential, but a
/// set of a chain has only a handful of cells with few candidates each.
inline bool alwaysHolds(const Position& position, std::vector<Cell> cells, Filled& filled,
                        const std::function<bool(const Filled&)>& holds) {
    if (cells.empty()) return holds(filled);
    const Cell cell = cells.back();
    cells.pop_back();
    for (Digit digit : position.candidates(cell)) {
        // Applies the rules only to the cells filled so far and not to the rest of the board.
        const bool clash = std::any_of(filled.begin(), filled.end(), [&](const auto& other) {
            return other.second == digit && sees(other.first, cell);
        });
        if (clash) continue;
        filled[cell] = digit;
        const bool good = alwaysHolds(position, cells, filled, holds);
        filled.erase(cell);
        if (!good) return false;
    }
    return true;
}

inline bool hasDigit(const Filled& filled, Cells cells, Digit digit) {
    return std::any_of(filled.begin(), filled.end(),
                       [&](const auto& entry) { return cells.has(entry.first) && entry.second == digit; });
}

/// In every way to fill the set, at least one of the two statements holds: if the first is false, the second is
/// true.
inline bool followsFromSet(const Position& position, const ChainNode& from, const ChainNode& to) {
    Filled filled;
    std::vector<Cell> cells;
    for (Cell cell : to.set) cells.push_back(cell);
    return alwaysHolds(position, cells, filled, [&](const Filled& way) {
        return hasDigit(way, from.cells, from.digit) || hasDigit(way, to.cells, to.digit);
    });
}

/// The second statement follows from the first and the candidates.
inline bool follows(const Position& position, const ChainNode& from, const ChainNode& to) {
    // On and off alternate in a chain; two of the same in a row are not a link.
    if (from.on == to.on) return false;
    if (from.on) {
        // Within a cell the other digit is excluded; outside, cells that see all cells of the group.
        if (from.digit != to.digit) return from.cells == to.cells && from.cells.count() == 1;
        return commonPeers(from.cells).contains(to.cells);
    }
    // From "off" to "on": through a set, the last place of a house, or the last candidate of a cell.
    if (!to.set.empty()) return followsFromSet(position, from, to);
    if (to.house >= 0)
        return from.digit == to.digit && (from.cells | to.cells).contains(position.cellsFor(to.digit, to.house));
    return from.cells == to.cells &&
           position.candidates(to.cells.first()) == (Digits::of(from.digit) | Digits::of(to.digit));
}

/// In a ring: a set that has lost a digit needs the digit of the statement, which is only where its cells see it.
inline bool isNeededBySet(const Position& position, const ChainNode& lost, const ChainNode& held,
                          const ChainNode& gone) {
    if (lost.on || !held.on || held.set.empty() || !held.set.contains(gone.set)) return false;
    const ChainNode needed{gone.set, gone.digit, true, -1, held.set};
    return commonPeers(gone.set).contains(gone.cells) && followsFromSet(position, lost, needed);
}

/// Every statement of a chain follows from one before it.
inline bool isProved(const Position& position, const Chain& chain) {
    for (std::size_t i = 1; i < chain.size(); ++i) {
        bool proved = false;
        for (std::size_t k = 0; k < i && !proved; ++k) {
            const bool byRing = !chain[i].on && !chain[i].set.empty();
            proved = byRing ? k > 0 && isNeededBySet(position, chain[k - 1], chain[k], chain[i])
                            : follows(position, chain[k], chain[i]);
        }
        if (!proved) return false;
    }
    return !chain.empty();
}

/// The places of a digit in a house; of one that is set, the cell that holds it.
inline Cells placesOf(const Position& position, Digit digit, House house) {
    return (position.cellsFor(digit) | position.grid().cellsWith(digit)) & kHouses[house];
}

/// The lines of the X-wing in these four cells lie this way.
inline bool isXWing(const Position& position, const ChainNode& node, bool inRows) {
    Cells lines, cover;
    for (int n = 0; n < 9; ++n) {
        const House line = inRows ? rowHouse(n) : columnHouse(n), across = inRows ? columnHouse(n) : rowHouse(n);
        const Cells places = placesOf(position, node.digit, line);
        if (kHouses[line].meets(node.set) && node.set.contains(places)) lines |= kHouses[line] & node.set;
        if (kHouses[across].meets(node.set)) cover |= kHouses[across];
    }
    return lines == node.set && cover.contains(node.cells);
}

/// Does the pattern in the set remove the digit: locked candidates, a naked or a hidden pair, an X-wing? A net does
/// not say which of them it is.
inline bool isTakenAway(const Position& position, const ChainNode& node) {
    if (node.set.count() == 4) return isXWing(position, node, true) || isXWing(position, node, false);
    const auto isOnlyThere = [&](Digit digit, House house) {
        const Cells places = placesOf(position, digit, house);
        return !places.empty() && node.set.contains(places);
    };
    const bool isPair = node.set.count() == 2, seesAll = commonPeers(node.set).contains(node.cells);
    Digits others = position.candidatesOf(node.set);
    for (Cell cell : node.set)
        if (position.isSet(cell)) others.add(position.value(cell));
    others.remove(node.digit);
    if (isPair && seesAll && others.count() <= 1) return true;
    for (House house : commonHouses(node.set)) {
        if (seesAll && isOnlyThere(node.digit, house)) return true;
        int hidden = 0;
        for (Digit digit : others) hidden += isOnlyThere(digit, house);
        if (isPair && node.set.contains(node.cells) && hidden >= 2) return true;
    }
    return false;
}

/// Is it a single: the only candidate of its cell, or the only place of its digit in the node's house?
inline bool isSingle(const Position& position, const ChainNode& node) {
    const Cell cell = node.cells.first();
    if (node.house < 0) return position.candidates(cell) == Digits::of(node.digit);
    return position.cellsFor(node.digit, node.house) == node.cells;
}

/// Replays a net: every statement after the first is a single, or an elimination by a set, or by the next of the
/// inner nets, which must itself fail. Changes the position accordingly.
inline bool isProvedNet(Position& position, const Chain& net, const std::vector<Chain>& inner, std::size_t& nextInner) {
    for (std::size_t i = 0; i < net.size(); ++i) {
        const ChainNode& node = net[i];
        if (node.on) {
            if (i > 0 && !isSingle(position, node)) return false;
            position.place(node.cells.first(), node.digit);
            continue;
        }
        if (i > 0 && node.set.empty()) {
            // An inner net starts with the assumption that the elimination refutes.
            if (nextInner >= inner.size() || !(inner[nextInner].front().cells == node.cells)) return false;
            // An inner net is independent: its placements do not count outside.
            Position copy = position;
            std::size_t none = 0;
            if (!isProvedNet(copy, inner[nextInner++], {}, none) || !copy.broken()) return false;
        } else if (i > 0 && !isTakenAway(position, node)) {
            return false;
        }
        for (Cell cell : node.cells) position.remove(cell, node.digit);
    }
    return true;
}

} // namespace proof
