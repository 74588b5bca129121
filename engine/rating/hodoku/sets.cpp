// SPDX-License-Identifier: MIT
// Naked, locked and hidden sets, and locked candidates. Boxes come first, then rows, then columns; within a house
// the cells (or digits) are combined in ascending order, the first one varying slowest.
#include "engine/rating/hodoku/finders.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace ninefold::rating::hodoku {
namespace {

constexpr std::array<House, 3> kBoxRowColumn = {18, 0, 9};
constexpr std::array<std::string_view, 3> kNakedIds = {"naked-pair", "naked-triple", "naked-quadruple"};
constexpr std::array<std::string_view, 3> kHiddenIds = {"hidden-pair", "hidden-triple", "hidden-quadruple"};

/// An item of a combination (a cell or a digit) and the bits that it holds.
struct Holder {
    int what;
    unsigned holds;
};

/// Those of a house, without heap memory.
class Holders {
public:
    void add(int what, unsigned holds) { items_[count_++] = {what, holds}; }
    std::size_t size() const { return count_; }
    const Holder& operator[](std::size_t n) const { return items_[n]; }

private:
    std::array<Holder, 9> items_;
    std::size_t count_ = 0;
};

/// Calls use(chosen, together) for every `size` holders with `size` bits together, until it returns true.
template <typename Use>
bool anySet(const Holders& holders, int size, Use use) {
    assert(size >= 2 && size <= 4);
    std::array<int, 4> chosen{};
    int count = 0;
    const auto extend = [&](const auto& self, std::size_t from, unsigned together) -> bool {
        if (count == size) return std::popcount(together) == size && use(std::span(chosen).first(count), together);
        for (std::size_t n = from; n < holders.size(); ++n) {
            // Too many bits already; further holders can only add more.
            if (std::popcount(together | holders[n].holds) > size) continue;
            chosen[count++] = holders[n].what;
            if (self(self, n + 1, together | holders[n].holds)) return true;
            --count;
        }
        return false;
    };
    return extend(extend, 0, 0);
}

/// Collects the removals of a naked set, house by house. The set is locked if it removes candidates in two houses,
/// one of them the box.
struct NakedSet {
    const Board& board;
    Cells cells;
    Digits digits;

    bool collect(Step& step) const {
        assert(cells.count() == digits.count());
        const HouseSet shared = commonHouses(cells);
        int eliminated = 0;
        for (const House house : housesOf(cells.first())) {
            if (!shared.has(house)) continue;
            bool eliminates = false;
            for (const Cell cell : kHouses[house] - cells) {
                const Digits gone = board.candidates(cell) & digits;
                step.remove(cell, gone);
                if (!gone.empty() && (house >= 18 || boxOf(cell) != boxOf(cells.first()))) eliminates = true;
            }
            eliminated += eliminates;
        }
        const bool inBox = shared.has(boxHouse(boxOf(cells.first())));
        // Four cells never fit into the intersection of a line and a box, so a quadruple cannot be locked.
        return cells.count() < 4 && eliminated > 1 && inBox && shared.count() > 1;
    }
};

/// Cells with one candidate could take part, but the singles are all placed before.
bool findNakedIn(const Board& board, House house, int size, bool locked, Step& step) {
    Holders holders;
    for (const Cell cell : kHouseCells[house])
        if (const int count = board.count(cell); count > 0 && count <= size)
            holders.add(cell, board.candidates(cell).mask());
    return anySet(holders, size, [&](std::span<const int> chosen, unsigned digits) {
        Cells cells;
        for (const int cell : chosen) cells.add(cell);
        Step found;
        const bool isLocked = NakedSet{board, cells, Digits::fromMask(digits)}.collect(found);
        // Locked pairs and triples are techniques of their own, searched before the plain ones.
        if (found.removals.empty() || isLocked != locked) return false;
        step.removals = std::move(found.removals);
        return true;
    });
}

/// In a house with only as many blank cells as the set has digits there is nothing to remove.
bool findHiddenIn(const Board& board, House house, int size, Step& step) {
    const auto& cells = kHouseCells[house];
    if (std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return board.count(cell) > 0; }) <= size)
        return false;
    // Digits are combined like cells in naked sets, each with its cells in the house.
    Holders holders;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        if (const int places = board.places(house, digit); places < 1 || places > size) continue;
        unsigned holds = 0;
        for (int n = 0; n < 9; ++n) holds |= static_cast<unsigned>(board.has(cells[n], digit)) << n;
        holders.add(digit, holds);
    }
    return anySet(holders, size, [&](std::span<const int> chosen, unsigned places) {
        Digits digits;
        for (const Digit digit : chosen) digits.add(digit);
        for (int n = 0; n < 9; ++n)
            if (((places >> n) & 1u) != 0) step.remove(cells[n], board.candidates(cells[n]) - digits);
        return !step.removals.empty();
    });
}

/// All cells of the digit in `base` are in `cover`, which has more.
bool lockedIn(const Board& board, House base, House cover, Digit digit, Step& step) {
    const Cells cells = board.cellsFor(digit, base);
    // Without further cells in the cover there is nothing to remove.
    if (!kHouses[cover].contains(cells) || board.places(cover, digit) <= board.places(base, digit)) return false;
    step.remove(board.cellsFor(digit, cover) - kHouses[base], digit);
    return true;
}

/// Four cells never fit into one intersection, and a single cell is a hidden single.
template <typename Use>
bool anyLockable(const Board& board, House kind, Use use) {
    assert(kind % 9 == 0);
    for (House house = kind; house < kind + 9; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (const int places = board.places(house, digit); places == 2 || places == 3)
                if (use(house, digit, board.cellsFor(digit, house).first())) return true;
    return false;
}

/// Searches the first of these kinds of houses where candidates have gone since nothing was found.
template <typename Find>
bool findInHouses(const Board& board, std::span<const House> kinds, NoSets::OfCells& known, Find find) {
    Cells changed;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (known[cell] != board.candidates(cell)) changed.add(cell);
    for (const House kind : kinds)
        for (House house = kind; house < kind + 9; ++house)
            if (changed.meets(kHouses[house]) && find(house)) return true;
    for (const Cell cell : changed) known[cell] = board.candidates(cell);
    return false;
}

} // namespace

bool findNakedSet(const Board& board, int size, bool locked, NoSets& known, Step& step) {
    assert(size >= 2 && size <= (locked ? 3 : 4));
    const auto bySize = static_cast<std::size_t>(size - 2);
    step.technique = locked ? (size == 2 ? "locked-pair" : "locked-triple") : kNakedIds[bySize];
    // Every locked set is in a box.
    const auto kinds = std::span(kBoxRowColumn).first(locked ? 1 : 3);
    return findInHouses(board, kinds, locked ? known.locked[bySize] : known.naked[bySize],
                        [&](House house) { return findNakedIn(board, house, size, locked, step); });
}

bool findHiddenSet(const Board& board, int size, NoSets& known, Step& step) {
    assert(size >= 2 && size <= 4);
    const auto bySize = static_cast<std::size_t>(size - 2);
    step.technique = kHiddenIds[bySize];
    return findInHouses(board, kBoxRowColumn, known.hidden[bySize],
                        [&](House house) { return findHiddenIn(board, house, size, step); });
}

bool findPointing(const Board& board, Step& step) {
    step.technique = "locked-candidates-pointing";
    return anyLockable(board, 18, [&](House box, Digit digit, Cell first) {
        // A box intersects rows and columns; rows are tried first.
        return lockedIn(board, box, rowOf(first), digit, step) ||
               lockedIn(board, box, 9 + columnOf(first), digit, step);
    });
}

bool findClaiming(const Board& board, Step& step) {
    step.technique = "locked-candidates-claiming";
    const auto use = [&](House line, Digit digit, Cell first) {
        return lockedIn(board, line, boxHouse(boxOf(first)), digit, step);
    };
    return anyLockable(board, 0, use) || anyLockable(board, 9, use);
}

} // namespace ninefold::rating::hodoku
