// SPDX-License-Identifier: MIT
#include "engine/rating/rule/levelrule.h"

#include "engine/rating/puzzleratings.h"
#include "engine/rating/se/direct.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/bitboard.h"

#include <cassert>

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

Level stepLevel(int explainerRating) {
    // A hidden single of a box, of a row or column, a naked single.
    constexpr int kHardestVeryEasy = 12, kHardestEasy = 15, kHardestNormal = 23;
    if (explainerRating <= kHardestVeryEasy) return Level::VeryEasy;
    if (explainerRating <= kHardestEasy) return Level::Easy;
    return explainerRating <= kHardestNormal ? Level::Normal : levelByRule(0, false, explainerRating);
}

Level levelOf(const Grid& puzzle, std::stop_token stop) {
    assert(solve::FastSolver().solveCandidates(puzzle).solutions == 1);
    const bool bySingles = solvedBySingles(puzzle);
    if (bySingles) return levelByRule(puzzle.blanks().count(), true, 0);
    // Ratings above Very Hard make no difference, so the rating stops where Expert begins.
    const ExplainerRating rating = rateByExplainer(puzzle, {.hardest = kHardestVeryHard}, stop);
    return rating.complete ? levelByRule(0, false, rating.rating) : Level::Expert;
}

namespace ratings {
namespace {

constexpr std::string_view kNeeds[] = {"se", "seed"};
constexpr RatingColumn kColumns[] = {{.key = "level", .unit = RatingUnit::Level}};

RatingResult rate(const RatingTask& task) {
    // A puzzle that the explainer cannot finish is harder than any that it can.
    const int hardest = task.known.value("er").value_or(kUnknownRating);
    const Level found = levelByRule(task.puzzle.blanks().count(), solvedBySingles(task.puzzle), hardest);
    return {.values = {static_cast<int>(found)}};
}

} // namespace

const Rating level = {
    .id = "level",
    .name = NINEFOLD_TEXT("Ratings", "Rated level"),
    .heading = NINEFOLD_TEXT("Ratings", "Rated level"),
    .tip = NINEFOLD_TEXT("Ratings", "By Ninefold's own rule"),
    .help = NINEFOLD_TEXT("Ratings",
                          "solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is\n"
                          "Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert."),
    .stage = RatingStage::Derived,
    .needs = kNeeds,
    .columns = kColumns,
    .order = {"level", "er", "hodoku_score"},
    .sentence = "{level}",
    .brief = "{level}",
    .line = "{level}",
    .rate = rate,
};

} // namespace ratings

} // namespace ninefold::rating
