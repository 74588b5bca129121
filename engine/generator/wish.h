// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"
#include "engine/generator/symmetry.h"
#include "engine/rating/level.h"

#include <optional>

namespace ninefold {

struct Technique;

/// Both ends included.
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

/// What a new puzzle should be like. What is not asked for is left to chance.
struct Wish {
    /// By Ninefold's rule; the seed difficulty then lies in the range of the same name too.
    std::optional<Level> level;
    /// By the seed difficulty alone.
    std::optional<Level> seedLevel;
    std::optional<Range> clues;
    Symmetry symmetry = Symmetry::None;
    /// The cells of the givens, exactly.
    std::optional<Cells> pattern;
    std::optional<Solution> solution;
    /// Every given is needed.
    bool minimal = false;
    /// On Sudoku Explainer's scale, in tenths.
    std::optional<Range> er;
    /// As HoDoKu scores.
    std::optional<Range> score;
    /// It has to come up on the way to the solution; as the hardest, if that is wished too.
    const Technique* technique = nullptr;
    bool asHardest = false;
    /// So many puzzles are tried; 0 = the first that fits, within the usual number of tries.
    long long tries = 0;

    /// Some puzzles of the right shape may not fit.
    bool isChoosy() const { return level || seedLevel || er || score || technique != nullptr; }
    /// With tries and nothing to choose by, the hardest of them is wished for.
    bool wantsHardest() const { return tries > 0 && !isChoosy(); }
};

/// How many puzzles are tried when nobody says how many. Rating one takes several times as long as drawing it, so a
/// wish for a rating gets fewer tries: what is not found is given up after half a minute at most.
inline constexpr long long kUsualTries = 20'000, kUsualRatedTries = 10'000;

/// In tenths: the easiest step, and the hardest puzzle that is known (2026).
inline constexpr int kLowestRating = 10, kHighestKnownRating = 119;
/// HoDoKu's score of the easiest step, of the hardest that only removes, and of a guess. A step that does not place a
/// digit removes a candidate, so there is a highest score too.
inline constexpr int kLowestStepScore = 4, kHighestStepScore = 700, kGuessScore = 10'000;
inline constexpr int kHighestScore = kCellCount * kGuessScore + kCellCount * kDigitCount * kHighestStepScore;

/// The givens that the wish leaves room for: its own range, that of its level and its pattern, together.
Range cluesOf(const Wish& wish);

/// Why there is no such puzzle, where that is known without a search.
enum class Impossible {
    TooFewClues,       // fewer than 17
    NoClues,           // nothing lies in all of the ranges that clues, level and pattern ask for
    NoSymmetricCount,  // the symmetry has no set of so many cells
    PatternAsymmetric, // the pattern has not the symmetry
    PatternTwoLines,   // two lines of a band or stack are blank: exchange them
    NoSolution,        // the solution grid is not full and right
    SeveralSolutions,  // solution and pattern together, and another solution fits the same givens
    LevelsApart,       // level and seed level have no difficulty in common
    RatingApart,       // no puzzle of the level has such a rating
    TechniqueTooHard,  // puzzles of the level never need the technique
    RatingTooLow,      // even the easiest step is rated higher
    RatingTooHigh,     // nobody has ever found a puzzle that is rated so high
    ScoreTooLow,       // so many empty cells as the other wishes leave score more
    ScoreTooHigh,      // a solution cannot have so many steps
};
std::optional<Impossible> whyImpossible(const Wish& wish, FastSolver& solver);

} // namespace ninefold
