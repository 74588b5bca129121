// SPDX-License-Identifier: MIT
// Techniques that are harder than the one in question need not be looked for: where nothing up to it goes on, the way
// has left it behind. That keeps a look at a puzzle as short as the technique is easy.
#include "engine/generator/training.h"

namespace ninefold {
namespace {

/// All that people try before it, and the technique itself: also one that they use on request only.
Profile upTo(const Technique& technique) {
    Profile profile;
    for (const Technique* each : allTechniques()) {
        if (!each->onRequest || each == &technique) profile.order.push_back(each);
        if (each == &technique) break;
    }
    return profile;
}

void fillIn(Position& position, const Solution& solution, Random& random) {
    const Cells blanks = position.blanks();
    int skip = random.below(blanks.count());
    for (const Cell cell : blanks)
        if (skip-- == 0) return position.place(cell, solution[cell]);
}

} // namespace

Training::Training(const Technique& technique) : technique_(technique), finder_(upTo(technique), true) {}

bool Training::comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop) const {
    bool seen = false;
    for (Position position(puzzle); !position.solved();) {
        const auto step = finder_.next(position, stop);
        if (!step) return false;
        seen = seen || step->technique == &technique_;
        if (seen && !asHardest) return true;
        position.apply(*step);
    }
    return seen;
}

std::optional<Training::Example> Training::example(const Grid& puzzle, const Solution& solution, Random& random,
                                                   const std::stop_token& stop) const {
    for (Position position(puzzle); !position.solved() && !stop.stop_requested();) {
        auto step = finder_.next(position, stop);
        if (step && step->technique == &technique_) return Example{position.grid(), std::move(*step)};
        if (step) position.apply(*step);
        else fillIn(position, solution, random);
    }
    return std::nullopt;
}

} // namespace ninefold
