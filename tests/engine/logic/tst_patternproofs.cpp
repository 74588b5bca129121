// SPDX-License-Identifier: MIT
// Patterns of cells prove their eliminations by themselves: no way to fill the cells of the pattern, with the rest of
// the board left free, lets a candidate stand that goes.
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/proof.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

Cells cellsOf(const Step& step, std::string_view name) {
    for (const Arg& arg : step.args) {
        if (arg.name != name) continue;
        if (const auto* cells = std::get_if<Cells>(&arg.value)) return *cells;
        return std::get<std::vector<NamedSet>>(arg.value).front().cells;
    }
    return {};
}

/// No cell of the pattern has another digit where the candidate is, or one of its own where the candidate sees it.
bool allows(const proof::Filled& way, const Deduction& gone) {
    if (const auto own = way.find(gone.cell); own != way.end()) return own->second == gone.digit;
    return !proof::hasDigit(way, kPeers[gone.cell], gone.digit);
}

using Holds = std::function<bool(const proof::Filled&)>;

/// `isPossible`: what else the way must obey.
bool isProved(const Position& position, const Step& step, Cells cells, const Holds& isPossible) {
    proof::Filled filled;
    std::vector<Cell> list;
    for (Cell cell : cells) list.push_back(cell);
    return proof::alwaysHolds(position, list, filled, [&](const proof::Filled& way) {
        return !isPossible(way) ||
               std::ranges::none_of(step.deductions, [&](const Deduction& gone) { return allows(way, gone); });
    });
}

bool isProved(const Position& position, const Step& step) {
    const Cells first = cellsOf(step, "first");
    if (first.empty()) // the pattern alone
        return isProved(position, step, cellsOf(step, "cells") | cellsOf(step, "others"),
                        [](const proof::Filled&) { return true; });
    // Almost locked candidates: the box or the line that is across has all the digits.
    const auto argument = [&](std::string_view name) { return std::ranges::find(step.args, name, &Arg::name)->value; };
    const House across = std::get<HouseSet>(argument("across")).first();
    const Digits digits = std::get<Digits>(argument("digits"));
    return isProved(position, step, first | cellsOf(step, "second") | cellsOf(step, "crossing"),
                    [&](const proof::Filled& way) {
                        for (Digit digit : digits)
                            if (!position.done(digit).has(across) && !proof::hasDigit(way, kHouses[across], digit))
                                return false;
                        return true;
                    });
}

} // namespace

class TestPatternProofs : public QObject {
    Q_OBJECT

private slots:
    void everyWayToFillThemAgrees_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"wxyz-wing", "vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing", "stuvwxyz-wing",
                               "rstuvwxyz-wing", "almost-locked-pair", "almost-locked-triple",
                               "almost-locked-quadruple", "sue-de-coq", "3d-sue-de-coq", "complex-remote-pair"})
            QTest::addRow("%s", id) << id;
    }

    void everyWayToFillThemAgrees() {
        QFETCH(QString, id);
        const Technique* technique = techniqueById(id.toStdString());
        QVERIFY(technique != nullptr);
        int steps = 0;
        for (const Position& position : positionsFor(id))
            for (const Step& step : walks::stepsOf(*technique, position)) {
                QVERIFY2(isProved(position, step), position.grid().cellsText().c_str());
                ++steps;
            }
        QVERIFY(steps > 0);
    }

private:
    /// With false candidates ruled out at random, such patterns are far more frequent.
    static const std::vector<Position>& thinnedPositions() {
        static const std::vector<Position> positions = [] {
            std::mt19937 random(9);
            std::vector<Position> list;
            for (int n = 0; n < walks::puzzleCount(40); ++n) {
                const puzzles::Puzzle puzzle = puzzles::minimal(random);
                Position& position = list.emplace_back(puzzle.grid);
                for (Cell cell : position.blanks())
                    for (Digit digit : position.candidates(cell))
                        if (digit != puzzle.solution[cell] && puzzles::below(random, 4) == 0)
                            position.remove(cell, digit);
            }
            return list;
        }();
        return positions;
    }

    /// The examples of the technique, and positions on the way to the solution of other puzzles.
    static std::vector<Position> positionsFor(const QString& id) {
        static const std::vector<Position> others = [] {
            walks::Mixture mixture(5);
            std::vector<Position> list;
            for (int n = 0; n < walks::puzzleCount(20); ++n)
                for (Position& position : walks::hardPositions(mixture.next(), 2, mixture.random()))
                    list.push_back(std::move(position));
            return list;
        }();
        std::vector<Position> list = others;
        for (const Position& position : thinnedPositions()) list.push_back(position);
        for (const positions::Example& example : positions::all())
            if (example.id == id) list.emplace_back(example.grid);
        return list;
    }
};

QTEST_APPLESS_MAIN(TestPatternProofs)
#include "tst_patternproofs.moc"
