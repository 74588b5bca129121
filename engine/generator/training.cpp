// SPDX-License-Identifier: MIT
// Techniques that are harder than the one in question need not be looked for: where nothing up to it goes on, the way
// has left it behind. That keeps a look at a puzzle as short as the technique is easy.
#include "engine/generator/training.h"

namespace ninefold {
namespace {

/// All that people try before it, up to `last`, and the technique itself: also one that they use on request only.
Profile upTo(const Technique& technique, const Technique* last) {
    Profile profile;
    bool inReach = true;
    for (const Technique* each : allTechniques()) {
        if (each == &technique || (inReach && !each->onRequest)) profile.order.push_back(each);
        if (each == &technique) break;
        inReach = inReach && each != last;
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

Training::Training(const Technique& technique)
    : technique_(technique),
      finders_{Finder(upTo(technique, &technique), true), Finder(upTo(technique, &techniques::remotePair), true),
               Finder(upTo(technique, &techniques::hiddenTriple), true),
               Finder(upTo(technique, &techniques::claiming), true),
               Finder(upTo(technique, &techniques::nakedSingle), true)} {}

bool Training::comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop) const {
    bool seen = false;
    for (Position position(puzzle); !position.solved();) {
        const auto step = finders_[0].next(position, stop);
        if (!step) return false;
        seen = seen || step->technique == &technique_;
        if (seen && !asHardest) return true;
        position.apply(*step);
    }
    return seen;
}

bool Training::differs(Before before) const {
    const auto kind = static_cast<std::size_t>(before);
    return kind == 0 || finders_[kind].profile().order.size() < finders_[kind - 1].profile().order.size();
}

std::optional<Training::Example> Training::example(const Grid& puzzle, const Solution& solution, Before before,
                                                   Random& random, const std::stop_token& stop) const {
    const Finder& finder = finders_[static_cast<std::size_t>(before)];
    for (Position position(puzzle); !position.solved() && !stop.stop_requested();) {
        auto step = finder.next(position, stop);
        if (step && step->technique == &technique_) return Example{position.grid(), std::move(*step)};
        if (step) position.apply(*step);
        else fillIn(position, solution, random);
    }
    return std::nullopt;
}

} // namespace ninefold
