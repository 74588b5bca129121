// SPDX-License-Identifier: MIT
// A fast implementation of the difficulty by branching: it fills all cells with a single option at once, because
// they cost nothing, and searches the narrowest choice only when no such cell is left.
#include "engine/rating/seed.h"

#include "engine/core/houses.h"
#include "engine/rating/rating.h"
#include "engine/solve/bitboard.h"

#include <cassert>
#include <limits>

namespace ninefold::rating {
namespace {

using Solution = std::array<std::uint8_t, kCellCount>;

/// The choice that a step makes, and its number of options.
struct Branching {
    int options = std::numeric_limits<int>::max();
    Cell cell = -1;

    void offer(int count, Cell where) {
        if (count < options) *this = {count, where};
    }
};

/// Adds the digits up in two sets: cells with at least one candidate and cells with at least two.
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

/// Fills cells with a single option until there are none. Such steps cost nothing, so their order does not matter.
void fillSingles(Grid& grid, const Solution& solution) {
    for (bool changed = true; changed;) {
        changed = false;
        Cells singles = cellsWithOneCandidate(grid);
        for (Digit digit = 1; digit <= kDigitCount; ++digit) singles |= onlyPlaces(grid, digit);
        for (const Cell cell : singles) {
            assert(grid.isCandidate(cell, solution[cell]));
            grid.place(cell, solution[cell]);
            changed = true;
        }
    }
}

/// The cell of a house in which the solution has `digit`.
Cell placeInSolution(Cells places, Digit digit, const Solution& solution) {
    for (const Cell cell : places)
        if (solution[cell] == digit) return cell;
    return -1;
}

Branching narrowest(const Grid& grid, const Solution& solution) {
    Branching best;
    // Cells before houses, and later only strictly narrower choices: the order of ties is part of the rule.
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
    assert(solve::isOnlySolution(puzzle, solution));
    Grid grid = puzzle;
    grid.resetCandidates();
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        grid.removeCandidates(digit, Cells::all() - puzzle.cellsFor(digit));
    int difficulty = grid.blanks().count();
    fillSingles(grid, solution);
    while (!grid.isFull()) {
        const Branching branching = narrowest(grid, solution);
        assert(branching.cell >= 0 && branching.options >= 2);
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

namespace ratings {
namespace {

constexpr RatingColumn kColumns[] = {
    {.key = "seed_difficulty"},
    {.key = "seed_level", .unit = RatingUnit::Level},
};

RatingResult rate(const RatingTask& task) {
    const int difficulty = seedDifficulty(task.puzzle, task.solution);
    return {.values = {difficulty, static_cast<int>(seedLevel(difficulty))}};
}

} // namespace

const Rating seed = {
    .id = "seed",
    .name = NINEFOLD_TEXT("Ratings", "Branching"),
    .heading = NINEFOLD_TEXT("Ratings", "Branching"),
    .tip = NINEFOLD_TEXT("Ratings", "The choices on the way to the solution, and the empty cells"),
    .help = NINEFOLD_TEXT("Ratings", "100 x (F - 1)^2 for every choice on the way to the solution, plus the empty "
                                     "cells."),
    .columns = kColumns,
    .order = {"seed_difficulty", "er", "hodoku_score"},
    .sentence = "{seed_difficulty} ({seed_level})",
    .brief = "{seed_difficulty}",
    .line = "seed {seed_difficulty} ({seed_level})",
    .note = "branching {seed_difficulty}",
    .rate = rate,
};

} // namespace ratings

} // namespace ninefold::rating
