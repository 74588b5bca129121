// SPDX-License-Identifier: MIT
#include "engine/generator/nethardness.h"

#include "engine/logic/finder.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::generator {
namespace {

void placeSingles(logic::Position& position) {
    static const logic::Finder finder(
        logic::Profile::only({&logic::techniques::fullHouse, &logic::techniques::hiddenSingleBox,
                              &logic::techniques::hiddenSingleRow, &logic::techniques::hiddenSingleColumn,
                              &logic::techniques::nakedSingle}),
        true);
    while (const auto step = finder.next(position)) position.apply(*step);
    assert(!position.broken());
}

/// All candidates that fail if they are assumed to hold.
std::vector<logic::Candidate> failing(const logic::Position& position) {
    std::vector<logic::Candidate> failing;
    const logic::SingleNets& nets = position.fact<logic::SingleNets>();
    for (const Cell cell : position.blanks())
        for (const Digit digit : position.candidates(cell))
            if (nets.fails({cell, digit}, true)) failing.push_back({cell, digit});
    return failing;
}

int wrongCandidates(const logic::Position& position) {
    int wrong = 0;
    for (const Cell cell : position.blanks()) wrong += position.candidates(cell).count() - 1;
    return wrong;
}

} // namespace

int netHardness(const Grid& puzzle) {
    int hardness = 0;
    logic::Position position(puzzle);
    placeSingles(position);
    while (!position.solved()) {
        const auto gone = failing(position);
        if (gone.empty()) return kBeyondNets;
        for (const auto& [cell, digit] : gone) position.remove(cell, digit);
        placeSingles(position);
        hardness += wrongCandidates(position);
    }
    return hardness;
}

} // namespace ninefold::generator
