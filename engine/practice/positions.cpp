// SPDX-License-Identifier: MIT
// Drawing a puzzle takes a tenth of a millisecond and following it about one, so most techniques are found by looking
// at many puzzles. Ruling candidates out takes a hundred times as long for one puzzle, but finds in nearly each what
// hardly ever comes up by itself.
#include "engine/practice/positions.h"
#include "engine/logic/techniques.h"

#include "engine/generator/digging.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace ninefold::practice {
namespace {

using logic::Technique;

/// How many puzzles are followed before candidates are ruled out, and how many are tried at all.
constexpr int kPuzzlesFollowed = 40, kMostPuzzles = 4000;

bool isAfter(const Technique& technique, const Technique& other) {
    const auto all = logic::allTechniques();
    return std::ranges::find(all, &technique) > std::ranges::find(all, &other);
}

/// What leads to the positions: all that is easier, and what is quickly found in any case, because a puzzle should not
/// be given up where it gets a little harder for a while.
logic::Profile pathTo(const Technique& technique) {
    const Technique& last =
        isAfter(technique, logic::techniques::hiddenTriple) ? technique : logic::techniques::hiddenTriple;
    logic::Profile profile;
    for (const Technique* each : logic::allTechniques()) {
        if (each == &technique || !each->onRequest) profile.order.push_back(each);
        if (each == &last) break;
    }
    return profile;
}

} // namespace

std::string_view effortName(Effort effort) {
    static constexpr std::array<std::string_view, 3> kNames = {"easy", "medium", "hard"};
    return kNames[static_cast<std::size_t>(effort)];
}

Effort effortOf(const Grid& position) {
    int candidates = 0;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) candidates += position.cellsFor(digit).count();
    if (candidates < 100) return Effort::Easy;
    return candidates < 150 ? Effort::Medium : Effort::Hard;
}

PositionMaker::PositionMaker(const Technique& technique)
    : technique_(technique), path_(pathTo(technique), true), training_(technique) {}

/// One of the positions on the path in which the technique is next.
std::optional<Example> PositionMaker::cut(const Grid& puzzle, generator::Random& random,
                                          const std::stop_token& stop) const {
    // The more positions on a path, the more it would come to the first ones; so each later one replaces the one before
    // with the right chance.
    std::optional<Example> found;
    int count = 0;
    logic::Position position(puzzle);
    while (auto step = path_.next(position, stop)) {
        if (step->technique == &technique_ && random.below(++count) == 0) found = Example{position.grid(), *step};
        position.apply(*step);
    }
    return found;
}

std::optional<Example> PositionMaker::make(generator::Random& random, const std::stop_token& stop) {
    for (int tried = 0; tried < kMostPuzzles && !stop.stop_requested(); ++tried) {
        const generator::Solution solution = generator::randomSolution(random, solver_);
        auto orbits = generator::orbitsOf(generator::Symmetry::None);
        random.shuffle(orbits);
        const Grid puzzle = generator::gridOf(generator::dig(solution, orbits, 0, solver_));
        auto found = cut(puzzle, random, stop);
        if (!found && tried >= kPuzzlesFollowed) found = training_.example(puzzle, solution, random, stop);
        if (found) return found;
    }
    return std::nullopt;
}

bool SeenPositions::add(const Grid& position) {
    generator::Canonical::Values values;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        values[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(position.value(cell));
    return seen_.insert(canonical_.smallest(values)).second;
}

} // namespace ninefold::practice
