// SPDX-License-Identifier: MIT
// Each digit of a cell is a demand in the three houses of the cell, which one other cell has to meet. So a cell is a
// row of bits, one for each of its digits in each of its houses. Cells form the pattern when their rows sum to nothing
// (modulo 2), and the cells without extras are independent, because otherwise the puzzle had two solutions. So what a
// guard needs is found by elimination instead of by trying.
#include "engine/logic/techniques/uniqueness/graves.h"

#include "engine/logic/parts/bits.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace ninefold::logic {
namespace {

/// With more independent ways to combine cells, none is tried.
constexpr int kMostWays = 6;

/// The bit of a digit in a house.
constexpr int bitOf(House house, Digit digit) {
    return house * kDigitCount + digit - 1;
}
static_assert(bitOf(kHouseCount - 1, kDigitCount) < Bits::kCount);

/// Cells with two digits each, and the demands that they leave open.
struct Demands {
    Bits open;
    Cells cells;
    Demands& operator^=(const Demands& other) {
        open ^= other.open;
        cells ^= other.cells;
        return *this;
    }
};

Demands demandsOf(Cell cell, Digits pair) {
    assert(pair.count() == 2);
    Demands demands{{}, Cells::of(cell)};
    for (House house : housesOf(cell))
        for (Digit digit : pair) demands.open.flip(bitOf(house, digit));
    return demands;
}

/// In which houses some cells have each digit, and in which at least two of them.
class Partners {
public:
    void add(Cell cell, Digits digits) {
        const HouseSet houses = houseSetOf(cell);
        for (Digit digit : digits) {
            twice_[digit - 1] |= once_[digit - 1] & houses;
            once_[digit - 1] |= houses;
        }
    }
    /// The houses of the cell in which none of the cells has one of the two digits; `isOne`: no other one.
    HouseSet unmet(Cell cell, Digits pair, bool isOne) const {
        HouseSet met = houseSetOf(cell);
        for (Digit digit : pair) met = met & (isOne ? twice_ : once_)[digit - 1];
        return houseSetOf(cell) - met;
    }

private:
    std::array<HouseSet, kDigitCount> once_, twice_;
};

/// A cell with extras, of which two digits may belong to a pattern.
struct Guard {
    Cell cell;
    Digits pair;
    Demands rest;
};

} // namespace

/// Rows of which each has a bit that no later one has.
class Graves::Basis {
public:
    /// What is left of a row without the others.
    Demands reduced(Demands row) const {
        for (const auto& [bit, other] : rows_)
            if (row.open.has(bit)) row ^= other;
        return row;
    }
    void add(const Demands& row) {
        const Demands rest = reduced(row);
        if (const int bit = rest.open.least(); bit >= 0) rows_.emplace_back(bit, rest);
        else ways_.push_back(rest.cells);
    }
    /// Independent sets of cells that leave nothing open.
    const std::vector<Cells>& ways() const { return ways_; }

private:
    std::vector<std::pair<int, Demands>> rows_;
    std::vector<Cells> ways_;
};

Graves::Graves(const Position& position) : position_(position) {
    // Of the cells of a pattern all but the guards have two candidates.
    if (position.bivalue().count() < 4) return;
    Basis basis;
    for (Cell cell : position.bivalue()) basis.add(demandsOf(cell, position.candidates(cell)));
    if (!basis.ways().empty()) return;
    findFewGuards(basis);
    for (Digit extra = 1; extra <= kDigitCount; ++extra) findOneDigit(basis, extra);
}

Graves::Pairs Graves::plainPairs() const {
    Pairs pairs;
    for (Cell cell : position_.bivalue()) pairs[static_cast<std::size_t>(cell)] = position_.candidates(cell);
    return pairs;
}

/// Has every digit two places or none in each house, and is it one pattern of three digits or more?
bool Graves::isGrave(Cells cells, const Pairs& pairs) const {
    std::array<Cells, kDigitCount> places;
    Digits digits;
    for (Cell cell : cells) {
        digits |= pairs[static_cast<std::size_t>(cell)];
        for (Digit digit : pairs[static_cast<std::size_t>(cell)]) places[digit - 1].add(cell);
    }
    if (digits.count() < 3 || cells == position_.blanks()) return false;
    for (Digit digit : digits)
        for (const Cells& house : kHouses)
            if (const int count = (places[digit - 1] & house).count(); count != 0 && count != 2) return false;
    Cells reached = Cells::of(cells.first()), fresh = reached;
    while (!fresh.empty()) {
        const Cell cell = fresh.first();
        fresh.remove(cell);
        for (Digit digit : pairs[static_cast<std::size_t>(cell)])
            for (Cell next : (places[digit - 1] & kPeers[cell]) - reached) {
                reached.add(next);
                fresh.add(next);
            }
    }
    return reached == cells;
}

void Graves::keep(Cells cells, const Pairs& pairs, std::vector<Deadly>& list) const {
    if (!isGrave(cells, pairs)) return;
    Deadly pattern{cells, {}, {}};
    for (Cell cell : cells) {
        const Digits pair = pairs[static_cast<std::size_t>(cell)], extras = position_.candidates(cell) - pair;
        pattern.digits |= pair;
        if (!extras.empty()) pattern.guards.push_back({cell, extras});
    }
    list.push_back(std::move(pattern));
}

/// Guards that need the same from the other cells belong together.
void Graves::findFewGuards(const Basis& basis) {
    std::vector<Guard> guards;
    const Cells plain = position_.bivalue();
    Partners partners;
    for (Cell cell : plain) partners.add(cell, position_.candidates(cell));
    for (Cell cell : position_.blanks() - plain - position_.cellsWithCount(1)) {
        const Digits all = position_.candidates(cell);
        for (Digit one : all)
            for (Digit two : all) {
                // Each pair of its candidates once.
                if (two <= one) continue;
                const Digits pair = Digits::of(one) | Digits::of(two);
                // The other guard is not in all three houses.
                if (partners.unmet(cell, pair, false).count() < 3)
                    guards.push_back({cell, pair, basis.reduced(demandsOf(cell, pair))});
            }
    }
    std::ranges::sort(guards, [](const Guard& a, const Guard& b) {
        return std::tie(a.rest.open, a.cell) < std::tie(b.rest.open, b.cell);
    });
    Pairs pairs = plainPairs();
    for (auto guard = guards.begin(); guard != guards.end(); ++guard) {
        pairs[static_cast<std::size_t>(guard->cell)] = guard->pair;
        if (!guard->rest.open.any()) {
            keep(guard->rest.cells, pairs, fewGuards);
            continue;
        }
        for (auto other = guard + 1; other != guards.end() && other->rest.open == guard->rest.open; ++other) {
            if (!sees(guard->cell, other->cell)) continue;
            pairs[static_cast<std::size_t>(other->cell)] = other->pair;
            keep(guard->rest.cells ^ other->rest.cells, pairs, fewGuards);
        }
    }
}

/// All cells with three candidates of which this is one may be guards together.
void Graves::findOneDigit(const Basis& plain, Digit extra) {
    const Cells all = position_.cellsWithCount(3) & position_.cellsFor(extra);
    if (!all.hasSeveral()) return;
    Pairs pairs = plainPairs();
    Partners partners;
    for (Cell cell : all) pairs[static_cast<std::size_t>(cell)] = position_.candidates(cell) - Digits::of(extra);
    for (Cell cell : all | position_.bivalue()) partners.add(cell, pairs[static_cast<std::size_t>(cell)]);
    Cells guards;
    for (Cell cell : all)
        if (partners.unmet(cell, pairs[static_cast<std::size_t>(cell)], true).empty()) guards.add(cell);
    if (!guards.hasSeveral()) return;
    Basis basis = plain;
    for (Cell cell : guards) basis.add(demandsOf(cell, pairs[static_cast<std::size_t>(cell)]));
    const std::vector<Cells>& ways = basis.ways();
    if (ways.size() > kMostWays) return;
    for (unsigned chosen = 1; chosen < 1u << ways.size(); ++chosen) {
        Cells cells;
        for (std::size_t i = 0; i < ways.size(); ++i)
            if ((chosen >> i & 1u) != 0) cells ^= ways[i];
        const Cells guarding = cells & guards;
        if (guarding.hasSeveral() && position_.cellsFor(extra).meets(commonPeers(guarding)))
            keep(cells, pairs, oneDigit);
    }
}

} // namespace ninefold::logic
