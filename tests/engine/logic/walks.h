// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/path.h"
#include "tests/engine/logic/puzzles.h"

#include <string>
#include <vector>

/// What the tests of techniques share.
namespace walks {

using namespace ninefold;

inline std::string name(const Technique& technique) {
    return std::string(technique.id);
}

/// All steps of one technique, one per effect.
inline std::vector<Step> stepsOf(const Technique& technique, const Position& position, const LogicLimits& limits = {}) {
    Profile profile = Profile::only({&technique});
    profile.limits = limits;
    return Finder(profile, true).all(position);
}

/// Empty when every deduction is true and changes the position; else what is wrong.
inline std::string faultOf(const Step& step, const Position& position, const puzzles::Values& solution) {
    const std::string who = name(*step.technique);
    if (step.deductions.empty()) return who + " concludes nothing";
    if (step.marks.empty()) return who + " draws nothing";
    if (step.args.empty()) return who + " says nothing";
    for (const Deduction& deduction : step.deductions) {
        if (!position.isCandidate(deduction.cell, deduction.digit)) return who + " repeats what is known";
        if ((solution[deduction.cell] == deduction.digit) != deduction.places) return who + " is wrong";
    }
    return {};
}

/// Calls use(position, puzzle) at each position on the way to the solution, the start included.
template <typename Use>
void forEachPosition(const puzzles::Puzzle& puzzle, const Finder& finder, Use use) {
    Position position(puzzle.grid);
    while (!position.solved()) {
        use(position, puzzle);
        const std::optional<Step> step = finder.next(position);
        if (!step) return;
        position.apply(*step);
    }
}

/// There are tens of thousands of them at a time.
inline bool isKraken(const Technique& technique) {
    return technique.code.starts_with("037");
}

/// Calls use(technique, position, puzzle) so that each technique sees one position of `stride`, another each time:
/// a whole walk for all of them takes too long.
template <typename Use>
void sample(int seed, int count, int stride, Use use) {
    std::mt19937 random(static_cast<unsigned>(seed));
    const Finder finder(Profile::standard(), true);
    int number = 0;
    for (int n = 0; n < count; ++n)
        forEachPosition(puzzles::minimal(random), finder, [&](const Position& position, const puzzles::Puzzle& puzzle) {
            ++number;
            int index = 0;
            for (const Technique* technique : allTechniques())
                if ((number + ++index) % (isKraken(*technique) ? 8 * stride : stride) == 0)
                    use(*technique, position, puzzle);
        });
}

} // namespace walks
