// SPDX-License-Identifier: MIT
// Ratings: every one by itself, of puzzles of every level.
#include "app/cli/fingerprint/fingerprint.h"
#include "engine/rating/puzzleratings.h"

namespace ninefold::cli {
namespace {

void addRatings(const rating::PuzzleRatings& ratings, Digest& digest) {
    if (ratings.level) digest.add(*ratings.level);
    if (ratings.branching) digest.add(*ratings.branching);
    if (const auto& rating = ratings.explainer) {
        digest.add(rating->complete);
        for (const int number : {rating->rating, rating->pearl, rating->diamond}) digest.add(number);
        for (const int number : rating->profile) digest.add(number);
    }
    if (const auto& rating = ratings.hodoku) {
        digest.add(rating->complete);
        digest.add(rating->score);
        digest.add(rating->grade);
        digest.add(rating->hardest);
        for (const auto& [technique, count] : rating->techniques) {
            digest.add(technique);
            digest.add(count);
        }
    }
}

FingerprintPart partOf(const char* name, const rating::RatingScales& scales) {
    return {name, [scales](const Sample& sample, Digest& digest, const std::stop_token& stop) {
                solve::FastSolver solver;
                for (const Grid& puzzle : sample.puzzles)
                    addRatings(rating::ratePuzzle(puzzle, false, solver, scales, stop).ratings, digest);
            }};
}

} // namespace

void addRatingParts(std::vector<FingerprintPart>& parts) {
    parts.push_back(partOf("rating se", {.explainer = true, .hodoku = false, .branching = false}));
    parts.push_back(partOf("rating hodoku", {.explainer = false, .hodoku = true, .branching = false}));
    parts.push_back(partOf("rating seed", {.explainer = false, .hodoku = false, .branching = true}));
    parts.push_back(partOf("rating level", {.explainer = true, .hodoku = false, .branching = true}));
}

} // namespace ninefold::cli
