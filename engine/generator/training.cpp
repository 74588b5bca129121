// SPDX-License-Identifier: MIT
// Techniques that are harder than the one in question need not be looked for: where nothing up to it goes on, the way
// has left it behind. That keeps a look at a puzzle as short as the technique is easy.
#include "engine/generator/training.h"

#include <vector>

namespace ninefold {
namespace {

/// Puzzles that easier steps leave open are rarer than ways on from there.
constexpr int kOrders = 4;

/// What people try up to `last`, and the technique itself at its place: also one that they use on request only.
Profile upTo(const Technique& technique, const Technique& last) {
    Profile profile;
    for (const Technique* each : allTechniques()) {
        if (each == &technique || !each->onRequest) profile.order.push_back(each);
        if (each == &technique || each == &last) break;
    }
    return profile;
}

/// Where a pattern of the technique may be: also where it would be told as a contradiction. A verity alone is rare, and
/// the way to it leads past the others.
Profile sighting(const Technique& technique) {
    if (&technique != &techniques::forcingChainVerity) return Profile::only({&technique});
    return Profile::only({&technique, &techniques::forcingChainContradiction});
}

/// In random order, so that the same puzzle leads to many positions.
std::vector<Candidate> wrongCandidates(const Position& position, const Solution& solution, Random& random) {
    std::vector<Candidate> wrong;
    for (const Cell cell : position.blanks())
        for (const Digit digit : position.candidates(cell))
            if (digit != solution[static_cast<std::size_t>(cell)]) wrong.push_back({cell, digit});
    random.shuffle(wrong);
    return wrong;
}

void fillIn(Position& position, const Solution& solution, Random& random) {
    const Cells blanks = position.blanks();
    int skip = random.below(blanks.count());
    for (const Cell cell : blanks)
        if (skip-- == 0) return position.place(cell, solution[static_cast<std::size_t>(cell)]);
}

} // namespace

// Chains and almost locked sets take a thousand times as long to look for as all before. What is only used on request
// is wanted where the basic steps end: everything else leaves nothing for it.
Training::Training(const Technique& technique)
    : technique_(technique),
      finder_(upTo(technique, technique), true),
      quick_(upTo(technique, technique.onRequest ? techniques::hiddenTriple : techniques::sashimiSwordfish), true),
      own_(sighting(technique), true) {}

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

/// The easiest step up to the technique; nothing also where the technique has none and no quick one goes on.
std::optional<Step> Training::easiest(const Position& position, const std::stop_token& stop) const {
    if (auto step = quick_.next(position, stop)) return step;
    // Its own pattern first: without it the expensive techniques before it do not matter.
    auto own = own_.next(position, stop);
    return own && !technique_.onRequest ? finder_.next(position, stop) : own;
}

/// Until the technique is next or nothing goes on: its step, if it has one.
std::optional<Step> Training::playEasier(Position& position, const std::stop_token& stop) const {
    while (!position.solved()) {
        auto step = easiest(position, stop);
        if (!step || step->technique == &technique_) return step;
        position.apply(*step);
    }
    return std::nullopt;
}

/// Rules out wrong candidates as long as nothing easier than the technique goes on.
std::optional<Training::Example> Training::ruleOut(Position position, const Solution& solution, Random& random,
                                                   const std::stop_token& stop) const {
    for (const auto& [cell, digit] : wrongCandidates(position, solution, random)) {
        if (stop.stop_requested()) break;
        Position next = position;
        next.remove(cell, digit);
        auto step = easiest(next, stop);
        if (!step) position = std::move(next);
        else if (step->technique == &technique_) return Example{next.grid(), *std::move(step)};
    }
    return std::nullopt;
}

std::optional<Training::Example> Training::example(const Grid& puzzle, const Solution& solution, Random& random,
                                                   const std::stop_token& stop) const {
    for (Position position(puzzle); !stop.stop_requested(); fillIn(position, solution, random)) {
        if (auto step = playEasier(position, stop)) return Example{position.grid(), *std::move(step)};
        if (position.solved()) break;
        // Each time in another order.
        for (int order = 0; order < kOrders; ++order)
            if (auto found = ruleOut(position, solution, random, stop)) return found;
    }
    return std::nullopt;
}

} // namespace ninefold
