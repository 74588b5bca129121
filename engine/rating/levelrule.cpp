// SPDX-License-Identifier: MIT
#include "engine/rating/levelrule.h"

#include "engine/rating/se/direct.h"
#include "engine/solve/bitboard.h"

#include <cassert>
#include <limits>

namespace ninefold::rating {

/// Hidden singles first, as in Sudoku Explainer; the result does not depend on the order.
bool solvedBySingles(const Grid& puzzle) {
    explainer::Board board(puzzle);
    while (!board.isSolved()) {
        explainer::Hint hint;
        if (!findHiddenSingle(board, hint) && !findNakedSingle(board, hint)) return false;
        apply(hint, board);
    }
    return true;
}

Level levelByRule(int blanks, bool bySingles, int explainerRating) {
    if (bySingles) return blanks <= 26 ? Level::VeryEasy : blanks <= 49 ? Level::Easy : Level::Normal;
    if (explainerRating <= kHardestHard) return Level::Hard;
    return explainerRating <= kHardestVeryHard ? Level::VeryHard : Level::Expert;
}

Level levelOf(const Grid& puzzle, std::stop_token stop) {
    assert(solve::FastSolver().solveCandidates(puzzle).solutions == 1);
    const bool bySingles = solvedBySingles(puzzle);
    if (bySingles) return levelByRule(puzzle.blanks().count(), true, 0);
    // Ratings above Very Hard make no difference, so the rating stops where Expert begins.
    const ExplainerRating rating = rateByExplainer(puzzle, {.hardest = kHardestVeryHard}, stop);
    return rating.complete ? levelByRule(0, false, rating.rating) : Level::Expert;
}

Level levelOf(const Grid& puzzle, const ExplainerRating& rating) {
    // A puzzle that the explainer cannot finish is harder than any that it can.
    const int hardest = rating.complete ? rating.rating : std::numeric_limits<int>::max();
    return levelByRule(puzzle.blanks().count(), solvedBySingles(puzzle), hardest);
}

} // namespace ninefold::rating
