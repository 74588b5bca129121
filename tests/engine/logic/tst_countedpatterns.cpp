// SPDX-License-Identifier: MIT
// SK loops, Exocets, multi-sector locked sets and multifish: what they remove is impossible by their own pattern. A
// prover that knows only the pattern's cells and houses tries all ways to fill them.
#include "engine/logic/parts/exocets/exocets.h"
#include "engine/solve/verdict.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/stepargs.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// Candidates of which at least one is true: those of a cell, or the places of a digit in a house.
using Needed = std::vector<Candidate>;

bool excludes(Candidate one, Candidate other) {
    return one.cell == other.cell ? one.digit != other.digit : one.digit == other.digit && sees(one.cell, other.cell);
}

/// Can all that is needed be there, with what is chosen already? Tries the one with the fewest candidates first.
bool canBeFilled(std::vector<Needed> needed) {
    if (needed.empty()) return true;
    const auto fewest = std::ranges::min_element(needed, {}, &Needed::size);
    const Needed choices = *fewest;
    needed.erase(fewest);
    return std::ranges::any_of(choices, [&](Candidate chosen) {
        std::vector<Needed> rest;
        for (Needed one : needed) {
            if (std::ranges::find(one, chosen) != one.end()) continue;
            std::erase_if(one, [&](Candidate other) { return excludes(chosen, other); });
            rest.push_back(std::move(one));
        }
        return canBeFilled(std::move(rest));
    });
}

Needed digitsOf(const Position& position, Cell cell) {
    Needed needed;
    for (Digit digit : position.candidates(cell)) needed.push_back({cell, digit});
    return needed;
}

void needPlaces(const Position& position, Digits digits, HouseSet houses, std::vector<Needed>& needed) {
    for (Digit digit : digits)
        for (House house : houses - position.done(digit)) {
            needed.emplace_back();
            for (Cell cell : position.cellsFor(digit, house)) needed.back().push_back({cell, digit});
        }
}

/// The rows or columns and the boxes of the band or stack of these cells, which lie in one line.
HouseSet bandOf(Cells base) {
    HouseSet houses;
    const House line = (commonHouses(base) - HouseSet::boxes()).first();
    for (int i = 0; i < 3; ++i) houses.add(line / 3 * 3 + i);
    for (int box = 0; box < 9; ++box)
        if (kHouses[boxHouse(box)].meets(kHouses[line])) houses.add(boxHouse(box));
    return houses;
}

/// What the pattern of a step needs.
std::vector<Needed> patternOf(const Position& position, const Step& step) {
    std::vector<Needed> needed;
    const Digits digits = argOf<Digits>(step, "digits");
    const Cells cells = argOf<Cells>(step, "cells") | argOf<Cells>(step, "cells2");
    if (step.technique->id == "multifish") {
        needPlaces(position, digits, argOf<HouseSet>(step, "base"), needed);
        return needed;
    }
    for (Cell cell : cells) needed.push_back(digitsOf(position, cell));
    if (step.technique->id.ends_with("exocet"))
        needPlaces(position, digits, argOf<HouseSet>(step, "lines") | bandOf(argOf<Cells>(step, "cells")), needed);
    return needed;
}

bool canHold(const Position& position, const Step& step, Candidate candidate) {
    std::vector<Needed> needed = patternOf(position, step);
    needed.insert(needed.begin(), {candidate});
    return canBeFilled(std::move(needed));
}

const std::vector<const Technique*>& patterns() {
    static const std::vector<const Technique*> all = [] {
        std::vector<const Technique*> found;
        for (const char* id :
             {"sk-loop", "junior-exocet", "double-exocet", "senior-exocet", "multi-sector-locked-set", "multifish"})
            found.push_back(techniqueById(id));
        return found;
    }();
    return all;
}

/// Puzzles that players know for these patterns.
constexpr const char* kKnown[] = {
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", // Easter Monster
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........", // Fata Morgana
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", // Golden Nugget
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...", // Platinum Blonde
};

/// The positions of the examples, and those of the known puzzles.
std::vector<Position> samples() {
    std::vector<Position> found;
    for (const positions::Example& example : positions::all())
        if (std::ranges::find(patterns(), example.id.toStdString(), &Technique::id) != patterns().end())
            found.emplace_back(example.grid);
    for (const char* text : kKnown) found.emplace_back(Grid::fromCells(text));
    return found;
}

} // namespace

class TestCountedPatterns : public QObject {
    Q_OBJECT

private slots:
    void whatGoesIsImpossible() {
        std::set<const Technique*> met;
        for (const Position& position : samples())
            for (const Technique* technique : patterns())
                for (const Step& step : walks::stepsOf(*technique, position)) {
                    met.insert(technique);
                    // The pattern itself can be filled.
                    QVERIFY(canBeFilled(patternOf(position, step)));
                    for (const Deduction& gone : step.deductions)
                        QVERIFY2(!canHold(position, step, {gone.cell, gone.digit}), walks::name(*technique).c_str());
                }
        QCOMPARE(met.size(), patterns().size());
    }

    /// The prover does not refute what is true.
    void theSolutionIsPossible() {
        for (const Position& position : samples()) {
            FastSolver solver;
            const Verdict verdict = examine(position.grid(), false, solver);
            if (verdict.status != Verdict::Status::Unique) continue;
            for (const Step& step : walks::stepsOf(*patterns()[1], position))
                for (Cell cell : argOf<Cells>(step, "targets"))
                    QVERIFY(canHold(position, step, {cell, verdict.solution[cell]}));
        }
    }
};

QTEST_APPLESS_MAIN(TestCountedPatterns)
#include "tst_countedpatterns.moc"
