// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/aroundexocet.h"
#include "engine/generator/solutiongrid.h"
#include "engine/generator/symmetry.h"
#include "engine/rating/level.h"

#include <optional>

namespace ninefold::logic {
struct Technique;
}

namespace ninefold::generator {

/// A range of integers, both ends included.
struct Range {
    int least;
    int most;
    bool has(int number) const { return least <= number && number <= most; }
    bool empty() const { return least > most; }
    friend Range operator&(Range a, Range b) {
        return {a.least > b.least ? a.least : b.least, a.most < b.most ? a.most : b.most};
    }
    friend bool operator==(const Range&, const Range&) = default;
};

/// The specification of a new puzzle. Fields that are not set are left to chance.
struct PuzzleSpec {
    /// By Ninefold's rule; the seed difficulty must then be in the range of the same name too.
    std::optional<rating::Level> level;
    /// Where in the level; needs a level. Without it the part is left to chance, see Maker.
    std::optional<rating::LevelPart> part;
    /// By the seed difficulty only.
    std::optional<rating::Level> seedLevel;
    std::optional<Range> clues;
    Symmetry symmetry = Symmetry::None;
    /// The exact cells of the givens.
    std::optional<Cells> pattern;
    std::optional<Solution> solution;
    /// Built around an SK loop, which makes puzzles harder than any other way; only without symmetry, pattern and
    /// solution. Of this and the next two at most one.
    bool skLoop = false;
    /// Built around a tridagon, in the same way.
    bool tridagon = false;
    /// Built around an Exocet, in the same way.
    std::optional<ExocetShape> exocet;
    /// As hard by the seed difficulty as a climb makes it; of all others only solution, symmetry (without one, opposite
    /// cells are given together) and tries may be set.
    bool climb = false;
    /// Every given is necessary.
    bool minimal = false;
    /// On Sudoku Explainer's scale, in tenths.
    std::optional<Range> er;
    /// HoDoKu's score.
    std::optional<Range> score;
    /// The technique must come up on the way to the solution; with asHardest as its hardest step.
    const logic::Technique* technique = nullptr;
    bool asHardest = false;
    /// A position to train the technique must be on the way to the solution, without candidates ruled out for it.
    bool onPath = false;
    /// How many puzzles are tried; 0 = the first that fits, within the usual number of tries.
    long long tries = 0;

    /// Built around a pattern?
    bool isBuilt() const { return skLoop || tridagon || exocet; }
    /// Puzzles of the right shape may still not fit.
    bool isChoosy() const { return level || seedLevel || er || score || technique != nullptr; }
    /// With a number of tries and no other criterion the hardest of them is returned.
    bool wantsHardest() const { return tries > 0 && !isChoosy(); }

    friend bool operator==(const PuzzleSpec&, const PuzzleSpec&) = default;
};

/// How many puzzles are tried when the spec gives no number. Rating a puzzle takes several times as long as drawing
/// it, so a spec with a rating gets fewer tries: the search gives up after half a minute at most.
inline constexpr long long kUsualTries = 20'000, kUsualRatedTries = 10'000;

/// In tenths: the rating of the easiest step, and of the hardest known puzzle (2026).
inline constexpr int kLowestRating = 10, kHighestKnownRating = 119;
/// HoDoKu's score of the easiest step, of the hardest step that only removes candidates, and of a guess. A step
/// that places no digit removes a candidate, so there is a highest score too.
inline constexpr int kLowestStepScore = 4, kHighestStepScore = 700, kGuessScore = 10'000;
inline constexpr int kHighestScore = kCellCount * kGuessScore + kCellCount * kDigitCount * kHighestStepScore;

/// The numbers of givens that the specification allows: the intersection of its own range, that of its level and
/// that of its pattern.
Range cluesOf(const PuzzleSpec& spec);

/// Why there is no such puzzle, as far as that is known without a search.
enum class Impossible {
    TooFewClues,        // fewer than 17
    NoClues,            // the ranges of clues, level and pattern have no number in common
    NoSymmetricCount,   // the symmetry has no set with such a number of cells
    PatternAsymmetric,  // the pattern does not have the symmetry
    PatternTwoLines,    // two lines of a band or stack are blank, so they can be exchanged
    NoSolution,         // the solution grid is not full and valid
    SeveralSolutions,   // solution and pattern are given, and the givens have another solution too
    LevelsExclude,      // level and seed level have no difficulty in common
    RatingOutsideLevel, // no puzzle of the level has such a rating
    TechniqueTooHard,   // puzzles of the level never need the technique
    RatingTooLow,       // even the easiest step is rated higher
    RatingTooHigh,      // no puzzle with such a rating is known
    ScoreTooLow,        // the blank cells that the specification requires score more
    ScoreTooHigh,       // no solution can have that many steps
};
std::optional<Impossible> whyImpossible(const PuzzleSpec& spec, solve::FastSolver& solver);

} // namespace ninefold::generator
