// SPDX-License-Identifier: MIT
// Finds contradictions in a specification before the search. Only proven impossibilities belong here; the search
// decides the rest.
#include "engine/generator/puzzlespec.h"

#include "engine/core/clues.h"
#include "engine/core/houses.h"
#include "engine/generator/digging.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/seed.h"

#include <algorithm>
#include <cassert>

namespace ninefold::generator {
namespace {

/// The number of clues that a level prescribes: exact for the two easiest levels, bounded by the seed difficulty
/// for Normal.
Range cluesOfLevel(rating::Level level) {
    const int any = kCellCount;
    switch (level) {
    case rating::Level::VeryEasy:
        return {any - 26, any - 26};
    case rating::Level::Easy:
        return {any - 40, any - 40};
    case rating::Level::Normal:
        return {kFewestClues, any - rating::seedRange(level).lowest};
    default:
        return {kFewestClues, any};
    }
}

bool needsSinglesOnly(rating::Level level) {
    return level <= rating::Level::Normal;
}

/// The ratings that puzzles of the level or of its part can have.
Range ratingsOf(const PuzzleSpec& spec) {
    const rating::LevelRatings range =
        spec.part ? rating::ratingsOfPart(*spec.level, *spec.part) : rating::ratingsOfLevel(*spec.level);
    return {range.least, range.most};
}

/// A technique that precedes a single in the solving order leads to it at once, so singles alone do the same.
bool comesAfterSingles(const logic::Technique* technique) {
    const auto all = logic::allTechniques();
    const auto isSingle = [](const logic::Technique* one) {
        return one->family == logic::Family::Singles && !one->onRequest;
    };
    return std::ranges::none_of(std::ranges::find(all, technique), all.end(), isSingle);
}

std::optional<Impossible> whyLevel(const PuzzleSpec& spec) {
    assert(spec.level);
    if (spec.seedLevel && spec.level != spec.seedLevel) return Impossible::LevelsExclude;
    if (spec.er && (*spec.er & ratingsOf(spec)).empty()) return Impossible::RatingOutsideLevel;
    if (spec.technique != nullptr && needsSinglesOnly(*spec.level) && comesAfterSingles(spec.technique))
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

std::optional<Impossible> whyPattern(const PuzzleSpec& spec, solve::FastSolver& solver) {
    assert(spec.pattern);
    const Cells pattern = *spec.pattern;
    if (!isSymmetric(pattern, spec.symmetry)) return Impossible::PatternAsymmetric;
    if (hasTwoBlankLines(pattern)) return Impossible::PatternTwoLines;
    if (!spec.solution) return std::nullopt;
    Solution puzzle{};
    for (const Cell cell : pattern) puzzle[cell] = (*spec.solution)[cell];
    if (solver.solve(puzzle, 2).solutions > 1) return Impossible::SeveralSolutions;
    return std::nullopt;
}

/// Every blank cell takes a step.
bool isScoreTooLow(const PuzzleSpec& spec) {
    assert(spec.score);
    PuzzleSpec others = spec;
    others.score.reset();
    const Range clues = cluesOf(others);
    // A full board is not a puzzle, but a request for 81 givens gets one.
    const int fewestEmpty = kCellCount - std::min(clues.most, kCellCount - 1);
    return !clues.empty() && spec.score->most < fewestEmpty * kLowestStepScore;
}

std::optional<Impossible> whyHardness(const PuzzleSpec& spec) {
    if (spec.er && spec.er->most < kLowestRating) return Impossible::RatingTooLow;
    if (spec.er && spec.er->least > kHighestKnownRating) return Impossible::RatingTooHigh;
    if (spec.score && spec.score->least > kHighestScore) return Impossible::ScoreTooHigh;
    if (spec.score && isScoreTooLow(spec)) return Impossible::ScoreTooLow;
    return std::nullopt;
}

bool hasSymmetricCount(const PuzzleSpec& spec, Range clues) {
    const auto counts = symmetricCounts(spec.symmetry);
    for (int count = std::max(0, clues.least); count <= std::min(clues.most, kCellCount); ++count)
        if (counts[static_cast<std::size_t>(count)]) return true;
    return false;
}

} // namespace

Range cluesOf(const PuzzleSpec& spec) {
    Range clues = {kFewestClues, kCellCount};
    if (spec.score) clues = clues & Range{kCellCount - spec.score->most / kLowestStepScore, kCellCount};
    if (spec.clues) clues = clues & *spec.clues;
    for (const auto& level : {spec.level, spec.seedLevel})
        if (level) clues = clues & cluesOfLevel(*level);
    if (spec.pattern) clues = clues & Range{spec.pattern->count(), spec.pattern->count()};
    return clues;
}

std::optional<Impossible> whyImpossible(const PuzzleSpec& spec, solve::FastSolver& solver) {
    if (spec.clues && spec.clues->most < kFewestClues) return Impossible::TooFewClues;
    if (spec.pattern && spec.pattern->count() < kFewestClues) return Impossible::TooFewClues;
    assert(spec.level || !spec.part);
    if (spec.level)
        if (const auto why = whyLevel(spec)) return why;
    if (const auto why = whyHardness(spec)) return why;
    const Range clues = cluesOf(spec);
    if (clues.empty()) return Impossible::NoClues;
    if (!hasSymmetricCount(spec, clues)) return Impossible::NoSymmetricCount;
    if (spec.solution && !isRight(*spec.solution)) return Impossible::NoSolution;
    return spec.pattern ? whyPattern(spec, solver) : std::nullopt;
}

} // namespace ninefold::generator
