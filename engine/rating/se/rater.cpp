// SPDX-License-Identifier: MIT
// The order of the search defines the scale: a technique is tried only when all before it find nothing. Not all of
// them are in the order of their ratings.
#include "engine/rating/se/rater.h"

#include "engine/rating/rating.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/direct.h"
#include "engine/rating/se/pattern.h"
#include "engine/rating/se/shapes.h"
#include "engine/solve/bitboard.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace ninefold::rating {
namespace explainer {
namespace {

using FindPatterns = bool (*)(const Board&, int, const PatternSink&);

bool firstOf(FindPatterns find, const Board& board, int size, Hint& hint) {
    return find(board, size, [&](Pattern&& pattern) {
        hint = std::move(pattern.hint);
        return true;
    });
}

/// One technique of the sequence; `easiest` is the lowest rating of its steps.
struct Producer {
    int easiest;
    bool (*find)(const Board& board, KnownEmpty& known, Hint& hint);
};

template <bool (*kFind)(const Board&, Hint&)>
bool only(const Board& board, KnownEmpty&, Hint& hint) {
    return kFind(board, hint);
}

template <FindPatterns kFind, int kSize>
bool first(const Board& board, KnownEmpty&, Hint& hint) {
    return firstOf(kFind, board, kSize, hint);
}

// Locking has no sizes; the parameter makes it fit the list.
bool findLockingOf(const Board& board, int, const PatternSink& sink) {
    return findLocking(board, sink);
}

template <int kSize>
bool directHiddenSet(const Board& board, KnownEmpty&, Hint& hint) {
    return findDirectHiddenSet(board, kSize, hint);
}

// Unique loops and graves are found in the candidates that are left. If these allowed a second solution, the puzzle
// would have it, so they are right for puzzles whose candidates bind, too.
constexpr Producer kProducers[] = {
    {10, only<findHiddenSingle>},  {17, only<findDirectLocking>}, {20, directHiddenSet<2>},
    {23, only<findNakedSingle>},   {25, directHiddenSet<3>},      {26, first<findLockingOf, 1>},
    {30, first<findNakedSets, 2>}, {32, first<findFish, 2>},      {34, first<findHiddenSets, 2>},
    {36, first<findNakedSets, 3>}, {38, first<findFish, 3>},      {40, first<findHiddenSets, 3>},
    {42, only<findXyWing>},        {44, only<findXyzWing>},       {45, only<findUniqueLoop>},
    {50, first<findNakedSets, 4>}, {52, first<findFish, 4>},      {54, first<findHiddenSets, 4>},
    {56, only<findBug>},           {62, findAlignedPair},
};

constexpr Producer kLateProducers[] = {
    {75, findAlignedTriplet},
    {75, findNishioChain},
    {80, only<findMultipleChain>},
};

/// The step of the first producer that finds one.
bool findAmong(std::span<const Producer> producers, const Board& board, int hardest, KnownEmpty& known, Hint& hint) {
    for (const Producer& producer : producers) {
        // Techniques that are too hard are skipped.
        if (producer.easiest <= hardest && producer.find(board, known, hint)) return true;
        hint = {};
    }
    return false;
}

bool findStep(const Board& board, int hardest, const std::stop_token& stop, KnownEmpty& known, Hint& hint) {
    if (findAmong(kProducers, board, hardest, known, hint)) return true;
    // Unary chains are rated 6.5 or more. Their search takes the bound itself, which can shorten it considerably.
    if (hardest >= 65 && findUnaryChain(board, std::min(hardest, 1000) / 10.0, hint)) return true;
    if (findAmong(kLateProducers, board, hardest, known, hint)) return true;
    return findDynamicChain(board, hardest, stop, hint);
}

} // namespace
} // namespace explainer

ExplainerRating rateByExplainer(const Grid& puzzle, const ExplainerLimits& limits, std::stop_token stop) {
    assert(solve::FastSolver().solveCandidates(puzzle).solutions == 1);
    explainer::Board board(puzzle);
    explainer::KnownEmpty known;
    ExplainerRating rating;
    bool placed = false;
    while (!board.isSolved()) {
        explainer::Hint hint;
        if (stop.stop_requested() || !explainer::findStep(board, limits.hardest, stop, known, hint)) return rating;
        const int tenths = hint.tenths();
        if (tenths > limits.hardest) return rating;
        rating.profile.push_back(tenths);
        rating.rating = std::max(rating.rating, tenths);
        // Diamond: the first step. Pearl: the hardest so far, as long as no digit was placed.
        if (rating.diamond == 0) rating.diamond = tenths;
        if (!placed) rating.pearl = rating.rating;
        placed = placed || hint.cell >= 0;
        explainer::apply(hint, board);
    }
    rating.complete = true;
    return rating;
}

namespace ratings {
namespace {

constexpr RatingColumn kColumns[] = {
    {.key = "er", .unit = RatingUnit::Tenths},
    {.key = "ep", .unit = RatingUnit::Tenths, .zeroIsNone = true},
    {.key = "ed", .unit = RatingUnit::Tenths, .zeroIsNone = true},
};
constexpr RatingDetail kDetails[] = {
    {"profile", RatingDetail::Kind::Profile, NINEFOLD_TEXT("Ratings", "Sudoku Explainer's rating of each step")},
};

RatingResult rate(const RatingTask& task) {
    const ExplainerRating rating = rateByExplainer(task.puzzle, {}, task.stop);
    // If the path is incomplete, its hardest step is only a lower bound, which would mislead. The first steps are
    // known all the same.
    return {.values = {rating.complete ? rating.rating : kUnknownRating, rating.pearl, rating.diamond},
            .profile = rating.profile};
}

} // namespace

const Rating explainer = {
    .id = "se",
    .name = NINEFOLD_TEXT("Ratings", "Sudoku Explainer"),
    .heading = NINEFOLD_TEXT("Ratings", "ER"),
    .tip = NINEFOLD_TEXT("Ratings", "Sudoku Explainer: the hardest step"),
    .remark =
        NINEFOLD_TEXT("Steps", "Ninefold's own rating of the step, on about the scale of Sudoku Explainer. The ER of a "
                               "puzzle comes from Sudoku Explainer's techniques, so it can differ."),
    .help = NINEFOLD_TEXT("Ratings", "the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in "
                                     "its order."),
    .stage = RatingStage::Slow,
    .columns = kColumns,
    .details = kDetails,
    .order = {"er", "ep", "ed"},
    .sentence = NINEFOLD_TEXT("Ratings", "ER {er}, EP {ep}, ED {ed}"),
    .brief = "{er}",
    .line = "ER {er}/{ep}/{ed}",
    .note = "ER {er}/{ep}/{ed}",
    .rate = rate,
};

} // namespace ratings

} // namespace ninefold::rating
