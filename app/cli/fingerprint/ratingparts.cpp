// SPDX-License-Identifier: MIT
// Ratings: every one by itself, of puzzles of every level.
#include "app/cli/fingerprint/fingerprint.h"
#include "engine/rating/puzzleratings.h"

namespace ninefold::cli {
namespace {

void addRating(const rating::RatingResult& result, Digest& digest) {
    for (const int value : result.values) digest.add(value);
    for (const auto& [technique, count] : result.techniques) {
        digest.add(technique);
        digest.add(count);
    }
    digest.add(result.hardest);
    for (const int step : result.profile) digest.add(step);
}

} // namespace

void addRatingParts(std::vector<FingerprintPart>& parts) {
    for (int index = 0; index < rating::kRatingCount; ++index) {
        const rating::Rating& rating = *rating::allRatings()[static_cast<std::size_t>(index)];
        // A derived rating comes with those that it needs.
        rating::RatingScales scales{.only = {rating.needs.begin(), rating.needs.end()}};
        if (scales.only.empty()) scales.only.push_back(rating.id);
        parts.push_back({"rating " + std::string(rating.id),
                         [index, scales](const Sample& sample, Digest& digest, const std::stop_token& stop) {
                             solve::FastSolver solver;
                             for (const Grid& puzzle : sample.puzzles) {
                                 const auto rated = rating::ratePuzzle(puzzle, false, solver, scales, stop);
                                 const auto& result = rated.ratings.results[static_cast<std::size_t>(index)];
                                 if (result) addRating(*result, digest);
                             }
                         }});
    }
}

} // namespace ninefold::cli
