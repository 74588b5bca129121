// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/techniques.h"
#include "engine/practice/judge.h"
#include "engine/practice/positions.h"

#include <QByteArray>

/// Questions that are made from a seed, for the tests of the judge.
namespace exams {

using namespace ninefold;
using namespace ninefold::practice;

inline Question questionOf(const Example& example) {
    solve::FastSolver solver;
    return {logic::Position(example.position), solver.solve(example.position, 1).solution[0], example.step.technique,
            true};
}

/// Techniques of each kind: digits and removals, one step and many, with chains and without.
inline std::vector<const logic::Technique*> techniques() {
    using namespace logic::techniques;
    return {&hiddenSingleBox, &nakedSingle, &directPointing, &pointing, &nakedPair, &hiddenPair,
            &xWing,           &skyscraper,  &xyWing,         &wWing,    &bug1,      &uniquenessTest1,
            &finnedXWing,     &wxyzWing,    &medusaTrap,     &xyChain,  &alsXz};
}

/// How many positions of each technique: few by default, or NINEFOLD_PUZZLES.
inline int positionCount(int usual) {
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("NINEFOLD_PUZZLES", &isSet);
    return isSet ? wanted : usual;
}

} // namespace exams
