// SPDX-License-Identifier: MIT
// Finds all almost locked sets of a position once, for every technique that uses them. Many sets have a digit in the
// same places, so the places are stored once and the sets refer to them by number.
#include "engine/logic/parts/als.h"

#include "engine/logic/parts/numbering.h"

#include <cassert>

namespace ninefold::logic {
namespace {

/// Builds the descriptions of sets, and of each group of places only once.
class Describer {
public:
    Describer(const Position& position, std::vector<SetPlaces>& known) : position_(position), known_(known) {}

    AlmostLockedSet describe(Cells cells, Digits digits, House house) {
        assert(digits.count() == cells.count() + 1 && kHouses[house].contains(cells));
        AlmostLockedSet set{
            .cells = cells, .digits = digits, .open = {}, .house = house, .number = {}, .places = &known_};
        for (Digit digit : digits) {
            const Cells places = cells & position_.cellsFor(digit);
            const int number = numbers_.of(digit, places);
            if (number == static_cast<int>(known_.size())) {
                const Cells seen = commonPeers(places);
                known_.push_back({digit, places, seen, seen.meets(position_.cellsFor(digit))});
            }
            if (known_[number].inSight || !places.hasSeveral()) set.open.add(digit);
            set.number[digit - 1] = static_cast<std::int16_t>(number);
        }
        return set;
    }

private:
    const Position& position_;
    std::vector<SetPlaces>& known_;
    Numbering numbers_;
};

/// Cells in a row or column count for that house and not again for their box; a single cell counts only for its row.
bool reportedBefore(Cells cells, House house) {
    if (kindOf(house) == HouseKind::Row) return false;
    const Cell first = cells.first();
    if (kHouses[rowHouse(rowOf(first))].contains(cells)) return true;
    return kindOf(house) == HouseKind::Box && kHouses[columnHouse(columnOf(first))].contains(cells);
}

Cells cellsOf(unsigned subset, const std::array<Cell, 9>& blanks) {
    Cells cells;
    for (; subset != 0; subset &= subset - 1) cells.add(blanks[std::countr_zero(subset)]);
    return cells;
}

/// Tries all subsets as bit masks: nine blank cells have 511 of them, and trying them all is faster than choosing.
void findIn(const Position& position, House house, Describer& describer, std::vector<AlmostLockedSet>& list) {
    std::array<Cell, 9> blanks;
    int count = 0;
    for (Cell cell : kHouseCells[house])
        if (!position.isSet(cell)) blanks[count++] = cell;
    // The digits of every subset are those of the subset without its highest cell, plus the digits of that cell.
    std::array<std::uint16_t, 512> digits;
    digits[0] = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned own = position.candidates(blanks[i]).mask();
        for (unsigned rest = 0, highest = 1u << i; rest < highest; ++rest) {
            const unsigned together = digits[rest] | own;
            digits[highest | rest] = static_cast<std::uint16_t>(together);
            // Almost locked means one digit more than cells.
            if (countOfNine(together) != countOfNine(rest) + 2) continue;
            const Cells cells = cellsOf(highest | rest, blanks);
            if (!reportedBefore(cells, house))
                list.push_back(describer.describe(cells, Digits::fromMask(together), house));
        }
    }
}

} // namespace

AlmostLockedSets::AlmostLockedSets(const Position& position) {
    // About as many as a hard position has; most positions have fewer.
    list.reserve(512);
    places.reserve(1024);
    Describer describer(position, places);
    for (House house = 0; house < kHouseCount; ++house) findIn(position, house, describer, list);
}

} // namespace ninefold::logic
