// SPDX-License-Identifier: MIT
// What follows from an Exocet: the ways to fill its targets are few, and what each of them blocks is wrong. This gives
// all the known rules at once: digits that do not fit in a target, the mirror cells (where the other box of the band
// must have the digit of a target), pairs of digits that take each other's places on the cross-lines.
#include "engine/logic/parts/exocets/ways.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// The places of one digit outside base and targets: the cross-lines, and what these leave in the band.
struct Placing {
    Cells placed;
    Cells blocked;
};

/// All placings of a digit that is in the base and in one of the targets.
class Placings {
public:
    Placings(const Position& position, const Exocet& exocet, Digit digit, int target)
        : position_(position), exocet_(exocet), digit_(digit) {
        const Cell held = exocet.targets[target];
        blocked_ = (kPeers[held] | Cells::of(exocet.targets[1 - target]) | kHouses[exocet.box] | kHouses[exocet.line]) -
                   exocet.base;
        blocked_.remove(held);
        free_ = position.cellsFor(digit) - blocked_ - exocet.base;
        std::array<Cells, 2> open;
        int count = 0;
        for (House line : exocet.crossLines) {
            if (kHouses[line].has(held)) continue;
            assert(count < 2);
            // A line that has the digit already needs no place.
            open[count++] = position.done(digit).has(line) ? Cells() : free_ & kHouses[line];
            if (open[count - 1].empty() && !position.done(digit).has(line)) return;
        }
        for (int box = 0; box < 9; ++box) {
            const Cells cells = kHouses[boxHouse(box)];
            if (boxHouse(box) != exocet.box && cells.meets(kHouses[exocet.line]) && !cells.has(held) &&
                !position.done(digit).has(boxHouse(box)))
                boxes_[boxCount_++] = cells;
        }
        combine(open[0], open[1]);
    }

    std::vector<Placing> list;

private:
    void combine(Cells first, Cells second) {
        if (first.empty()) std::swap(first, second);
        if (first.empty()) add({});
        for (Cell one : first) {
            if (second.empty()) add(Cells::of(one));
            for (Cell other : second - kPeers[one]) add(Cells::of(one) | Cells::of(other));
        }
    }

    void add(Cells placed) {
        Placing placing{placed, blocked_};
        for (Cell cell : placed) placing.blocked |= kPeers[cell];
        const Cells free = free_ - placing.blocked;
        for (int i = 0; i < boxCount_; ++i) {
            const Cells left = free & boxes_[i];
            if (left.empty()) return;
            placing.blocked |= commonPeers(left);
            if (!left.hasSeveral()) placing.placed |= left;
        }
        if (!placing.blocked.meets(placing.placed)) list.push_back(placing);
    }

    const Position& position_;
    const Exocet& exocet_;
    const Digit digit_;
    Cells blocked_, free_;
    std::array<Cells, 2> boxes_;
    int boxCount_ = 0;
};

/// Keeps the placings beside which the other digit still has one.
void keepCompatible(std::vector<Placing>& list, const std::vector<Placing>& others) {
    std::erase_if(list, [&](const Placing& one) {
        return std::ranges::none_of(others, [&](const Placing& other) { return !one.placed.meets(other.placed); });
    });
}

/// What all placings of the digit block, and where they all have it.
void block(ExocetWay& way, Digit digit, const std::vector<Placing>& placings) {
    Cells blocked = Cells::all(), placed = Cells::all();
    for (const Placing& placing : placings) {
        blocked &= placing.blocked;
        placed &= placing.placed;
    }
    way.blocked[digit - 1] |= blocked;
    for (Digit other = 1; other <= kDigitCount; ++other)
        if (other != digit) way.blocked[other - 1] |= placed;
}

/// What the cell cannot be if it is one of these.
void keepOnly(ExocetWay& way, Cell cell, Digits kept) {
    for (Digit digit : Digits::all() - kept) way.blocked[digit - 1].add(cell);
}

/// What each base cell can be if they hold these two digits, in either order; empty if they cannot.
std::array<Digits, 2> heldByBase(Digits first, Digits second, std::array<Digit, 2> digits) {
    std::array<Digits, 2> held;
    for (int i = 0; i < 2; ++i)
        if (first.has(digits[i]) && second.has(digits[1 - i])) {
            held[0].add(digits[i]);
            held[1].add(digits[1 - i]);
        }
    return held;
}

std::array<Cell, 2> cellsOfBase(const Exocet& exocet) {
    assert(exocet.base.count() == 2);
    const Cell first = exocet.base.first();
    return {first, (exocet.base - Cells::of(first)).first()};
}

/// Can the base hold the digits of its way beside the other way?
bool baseFits(const Exocet& exocet, const ExocetWay& own, const ExocetWay& other) {
    std::array<Digits, 2> left;
    for (int i = 0; i < 2; ++i)
        for (Digit digit : own.digits) {
            const Cell cell = cellsOfBase(exocet)[i];
            if (!own.blocked[digit - 1].has(cell) && !other.blocked[digit - 1].has(cell)) left[i].add(digit);
        }
    return !heldByBase(left[0], left[1], own.digits)[0].empty();
}

bool targetsFit(const Exocet& exocet, const ExocetWay& own, const ExocetWay& other) {
    for (int i = 0; i < 2; ++i)
        if (other.blocked[own.digits[i] - 1].has(exocet.targets[i])) return false;
    return true;
}

} // namespace

std::vector<ExocetWay> waysOf(const Position& position, const Exocet& exocet) {
    const auto base = cellsOfBase(exocet);
    std::array<std::vector<std::vector<Placing>>, 2> placings;
    for (int target = 0; target < 2; ++target) {
        placings[target].resize(kDigitCount);
        for (Digit digit : exocet.digits& position.candidates(exocet.targets[target]))
            placings[target][digit - 1] = Placings(position, exocet, digit, target).list;
    }
    std::vector<ExocetWay> ways;
    for (Digit a : exocet.digits)
        for (Digit b : exocet.digits - Digits::of(a)) {
            const auto held = heldByBase(position.candidates(base[0]), position.candidates(base[1]), {a, b});
            auto first = placings[0][a - 1], second = placings[1][b - 1];
            keepCompatible(first, second);
            keepCompatible(second, first);
            if (held[0].empty() || first.empty() || second.empty()) continue;
            ExocetWay way{{a, b}};
            block(way, a, first);
            block(way, b, second);
            keepOnly(way, exocet.targets[0], Digits::of(a));
            keepOnly(way, exocet.targets[1], Digits::of(b));
            keepOnly(way, base[0], held[0]);
            keepOnly(way, base[1], held[1]);
            ways.push_back(way);
        }
    return ways;
}

std::vector<ExocetWay> waysOfBoth(const Exocet& one, const std::vector<ExocetWay>& ofOne, const Exocet& other,
                                  const std::vector<ExocetWay>& ofOther) {
    std::vector<ExocetWay> both;
    for (const ExocetWay& a : ofOne)
        for (const ExocetWay& b : ofOther) {
            if (!targetsFit(one, a, b) || !targetsFit(other, b, a)) continue;
            if (!baseFits(one, a, b) || !baseFits(other, b, a)) continue;
            ExocetWay way = a;
            for (int i = 0; i < kDigitCount; ++i) way.blocked[i] |= b.blocked[i];
            both.push_back(way);
        }
    return both;
}

void removeBlocked(const Position& position, const std::vector<ExocetWay>& ways, Step& step) {
    if (ways.empty()) return;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        Cells gone = position.cellsFor(digit);
        for (const ExocetWay& way : ways) gone &= way.blocked[digit - 1];
        step.remove(gone, digit);
        step.mark(Role::Remove, gone, digit);
    }
}

} // namespace ninefold::logic
