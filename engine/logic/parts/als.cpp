// SPDX-License-Identifier: MIT
// All almost locked sets of a position, found once and shared by every technique that uses them. Many
// sets hold a digit in the same places, so places are described once and sets refer to them by number.
#include "engine/logic/parts/als.h"

#include "engine/logic/parts/numbering.h"

namespace ninefold {
namespace {

/// Describes sets, and their places but once.
class Describer {
public:
    Describer(const Position& position, std::vector<SetPlaces>& known) : position_(position), known_(known) {}

    void describe(Cells cells, Digits digits, House house, AlmostLockedSet& set) {
        set.cells = cells;
        set.digits = digits;
        set.house = house;
        for (Digit digit : digits) {
            const Cells places = cells & position_.cellsFor(digit);
            const int number = numbers_.of(digit, places);
            if (number == static_cast<int>(known_.size())) {
                const Cells seen = commonPeers(places);
                known_.push_back({digit, places, seen, seen.meets(position_.cellsFor(digit))});
            }
            if (known_[number].inSight || !places.hasSeveral()) set.open.add(digit);
            set.places[digit - 1] = places;
            set.seen[digit - 1] = known_[number].seen;
            set.number[digit - 1] = static_cast<std::int16_t>(number);
        }
    }

private:
    const Position& position_;
    std::vector<SetPlaces>& known_;
    Numbering numbers_;
};

/// Cells in a row or column count for that house, not again for their box; a single cell only for its row.
bool toldBefore(Cells cells, House house) {
    if (kindOf(house) == HouseKind::Row) return false;
    const Cell first = cells.first();
    if (kHouses[rowHouse(rowOf(first))].contains(cells)) return true;
    return kindOf(house) == HouseKind::Box && kHouses[columnHouse(columnOf(first))].contains(cells);
}

/// By subsets as bit masks: nine blank cells have 511 of them, quicker tried than reasoned about.
void findIn(const Position& position, House house, Describer& describer, std::vector<AlmostLockedSet>& list) {
    std::array<Cell, 9> blanks;
    int count = 0;
    for (Cell cell : kHouseCells[house])
        if (!position.isSet(cell)) blanks[count++] = cell;
    // The digits of every subset follow from those of the subset without its lowest cell.
    std::array<Digits, 512> digits;
    std::array<Cells, 512> cells;
    for (unsigned subset = 1; subset < (1u << count); ++subset) {
        const unsigned rest = subset & (subset - 1);
        const Cell cell = blanks[std::countr_zero(subset)];
        digits[subset] = digits[rest] | position.candidates(cell);
        cells[subset] = cells[rest] | Cells::of(cell);
        // One digit more than cells: that is what almost locked means.
        if (digits[subset].count() == countOfNine(subset) + 1 && !toldBefore(cells[subset], house))
            describer.describe(cells[subset], digits[subset], house, list.emplace_back());
    }
}

} // namespace

AlmostLockedSets::AlmostLockedSets(const Position& position) {
    // About as many as a hard position has; most have fewer.
    list.reserve(512);
    places.reserve(512);
    Describer describer(position, places);
    for (House house = 0; house < kHouseCount; ++house) findIn(position, house, describer, list);
}

} // namespace ninefold
