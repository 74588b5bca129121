// SPDX-License-Identifier: MIT
#include "engine/rating/rule/levelparts.h"

#include "engine/core/houses.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"

#include <cassert>
#include <limits>

namespace ninefold::rating {
namespace {

constexpr int kAnyRating = std::numeric_limits<int>::max();
/// A naked single, on Sudoku Explainer's scale.
constexpr int kHardestSingle = 23;

/// The last rating of the first and of the second part.
struct RatingBounds {
    int easier, middle;
};

/// Normal changes with the kind of single that is needed: in a box, in a line, naked.
RatingBounds ratingBounds(Level level) {
    switch (level) {
    case Level::Normal:
        return {12, 15};
    case Level::Hard:
        return {26, 34};
    case Level::VeryHard:
        return {56, 66};
    default:
        return {80, 86};
    }
}

/// The fewest open cells of the first and of the second part.
struct OpenBounds {
    int easier, middle;
};
OpenBounds openBounds(Level level) {
    assert(isMeasuredByOpenCells(level));
    return level == Level::VeryEasy ? OpenBounds{25, 23} : OpenBounds{23, 19};
}

bool isRatedWithin(LevelRatings range, const Grid& puzzle, const std::stop_token& stop) {
    // The upper end of the scale is open and its ratings take longest, so only the step below the range is excluded.
    if (range.most == kAnyRating)
        return !rateByExplainer(puzzle, {.hardest = range.least - 1}, stop).complete && !stop.stop_requested();
    const ExplainerRating rating = rateByExplainer(puzzle, {.hardest = range.most}, stop);
    return rating.complete && rating.rating >= range.least;
}

} // namespace

bool isMeasuredByOpenCells(Level level) {
    return level < Level::Normal;
}

OpenCells openCellsOfPart(Level level, LevelPart part) {
    const OpenBounds bounds = openBounds(level);
    if (part == LevelPart::Easier) return {bounds.easier, kCellCount};
    if (part == LevelPart::Middle) return {bounds.middle, bounds.easier - 1};
    return {1, bounds.middle - 1};
}

LevelRatings ratingsOfLevel(Level level) {
    if (level <= Level::Normal) return {0, kHardestSingle};
    if (level == Level::Hard) return {0, kHardestHard};
    if (level == Level::VeryHard) return {kHardestHard + 1, kHardestVeryHard};
    return {kHardestVeryHard + 1, kAnyRating};
}

LevelRatings ratingsOfPart(Level level, LevelPart part) {
    LevelRatings range = ratingsOfLevel(level);
    if (isMeasuredByOpenCells(level)) return range;
    const RatingBounds bounds = ratingBounds(level);
    if (part == LevelPart::Middle) range.least = bounds.easier + 1;
    if (part == LevelPart::Harder) range.least = bounds.middle + 1;
    if (part == LevelPart::Easier) range.most = bounds.easier;
    if (part == LevelPart::Middle) range.most = bounds.middle;
    return range;
}

int cellsOpenAtStart(const Grid& puzzle) {
    Cells once, twice, open;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells places = puzzle.cellsFor(digit);
        twice |= once & places;
        once |= places;
        for (const Cells& house : kHouses)
            if (const Cells left = places & house; left.count() == 1) open |= left;
    }
    return (open | (once - twice)).count();
}

LevelPart partByRule(Level level, int openAtStart, int explainerRating) {
    if (isMeasuredByOpenCells(level)) {
        const OpenBounds bounds = openBounds(level);
        return openAtStart >= bounds.easier   ? LevelPart::Easier
               : openAtStart >= bounds.middle ? LevelPart::Middle
                                              : LevelPart::Harder;
    }
    const RatingBounds bounds = ratingBounds(level);
    return explainerRating <= bounds.easier   ? LevelPart::Easier
           : explainerRating <= bounds.middle ? LevelPart::Middle
                                              : LevelPart::Harder;
}

bool isOfLevel(Level level, const Grid& puzzle, const std::stop_token& stop) {
    const bool bySingles = solvedBySingles(puzzle);
    if (bySingles || level <= Level::Normal)
        return bySingles && levelByRule(puzzle.blanks().count(), true, 0) == level && !stop.stop_requested();
    return isRatedWithin(ratingsOfLevel(level), puzzle, stop);
}

bool isOfPart(Level level, LevelPart part, const Grid& puzzle, const std::stop_token& stop) {
    if (isMeasuredByOpenCells(level))
        return partByRule(level, cellsOpenAtStart(puzzle), 0) == part && isOfLevel(level, puzzle, stop);
    const bool bySingles = solvedBySingles(puzzle);
    if (bySingles != (level == Level::Normal)) return false;
    if (bySingles && levelByRule(puzzle.blanks().count(), true, 0) != level) return false;
    return isRatedWithin(ratingsOfPart(level, part), puzzle, stop);
}

} // namespace ninefold::rating
