// SPDX-License-Identifier: MIT
// The patterns that a net sees besides singles on its boards: locked candidates, pairs, X-wings. Their eliminations
// are applied at once; the cause of one is what must have gone before for the pattern to exist.
#include "engine/core/houseset.h"
#include "engine/logic/parts/nets.h"

#include <algorithm>

namespace ninefold::logic {

bool Net::use(Cells set, const Boards& needs, const Boards& gone, std::vector<Chain> inner) {
    bool any = false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) any = any || gone[digit - 1].meets(left_.boards[digit - 1]);
    if (!any) return false;
    const Cause cause{Cause::Insight, static_cast<std::int16_t>(insights_.size())};
    if (traced_) {
        log_.push_back(kInsight + cause.by);
        insights_.push_back({set, needs, std::move(inner)});
        // Only what has gone by now can be a reason.
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            insights_.back().needs[digit - 1] -= left_.boards[digit - 1];
    }
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : gone[digit - 1] & left_.boards[digit - 1]) remove(cell, digit, cause);
    return true;
}

bool Net::useSets() {
    return (inner_.lockedCandidates && useLocked()) || (inner_.nakedPairs && useNakedPairs()) ||
           (inner_.hiddenPairs && useHiddenPairs()) || (inner_.xWings && useXWings());
}

bool Net::useLocked() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house) {
            const Cells places = left_.boards[digit - 1] & kHouses[house];
            // Two places or three: one would be a single, and more never fit in one crossing.
            if (places.count() < 2 || places.count() > 3) continue;
            HouseSet others = commonHouses(places);
            others.remove(house);
            if (others.empty()) continue;
            Boards needs{}, gone{};
            needs[digit - 1] = kHouses[house];
            gone[digit - 1] = kHouses[others.first()] - places;
            if (use(places, needs, gone)) return true;
        }
    return false;
}

bool Net::useNakedPairs() {
    std::vector<Cell> pairs;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (left_.digits[cell].count() == 2) pairs.push_back(cell);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            const Cell a = pairs[i], b = pairs[j];
            if (!(left_.digits[a] == left_.digits[b]) || !sees(a, b)) continue;
            const Cells cells = Cells::of(a) | Cells::of(b);
            Boards needs{}, gone{};
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                // `gone` are the digits of the pair around it; `needs` are all other digits of the pair's cells.
                (left_.digits[a].has(digit) ? gone : needs)[digit - 1] =
                    left_.digits[a].has(digit) ? commonPeers(cells) : cells;
            if (use(cells, needs, gone)) return true;
        }
    return false;
}

bool Net::useHiddenPairs() {
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit one = 1; one <= kDigitCount; ++one) {
            const Cells cells = left_.boards[one - 1] & kHouses[house];
            if (cells.count() != 2) continue;
            for (Digit other = one + 1; other <= kDigitCount; ++other) {
                if (!((left_.boards[other - 1] & kHouses[house]) == cells)) continue;
                // Both digits have their two places in the same cells.
                Boards needs{}, gone;
                gone.fill(cells);
                for (Digit digit : {one, other}) {
                    needs[digit - 1] = kHouses[house];
                    gone[digit - 1].clear();
                }
                if (use(cells, needs, gone)) return true;
            }
        }
    return false;
}

bool Net::useXWings() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House first = 0; first < 18; ++first) {
            const Cells one = left_.boards[digit - 1] & kHouses[first];
            if (one.count() != 2) continue;
            const Cell a = one.first(), b = (one - Cells::of(a)).first();
            const bool rows = kindOf(first) == HouseKind::Row;
            const Cells cover = rows ? kHouses[columnHouse(columnOf(a))] | kHouses[columnHouse(columnOf(b))]
                                     : kHouses[rowHouse(rowOf(a))] | kHouses[rowHouse(rowOf(b))];
            // Each pair of lines is visited once.
            for (House second = first + 1; second < (rows ? 9 : 18); ++second) {
                const Cells other = left_.boards[digit - 1] & kHouses[second];
                if (other.count() != 2 || !cover.contains(other)) continue;
                Boards needs{}, gone{};
                needs[digit - 1] = kHouses[first] | kHouses[second];
                gone[digit - 1] = cover - one - other;
                if (use(one | other, needs, gone)) return true;
            }
        }
    return false;
}

} // namespace ninefold::logic
