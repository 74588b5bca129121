// SPDX-License-Identifier: MIT
#include "engine/rating/levelrule.h"

#include "engine/rating/se/direct.h"
#include "engine/solve/bitboard.h"

#include <cassert>
#include <limits>

namespace ninefold {

/// Hidden singles first, as the rating goes; for the answer the order does not matter.
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
    assert(FastSolver().solveCandidates(puzzle).solutions == 1);
    const bool bySingles = solvedBySingles(puzzle);
    if (bySingles) return levelByRule(puzzle.blanks().count(), true, 0);
    // Above Very Hard it does not matter how hard: the rating ends where Expert begins.
    const ExplainerRating rating = rateByExplainer(puzzle, {.hardest = kHardestVeryHard}, stop);
    return rating.complete ? levelByRule(0, false, rating.rating) : Level::Expert;
}

Level levelOf(const Grid& puzzle, const ExplainerRating& rating) {
    // What the explainer cannot end is harder than anything that it can.
    const int hardest = rating.complete ? rating.rating : std::numeric_limits<int>::max();
    return levelByRule(puzzle.blanks().count(), solvedBySingles(puzzle), hardest);
}

} // namespace ninefold
