// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"
#include "engine/rating/se/rater.h"

#include <vector>

/// Puzzles of all seed levels in turn, or the hard ones would hardly come up at random.
class MadePuzzles {
public:
    explicit MadePuzzles(std::uint64_t seed) : seed_(seed) {
        for (const ninefold::rating::Level level : ninefold::rating::kLevels)
            makers_.emplace_back(ninefold::generator::PuzzleSpec{.seedLevel = level});
    }
    auto make(std::size_t number) {
        ninefold::generator::Random random(seed_, number);
        return makers_[number % makers_.size()].make(random);
    }

private:
    std::uint64_t seed_;
    std::vector<ninefold::generator::Maker> makers_;
};

/// Sudoku Explainer's rating; 99 if it is above `most`.
inline int fullRating(const ninefold::Grid& puzzle, int most) {
    const ninefold::rating::ExplainerRating rating = ninefold::rating::rateByExplainer(puzzle, {.hardest = most});
    return rating.complete ? rating.rating : 99;
}
