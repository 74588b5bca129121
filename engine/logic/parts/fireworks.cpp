// SPDX-License-Identifier: MIT
#include "engine/logic/parts/fireworks.h"

#include "engine/logic/position.h"

#include <array>
#include <bit>

namespace ninefold::logic {
namespace {

/// Places of a line outside one of its boxes: for each place the digits with no other place there ("fit"), and those
/// with no other place there and in the pivot's cell ("link").
class LinePlaces {
public:
    explicit LinePlaces(const Position& position) {
        for (House line = 0; line < 18; ++line)
            for (Digit digit = 1; digit <= kDigitCount; ++digit) {
                if (position.done(digit).has(line)) continue;
                const unsigned places = position.places(line, digit);
                for (int part = 0; part < 3; ++part) note(line, part, places & ~(7u << 3 * part), Digits::of(digit));
            }
    }

    Digits fit(House line, int part, int place) const { return fit_[line][part][place]; }
    /// All digits that fit some place.
    Digits any(House line, int part) const { return any_[line][part]; }

private:
    void note(House line, int part, unsigned outside, Digits digit) {
        if ((outside & (outside - 1)) != 0) return;
        any_[line][part] |= digit;
        for (int place = 0; place < 9; ++place)
            if (outside == 0 || outside == 1u << place) fit_[line][part][place] |= digit;
    }

    std::array<std::array<std::array<Digits, 9>, 3>, 18> fit_{};
    std::array<std::array<Digits, 3>, 18> any_{};
};

/// The digits of a line whose places are all among these two.
Digits linkedBy(const Position& position, House line, int one, int other) {
    Digits linked;
    const unsigned both = 1u << one | 1u << other;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (const unsigned places = position.places(line, digit); places != 0 && (places & ~both) == 0)
            linked.add(digit);
    return linked;
}

} // namespace

Fireworks::Fireworks(const Position& position) {
    const LinePlaces places(position);
    for (Cell pivot : position.blanks()) {
        const int row = rowOf(pivot), column = columnOf(pivot), stack = column / 3, band = row / 3;
        const House rows = rowHouse(row), columns = columnHouse(column), box = boxHouse(boxOf(pivot));
        Digits open = places.any(rows, stack) & places.any(columns, band);
        for (Digit digit : open)
            if (position.done(digit).has(box)) open.remove(digit);
        if (open.empty()) continue;
        for (Cell inRow : kHouses[rows] & (position.blanks() - kHouses[box])) {
            const int across = columnOf(inRow);
            const Digits fitting = open & places.fit(rows, stack, across);
            if (fitting.empty()) continue;
            for (Cell inColumn : kHouses[columns] & (position.blanks() - kHouses[box])) {
                const int down = rowOf(inColumn);
                const Digits digits = fitting & places.fit(columns, band, down);
                if (digits.empty()) continue;
                const Digits linked =
                    (linkedBy(position, rows, column, across) | linkedBy(position, columns, row, down)) - digits;
                if ((digits | linked).count() >= 2) list_.push_back({pivot, inRow, inColumn, digits, linked});
            }
        }
    }
}

Cells goneByOnce(const Position& position, const Firework& firework, Digit digit) {
    const House row = rowHouse(rowOf(firework.pivot)), column = columnHouse(columnOf(firework.pivot));
    const Cells all = position.cellsFor(digit);
    Cells places = all & firework.cells(), gone;
    // If the row has the digit in one of the cells, the wing in the column does not.
    if (places.contains(all & kHouses[row])) gone.add(firework.inColumn);
    if (places.contains(all & kHouses[column])) gone.add(firework.inRow);
    places -= gone;
    if (places.empty()) return {};
    gone |= commonPeers(places);
    // If a wing has it, the other one does not, so its line has it inside the box; otherwise the pivot has it.
    if (firework.digits.has(digit)) gone |= kHouses[boxHouse(boxOf(firework.pivot))] - kHouses[row] - kHouses[column];
    return gone & all;
}

} // namespace ninefold::logic
