// SPDX-License-Identifier: MIT
// Techniques that are harder than the trained one need not be searched: a puzzle that gets stuck without them has
// moved past the trained technique. So the search in a puzzle is as cheap as the technique is easy.
#include "engine/generator/training.h"

#include "engine/generator/nethardness.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::generator {
namespace {

/// Random orders are tried again because puzzles that easier steps leave open are rarer than ways to continue from
/// them.
constexpr int kOrders = 4;

/// The techniques up to `last`, and the technique itself at its place, even if it is used on request only.
logic::Profile upTo(const logic::Technique& technique, const logic::Technique& last) {
    logic::Profile profile;
    for (const logic::Technique* each : logic::allTechniques()) {
        if (each == &technique || !each->onRequest) profile.order.push_back(each);
        if (each == &technique || each == &last) break;
    }
    return profile;
}

bool isAtLeast(const logic::Technique& technique, const logic::Technique& least) {
    const auto all = logic::allTechniques();
    return std::ranges::find(all, &technique) >= std::ranges::find(all, &least);
}

/// Does the technique come up only in puzzles that nets of singles do not solve?
bool isBeyondNets(const logic::Technique& technique) {
    return !technique.onRequest && &technique != &logic::techniques::forcingNetContradiction &&
           isAtLeast(technique, logic::techniques::forcingNetContradiction);
}

/// What is quickly looked for. A technique that is used on request only is trained where the basic steps end, because
/// all the others together would leave no work for it.
logic::Profile quickSteps(const logic::Technique& technique) {
    logic::Profile quick =
        upTo(technique, technique.onRequest ? logic::techniques::hiddenTriple : logic::techniques::sashimiSwordfish);
    // A net of singles takes longer, but it shows at once that no technique after it is needed.
    if (isBeyondNets(technique)) quick.order.push_back(&logic::techniques::forcingNetContradiction);
    return quick;
}

/// What is applied on the way to a position: for a chain and what follows it also all that is harder. They come up so
/// seldom that a puzzle should not be given up where it gets harder for a while.
logic::Profile pathSteps(const logic::Technique& technique) {
    const bool needsHarder = !technique.onRequest && isAtLeast(technique, logic::techniques::continuousLoop);
    return needsHarder ? logic::Profile::standard() : upTo(technique, technique);
}

/// Where a pattern of the technique may be: also where a sibling explains it. A pattern that only the technique itself
/// explains is rare, and the way to it leads past the others.
logic::Profile sighting(const logic::Technique& technique) {
    if (technique.sibling == nullptr) return logic::Profile::only({&technique});
    return logic::Profile::only({&technique, technique.sibling});
}

/// In random order, so that the same puzzle leads to many positions.
std::vector<logic::Candidate> wrongCandidates(const logic::Position& position, const Solution& solution,
                                              Random& random) {
    std::vector<logic::Candidate> wrong;
    for (const Cell cell : position.blanks())
        for (const Digit digit : position.candidates(cell))
            if (digit != solution[static_cast<std::size_t>(cell)]) wrong.push_back({cell, digit});
    random.shuffle(wrong);
    return wrong;
}

void fillIn(logic::Position& position, const Solution& solution, Random& random) {
    const Cells blanks = position.blanks();
    assert(!blanks.empty());
    int skip = random.below(blanks.count());
    for (const Cell cell : blanks)
        if (skip-- == 0) return position.place(cell, solution[static_cast<std::size_t>(cell)]);
}

} // namespace

// Searching for chains and almost locked sets takes a thousand times as long as all techniques before them.
Training::Training(const logic::Technique& technique)
    : technique_(technique),
      finder_(upTo(technique, technique), true),
      quick_(quickSteps(technique), true),
      own_(sighting(technique), true),
      path_(pathSteps(technique), true) {}

bool Training::comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop) const {
    bool seen = false;
    for (logic::Position position(puzzle); !position.solved();) {
        const auto step = finder_.next(position, stop);
        if (!step) return false;
        seen = seen || step->technique == &technique_;
        if (seen && !asHardest) return true;
        position.apply(*step);
    }
    return seen;
}

std::optional<Training::Example> Training::onPath(const Grid& puzzle, const std::stop_token& stop) const {
    logic::Position position(puzzle);
    while (auto step = path_.next(position, stop)) {
        if (step->technique == &technique_) return Example{position.grid(), *std::move(step)};
        position.apply(*step);
    }
    return std::nullopt;
}

/// The easiest step up to the technique; also nothing where the technique has no step and no quick one applies.
std::optional<logic::Step> Training::easiest(const logic::Position& position, const std::stop_token& stop) const {
    if (auto step = quick_.next(position, stop)) return step;
    // Search its own pattern first: without it the expensive techniques before it do not matter.
    auto own = own_.next(position, stop);
    return own && !technique_.onRequest ? finder_.next(position, stop) : own;
}

/// Applies easier steps until the technique is next or no step is left; returns its step, if it has one.
std::optional<logic::Step> Training::playEasier(logic::Position& position, const std::stop_token& stop) const {
    while (!position.solved()) {
        auto step = easiest(position, stop);
        if (!step || step->technique == &technique_) return step;
        position.apply(*step);
    }
    return std::nullopt;
}

/// Rules out wrong candidates as long as no technique easier than the trained one applies.
std::optional<Training::Example> Training::ruleOut(logic::Position position, const Solution& solution, Random& random,
                                                   const std::stop_token& stop) const {
    for (const auto& [cell, digit] : wrongCandidates(position, solution, random)) {
        if (stop.stop_requested()) break;
        logic::Position next = position;
        next.remove(cell, digit);
        auto step = easiest(next, stop);
        if (!step) position = std::move(next);
        else if (step->technique == &technique_) return Example{next.grid(), *std::move(step)};
    }
    return std::nullopt;
}

std::optional<Training::Example> Training::example(const Grid& puzzle, const Solution& solution, Random& random,
                                                   const std::stop_token& stop) const {
    // Ruling candidates out makes a puzzle only easier.
    if (isBeyondNets(technique_) && netHardness(puzzle) < kBeyondNets) return std::nullopt;
    for (logic::Position position(puzzle); !stop.stop_requested(); fillIn(position, solution, random)) {
        if (auto step = playEasier(position, stop)) return Example{position.grid(), *std::move(step)};
        if (position.solved()) break;
        // Each time in another random order.
        for (int order = 0; order < kOrders; ++order)
            if (auto found = ruleOut(position, solution, random, stop)) return found;
    }
    return std::nullopt;
}

} // namespace ninefold::generator
