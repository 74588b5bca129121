// SPDX-License-Identifier: MIT
#include "app/session/practice/exercise.h"

#include "app/session/learning/progress.h"

#include <cassert>

namespace ninefold::session {

const logic::Technique& PracticeGoal::techniqueAt(int number) const {
    assert(number >= 0 && (technique != nullptr || family));
    if (!family) return *technique;
    const auto techniques = techniquesOf(*family);
    assert(!techniques.empty());
    const auto place = static_cast<std::size_t>(number % library::kTestPositions) * techniques.size();
    return *techniques[place / library::kTestPositions];
}

practice::Question Exercise::question() const {
    assert(technique != nullptr);
    return {logic::Position(position), solution, technique, true};
}

formats::Puzzle Exercise::puzzle() const {
    formats::Puzzle puzzle;
    for (const Cell cell : Cells::all() - position.blanks()) puzzle.grid.give(cell, position.value(cell));
    for (const Cell cell : position.blanks()) puzzle.grid.setCandidates(cell, position.candidates(cell));
    puzzle.hasMarks = true;
    return puzzle;
}

practice::Changes Exercise::answerOn(const game::Sheet& sheet) const {
    practice::Changes changes;
    for (const Cell cell : position.blanks()) {
        if (const Digit digit = sheet.value(cell); digit != 0) {
            changes.push_back({cell, digit, true});
            continue;
        }
        for (const Digit digit : position.candidates(cell) - sheet.cells[cell].candidates)
            changes.push_back({cell, digit, false});
    }
    return practice::sorted(std::move(changes));
}

} // namespace ninefold::session
