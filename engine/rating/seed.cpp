// SPDX-License-Identifier: MIT
// The difficulty by branching, made fast: the steps that cost nothing are done in bulk, and only
// where a choice has several options the narrowest is looked for.
#include "engine/rating/seed.h"

#include "engine/core/houses.h"
#include "engine/solve/bitboard.h"

#include <cassert>
#include <limits>

namespace ninefold {
namespace {

using Solution = std::array<std::uint8_t, kCellCount>;

/// The choice that a step is made of, and how many options it has.
struct Branching {
    int options = std::numeric_limits<int>::max();
    Cell cell = -1;

    void offer(int count, Cell where) {
        if (count < options) *this = {count, where};
    }
};

/// The digits are added up in two sets: those seen once, those seen again.
Cells cellsWithOneCandidate(const Grid& grid) {
    Cells once, twice;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        twice |= once & grid.cellsFor(digit);
        once |= grid.cellsFor(digit);
    }
    return once - twice;
}

Cells onlyPlaces(const Grid& grid, Digit digit) {
    Cells places;
    for (const Cells& house : kHouses)
        if (const Cells left = grid.cellsFor(digit) & house; left.count() == 1) places |= left;
    return places;
}

/// Fills in what has a single option until nothing has. Such steps cost nothing, so their order does not matter.
void fillSingles(Grid& grid, const Solution& solution) {
    for (bool changed = true; changed;) {
        changed = false;
        Cells singles = cellsWithOneCandidate(grid);
        for (Digit digit = 1; digit <= kDigitCount; ++digit) singles |= onlyPlaces(grid, digit);
        for (const Cell cell : singles) {
            grid.place(cell, solution[cell]);
            changed = true;
        }
    }
}

/// The cell that the solution fills when `digit` finds its place in a house.
Cell placeInSolution(Cells places, Digit digit, const Solution& solution) {
    for (const Cell cell : places)
        if (solution[cell] == digit) return cell;
    return -1;
}

Branching narrowest(const Grid& grid, const Solution& solution) {
    Branching best;
    // Cells before houses, and only what is strictly narrower after: ties are part of the rule.
    for (const Cell cell : grid.blanks()) best.offer(grid.candidates(cell).count(), cell);
    for (const Cells& house : kHouses)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const Cells places = grid.cellsFor(digit) & house;
            if (const int count = places.count(); count > 0 && count < best.options)
                best.offer(count, placeInSolution(places, digit, solution));
        }
    return best;
}

} // namespace

int seedDifficulty(const Grid& puzzle, const Solution& solution) {
    assert(isOnlySolution(puzzle, solution));
    Grid grid = puzzle;
    grid.resetCandidates();
    int difficulty = grid.blanks().count();
    fillSingles(grid, solution);
    while (!grid.isFull()) {
        const Branching branching = narrowest(grid, solution);
        difficulty += 100 * (branching.options - 1) * (branching.options - 1);
        grid.place(branching.cell, solution[branching.cell]);
        fillSingles(grid, solution);
    }
    return difficulty;
}

SeedRange seedRange(Level level) {
    static constexpr std::array<SeedRange, kLevels.size()> ranges = {
        {{0, 26}, {27, 49}, {50, 99}, {100, 199}, {200, 299}, {300, std::numeric_limits<int>::max()}}};
    return ranges[static_cast<std::size_t>(level)];
}

Level seedLevel(int difficulty) {
    for (const Level level : kLevels)
        if (difficulty <= seedRange(level).highest) return level;
    return Level::Expert;
}

} // namespace ninefold
