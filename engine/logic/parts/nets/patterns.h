// SPDX-License-Identifier: MIT
// The patterns that a net sees besides singles on its boards: locked candidates, pairs, X-wings.
#pragma once

#include "engine/core/houseset.h"
#include "engine/logic/parts/nets/net.h"

#include <cassert>

namespace ninefold::logic::patterns {

// `use(set, needs, gone)` gets each pattern that removes something: its cells, what must be gone for it to be there
// (and more around it that is no candidate), and what it removes, if that is still there. It returns true to end the
// search.

template <typename Use>
bool lockedIn(const Possible& left, House house, Digit digit, Use use) {
    // Two places or three: one would be a single, and more never fit in one crossing.
    if (left.places[digit - 1][house] < 2 || left.places[digit - 1][house] > 3) return false;
    const Cells places = left.boards[digit - 1] & kHouses[house];
    HouseSet others = commonHouses(places);
    others.remove(house);
    if (others.empty()) return false;
    const Cells rest = (kHouses[others.first()] - places) & left.boards[digit - 1];
    if (rest.empty()) return false;
    Boards needs{}, gone{};
    needs[digit - 1] = kHouses[house] - places;
    gone[digit - 1] = rest;
    return use(places, needs, gone);
}

/// Of two cells that see each other, the first with two digits.
template <typename Use>
bool nakedPair(const Possible& left, Cell a, Cell b, Use use) {
    const Digits digits = left.digits[a];
    assert(digits.count() == 2);
    if (!(digits == left.digits[b])) return false;
    // Most pairs remove nothing. That shows before the boards are filled in, which takes longer.
    const Cells around = kPeers[a] & kPeers[b];
    Cells losing;
    for (Digit digit : digits) losing |= left.boards[digit - 1] & around;
    if (losing.empty()) return false;
    const Cells cells = Cells::of(a) | Cells::of(b);
    Boards needs{}, gone{};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        // `gone` are the digits of the pair around it; `needs` are all other digits of the pair's cells.
        (digits.has(digit) ? gone : needs)[digit - 1] = digits.has(digit) ? around : cells;
    return use(cells, needs, gone);
}

/// `cells` are the two places of the first digit.
template <typename Use>
bool hiddenPair(const Possible& left, House house, Cells cells, Digit one, Digit other, Use use) {
    // Both digits have their two places in the same cells.
    if (left.places[other - 1][house] != 2) return false;
    if (!((left.boards[other - 1] & kHouses[house]) == cells)) return false;
    const Cell a = cells.first(), b = (cells - Cells::of(a)).first();
    if (left.digits[a].count() == 2 && left.digits[b].count() == 2) return false;
    Boards needs{}, gone;
    gone.fill(cells);
    for (Digit digit : {one, other}) {
        needs[digit - 1] = kHouses[house] - cells;
        gone[digit - 1].clear();
    }
    return use(cells, needs, gone);
}

/// With the places of the digit in two rows or two columns, the first of which has two.
template <typename Use>
bool xWing(const Possible& left, Digit digit, House first, House second, Use use) {
    if (left.places[digit - 1][second] != 2) return false;
    const Cells one = left.boards[digit - 1] & kHouses[first], other = left.boards[digit - 1] & kHouses[second];
    const Cell a = one.first(), b = (one - Cells::of(a)).first();
    const Cells cover = kindOf(first) == HouseKind::Row
                            ? kHouses[columnHouse(columnOf(a))] | kHouses[columnHouse(columnOf(b))]
                            : kHouses[rowHouse(rowOf(a))] | kHouses[rowHouse(rowOf(b))];
    const Cells rest = (cover & left.boards[digit - 1]) - one - other;
    if (!cover.contains(other) || rest.empty()) return false;
    Boards needs{}, gone{};
    needs[digit - 1] = (kHouses[first] | kHouses[second]) - one - other;
    gone[digit - 1] = rest;
    return use(one | other, needs, gone);
}

template <typename Use>
bool locked(const Possible& left, Use use) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house)
            if (lockedIn(left, house, digit, use)) return true;
    return false;
}

template <typename Use>
bool nakedPairs(const Possible& left, Use use) {
    Cells pairs;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (left.digits[cell].count() == 2) pairs.add(cell);
    for (Cell a : pairs) {
        pairs.remove(a); // each pair is visited once
        for (Cell b : pairs& kPeers[a])
            if (nakedPair(left, a, b, use)) return true;
    }
    return false;
}

template <typename Use>
bool hiddenPairs(const Possible& left, Use use) {
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit one = 1; one <= kDigitCount; ++one) {
            if (left.places[one - 1][house] != 2) continue;
            const Cells cells = left.boards[one - 1] & kHouses[house];
            for (Digit other = one + 1; other <= kDigitCount; ++other)
                if (hiddenPair(left, house, cells, one, other, use)) return true;
        }
    return false;
}

/// The row or column after the last one of the same kind.
constexpr House endOfLines(House line) {
    return line < 9 ? 9 : 18;
}

template <typename Use>
bool xWings(const Possible& left, Use use) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House first = 0; first < 18; ++first) {
            if (left.places[digit - 1][first] != 2) continue;
            // Each pair of lines is visited once.
            for (House second = first + 1; second < endOfLines(first); ++second)
                if (xWing(left, digit, first, second, use)) return true;
        }
    return false;
}

/// Those that may be there because a candidate has gone, in any order.
template <typename Use>
bool around(const Possible& left, const InnerTechniques& inner, Candidate gone, Use use) {
    const auto [cell, digit] = gone;
    if (inner.nakedPairs && left.digits[cell].count() == 2)
        for (Cell peer : kPeers[cell])
            if (nakedPair(left, cell, peer, use)) return true;
    for (House house : housesOf(cell)) {
        if (inner.lockedCandidates && lockedIn(left, house, digit, use)) return true;
        if (left.places[digit - 1][house] != 2) continue;
        const Cells cells = left.boards[digit - 1] & kHouses[house];
        for (Digit other = 1; inner.hiddenPairs && other <= kDigitCount; ++other)
            if (other != digit && hiddenPair(left, house, cells, digit, other, use)) return true;
        if (!inner.xWings || kindOf(house) == HouseKind::Box) continue;
        for (House other = endOfLines(house) - 9; other < endOfLines(house); ++other)
            if (other != house && xWing(left, digit, house, other, use)) return true;
    }
    return false;
}

/// All that the settings allow, the easiest first. Most boards hold few, so most of the time is the search itself.
template <typename Use>
bool each(const Possible& left, const InnerTechniques& inner, Use use) {
    return (inner.lockedCandidates && locked(left, use)) || (inner.nakedPairs && nakedPairs(left, use)) ||
           (inner.hiddenPairs && hiddenPairs(left, use)) || (inner.xWings && xWings(left, use));
}

/// What a pattern is: the house in which its cells are all places, and for a pair its digits. A naked pair has no
/// house, locked candidates and X-wings have no pair.
struct Reading {
    House house = -1;
    Digits pair;
};

/// The patterns that these cells can be, to remove the digit from other cells or from their own. `use(needs, reading)`
/// gets what must be gone for each; it returns true to end. `base` are the candidates from the start: what was set then
/// is no part of a pattern.
template <typename Use>
bool readings(const Boards& base, Cells set, Cells gone, Digit digit, Use use) {
    Boards needs{};
    if (set.count() == 4) {
        for (House first : {0, 9}) {
            Cells lines;
            for (House house = first; house < first + 9; ++house)
                if (kHouses[house].meets(set)) lines |= kHouses[house];
            needs[digit - 1] = lines - set;
            if (!lines.meets(gone) && use(needs, Reading{})) return true;
        }
        return false;
    }
    const bool isPair = set.count() == 2;
    if (commonPeers(set).contains(gone)) {
        for (House house : commonHouses(set)) {
            needs[digit - 1] = kHouses[house] - set;
            if (base[digit - 1].meets(set) && use(needs, Reading{house, {}})) return true;
        }
        for (Digit other = 1; isPair && other <= kDigitCount; ++other) {
            if (other == digit) continue;
            needs.fill(set);
            needs[digit - 1] = needs[other - 1] = {};
            if (use(needs, Reading{-1, Digits::of(digit) | Digits::of(other)})) return true;
        }
    }
    if (!isPair || !set.contains(gone)) return false;
    for (House house : commonHouses(set))
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit other = one + 1; other <= kDigitCount; ++other) {
                if (one == digit || other == digit) continue;
                if (!base[one - 1].meets(set) || !base[other - 1].meets(set)) continue;
                needs = {};
                needs[one - 1] = needs[other - 1] = kHouses[house] - set;
                if (use(needs, Reading{house, Digits::of(one) | Digits::of(other)})) return true;
            }
    return false;
}

} // namespace ninefold::logic::patterns
