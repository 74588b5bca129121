// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/path.h"
#include "tests/data.h"
#include "tests/engine/logic/puzzles.h"

#include <string>
#include <vector>

/// Shared by the tests of techniques.
namespace walks {

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

inline std::string name(const Technique& technique) {
    return std::string(technique.id);
}

/// All steps of one technique, one per effect.
inline std::vector<Step> stepsOf(const Technique& technique, const Position& position, const LogicLimits& limits = {}) {
    Profile profile = Profile::only({&technique});
    profile.limits = limits;
    return Finder(profile, true).all(position);
}

/// Checks the three parts of a step that a player sees: effect, drawing and text. Empty if every deduction is true
/// and changes the position; otherwise what is wrong.
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

/// The number of puzzles of a long test: few by default, or NINEFOLD_PUZZLES (then raise QTEST_FUNCTION_TIMEOUT as
/// well). NINEFOLD_SEED chooses other puzzles, and with NINEFOLD_SHARE each technique sees only one position out of
/// that number.
inline int puzzleCount(int usual) {
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("NINEFOLD_PUZZLES", &isSet);
    return isSet ? wanted : usual;
}

/// Puzzles of all difficulties: half of them generated, half from collections.
class Mixture {
public:
    explicit Mixture(int seed) : random_(static_cast<unsigned>(seed + qEnvironmentVariableIntValue("NINEFOLD_SEED"))) {
        for (const QString& path : mixedCollections()) collections_.push_back(puzzlesOf(path));
    }

    puzzles::Puzzle next() {
        if (++count_ % 2 == 0) return puzzles::minimal(random_);
        const std::vector<Grid>& collection = collections_[count_ / 2 % collections_.size()];
        return puzzles::solved(collection[puzzles::below(random_, static_cast<int>(collection.size()))]);
    }

    std::mt19937& random() { return random_; }

private:
    std::mt19937 random_;
    std::size_t count_ = 0;
    std::vector<std::vector<Grid>> collections_;
};

/// Some random positions on the solving path of a puzzle, among those where singles do not help.
inline std::vector<Position> hardPositions(const puzzles::Puzzle& puzzle, std::size_t count, std::mt19937& random) {
    static const Finder finder(Profile::standard(), true);
    std::vector<Position> hard;
    Position position(puzzle.grid);
    while (!position.solved()) {
        const std::optional<Step> step = finder.next(position);
        if (!step) break;
        if (step->technique->family != Family::Singles) hard.push_back(position);
        position.apply(*step);
    }
    // The first ones would all be the easy ones.
    puzzles::shuffle(hard, random);
    if (hard.size() > count) hard.erase(hard.begin() + static_cast<std::ptrdiff_t>(count), hard.end());
    return hard;
}

/// Techniques on request are slow: a test sees them at few positions, and with less work.
inline constexpr int kOnRequestWork = 20'000;

} // namespace walks
