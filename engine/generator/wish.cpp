// SPDX-License-Identifier: MIT
// Finds contradictions in a specification before the search. Only proven impossibilities belong here; the search
// decides the rest.
#include "engine/generator/wish.h"

#include "engine/core/clues.h"
#include "engine/core/houses.h"
#include "engine/generator/digging.h"
#include "engine/logic/technique.h"
#include "engine/rating/levelrule.h"
#include "engine/rating/seed.h"

#include <algorithm>
#include <limits>

namespace ninefold {
namespace {

/// The number of clues that a level prescribes: exact for the two easiest levels, bounded by the seed difficulty
/// for Normal.
Range cluesOfLevel(Level level) {
    const int any = kCellCount;
    switch (level) {
    case Level::VeryEasy:
        return {any - 26, any - 26};
    case Level::Easy:
        return {any - 40, any - 40};
    case Level::Normal:
        return {kFewestClues, any - seedRange(level).lowest};
    default:
        return {kFewestClues, any};
    }
}

bool needsSinglesOnly(Level level) {
    return level <= Level::Normal;
}

/// The ratings that puzzles of a level can have.
Range ratingsOf(Level level) {
    constexpr int kHardestSingle = 23;
    if (needsSinglesOnly(level)) return {0, kHardestSingle};
    if (level == Level::Hard) return {0, kHardestHard};
    return level == Level::VeryHard ? Range{kHardestHard + 1, kHardestVeryHard}
                                    : Range{kHardestVeryHard + 1, std::numeric_limits<int>::max()};
}

bool comesAfterSingles(const Technique* technique) {
    const auto all = allTechniques();
    return std::ranges::find(all, technique) > std::ranges::find(all, &techniques::nakedSingle);
}

std::optional<Impossible> whyLevel(const Wish& wish) {
    if (wish.seedLevel && wish.level != wish.seedLevel) return Impossible::LevelsApart;
    if (wish.er && (*wish.er & ratingsOf(*wish.level)).empty()) return Impossible::RatingApart;
    if (wish.technique != nullptr && needsSinglesOnly(*wish.level) && comesAfterSingles(wish.technique))
        return Impossible::TechniqueTooHard;
    return std::nullopt;
}

bool isRight(const Solution& solution) {
    const Grid grid = gridOf(solution);
    return grid.isFull() && clashingCells(grid).empty();
}

/// Two blank rows of a band (or columns of a stack) can be exchanged in every solution.
bool hasTwoBlankLines(Cells pattern) {
    for (House first = 0; first < boxHouse(0); first += 3) {
        const auto isBlank = [&](House line) { return !pattern.meets(kHouses[line]); };
        if (isBlank(first) + isBlank(first + 1) + isBlank(first + 2) > 1) return true;
    }
    return false;
}

std::optional<Impossible> whyPattern(const Wish& wish, FastSolver& solver) {
    const Cells pattern = *wish.pattern;
    if (!isSymmetric(pattern, wish.symmetry)) return Impossible::PatternAsymmetric;
    if (hasTwoBlankLines(pattern)) return Impossible::PatternTwoLines;
    if (!wish.solution) return std::nullopt;
    Solution puzzle{};
    for (const Cell cell : pattern) puzzle[cell] = (*wish.solution)[cell];
    if (solver.solve(puzzle, 2).solutions > 1) return Impossible::SeveralSolutions;
    return std::nullopt;
}

/// Every blank cell takes a step.
bool isScoreTooLow(const Wish& wish) {
    Wish others = wish;
    others.score.reset();
    const Range clues = cluesOf(others);
    // A full board is not a puzzle, but a request for 81 givens gets one.
    const int fewestEmpty = kCellCount - std::min(clues.most, kCellCount - 1);
    return !clues.empty() && wish.score->most < fewestEmpty * kLowestStepScore;
}

std::optional<Impossible> whyHardness(const Wish& wish) {
    if (wish.er && wish.er->most < kLowestRating) return Impossible::RatingTooLow;
    if (wish.er && wish.er->least > kHighestKnownRating) return Impossible::RatingTooHigh;
    if (wish.score && wish.score->least > kHighestScore) return Impossible::ScoreTooHigh;
    if (wish.score && isScoreTooLow(wish)) return Impossible::ScoreTooLow;
    return std::nullopt;
}

bool hasSymmetricCount(const Wish& wish, Range clues) {
    const auto counts = symmetricCounts(wish.symmetry);
    for (int count = std::max(0, clues.least); count <= std::min(clues.most, kCellCount); ++count)
        if (counts[static_cast<std::size_t>(count)]) return true;
    return false;
}

} // namespace

Range cluesOf(const Wish& wish) {
    Range clues = {kFewestClues, kCellCount};
    if (wish.score) clues = clues & Range{kCellCount - wish.score->most / kLowestStepScore, kCellCount};
    if (wish.clues) clues = clues & *wish.clues;
    for (const auto& level : {wish.level, wish.seedLevel})
        if (level) clues = clues & cluesOfLevel(*level);
    if (wish.pattern) clues = clues & Range{wish.pattern->count(), wish.pattern->count()};
    return clues;
}

std::optional<Impossible> whyImpossible(const Wish& wish, FastSolver& solver) {
    if (wish.clues && wish.clues->most < kFewestClues) return Impossible::TooFewClues;
    if (wish.pattern && wish.pattern->count() < kFewestClues) return Impossible::TooFewClues;
    if (wish.level)
        if (const auto why = whyLevel(wish)) return why;
    if (const auto why = whyHardness(wish)) return why;
    const Range clues = cluesOf(wish);
    if (clues.empty()) return Impossible::NoClues;
    if (!hasSymmetricCount(wish, clues)) return Impossible::NoSymmetricCount;
    if (wish.solution && !isRight(*wish.solution)) return Impossible::NoSolution;
    return wish.pattern ? whyPattern(wish, solver) : std::nullopt;
}

} // namespace ninefold
