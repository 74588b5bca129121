// SPDX-License-Identifier: MIT
// Deadly patterns are deadly: each way to fill their cells without an extra digit has another one with the same digits
// in every house. What the steps conclude from that is proved with all solutions of the pattern's cells.
#include "engine/logic/parts/givensymmetry.h"
#include "engine/logic/techniques.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/stepargs.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// The cells of a pattern and what may fill them.
struct Filling {
    std::vector<Cell> cells;
    std::map<Cell, Digits> allowed;
    std::map<Cell, Digit> digits;

    bool clashes(Cell cell, Digit digit) const {
        return std::ranges::any_of(digits,
                                   [&](const auto& one) { return one.second == digit && sees(one.first, cell); });
    }
    /// Calls use() for each way to fill the cells, until it returns false.
    bool forEach(const std::function<bool()>& use, std::size_t from = 0) {
        if (from == cells.size()) return use();
        for (Digit digit : allowed[cells[from]]) {
            if (clashes(cells[from], digit)) continue;
            digits[cells[from]] = digit;
            const bool proceed = forEach(use, from + 1);
            digits.erase(cells[from]);
            if (!proceed) return false;
        }
        return true;
    }
    std::map<House, Digits> housesFilled() const {
        std::map<House, Digits> filled;
        for (const auto& [cell, digit] : digits)
            for (House house : housesOf(cell)) filled[house].add(digit);
        return filled;
    }
};

/// Is there another way to fill the cells with the same digits in each house?
bool hasTwin(const Filling& filled) {
    const std::map<House, Digits> houses = filled.housesFilled();
    Filling other{filled.cells, {}, {}};
    for (Cell cell : filled.cells) {
        other.allowed[cell] = Digits::all();
        for (House house : housesOf(cell)) other.allowed[cell] &= houses.at(house);
    }
    bool found = false;
    other.forEach([&] { return !(found = other.digits != filled.digits && other.housesFilled() == houses); });
    return found;
}

/// What the cell can be, or is: a solved cell has no candidates, but is drawn.
Digits digitsOf(const Step& step, Cell cell) {
    Digits digits = step.candidatesOf(cell);
    if (!digits.empty()) return digits;
    for (const Mark& mark : step.marks)
        if (mark.candidate.cell == cell) digits.add(mark.candidate.digit);
    return digits;
}

/// The pattern of a step: its cells with their candidates, without the extra ones.
Filling patternOf(const Step& step) {
    Filling pattern;
    for (Cell cell : argOf<Cells>(step, "cells")) {
        pattern.cells.push_back(cell);
        pattern.allowed[cell] = digitsOf(step, cell);
    }
    for (const Candidate& extra : argOf<std::vector<Candidate>>(step, "missing"))
        pattern.allowed[extra.cell].remove(extra.digit);
    return pattern;
}

/// Has it too many fillings to look at all of them?
bool isLarge(const Step& step) {
    const Filling pattern = patternOf(step);
    const auto isPair = [](const auto& one) { return one.second.count() <= 2; };
    return pattern.cells.size() > (std::ranges::all_of(pattern.allowed, isPair) ? 16U : 10U);
}

/// A wrong pattern might leave no way at all, of which everything is true.
bool canBeFilled(const Step& step) {
    return !patternOf(step).forEach([] { return false; });
}

bool isDeadly(const Step& step) {
    Filling pattern = patternOf(step);
    return pattern.forEach([&] { return hasTwin(pattern); });
}

/// No way to fill the pattern with an extra digit, and the cells of the set, has a digit that the step removes.
bool isConcluded(const Step& step) {
    Filling all;
    for (Cell cell : argOf<Cells>(step, "cells") | argOf<Cells>(step, "set")) all.cells.push_back(cell);
    for (Cell cell : all.cells) all.allowed[cell] = digitsOf(step, cell);
    const std::vector<Candidate> extras = argOf<std::vector<Candidate>>(step, "missing");
    // A digit with two places in a house is in one of them.
    const Cells tied = argOf<Digits>(step, "linked").empty() ? Cells() : argOf<Cells>(step, "guards");
    const Digit linked = argOf<Digits>(step, "linked").first();
    const auto holds = [&](Cell cell, Digit digit) {
        const auto found = all.digits.find(cell);
        return found != all.digits.end() && found->second == digit;
    };
    return all.forEach([&] {
        if (std::ranges::none_of(extras, [&](const Candidate& one) { return holds(one.cell, one.digit); })) return true;
        if (!tied.empty() && !holds(tied.first(), linked) && !holds((tied - Cells::of(tied.first())).first(), linked))
            return true;
        return std::ranges::none_of(step.deductions, [&](const Deduction& gone) {
            if (all.digits.contains(gone.cell)) return holds(gone.cell, gone.digit);
            return !all.clashes(gone.cell, gone.digit);
        });
    });
}

/// Positions of hard puzzles, and the examples of all techniques.
std::vector<Position> withExamples(int count) {
    walks::Mixture mixture(21);
    std::vector<Position> list;
    for (int n = 0; n < count; ++n)
        for (const Position& position : walks::hardPositions(mixture.next(), 8, mixture.random()))
            list.push_back(position);
    for (const positions::Example& example : positions::all()) list.emplace_back(example.grid);
    return list;
}

std::vector<const Technique*> startingWith(std::initializer_list<std::string_view> starts) {
    std::vector<const Technique*> list;
    for (const Technique* technique : allTechniques())
        for (std::string_view start : starts)
            if (technique->id.starts_with(start)) list.push_back(technique);
    return list;
}

/// The digits of a grid in which two are exchanged in some cells.
puzzles::Values swapped(puzzles::Values values, Cells cells, Digit one, Digit two) {
    for (Cell cell : cells) {
        auto& value = values[static_cast<std::size_t>(cell)];
        if (value == one || value == two) value = static_cast<std::uint8_t>(one + two - value);
    }
    return values;
}

bool isValid(const puzzles::Values& values) {
    for (const auto& house : kHouseCells) {
        Digits seen;
        for (Cell cell : house) seen.add(values[static_cast<std::size_t>(cell)]);
        if (seen.count() != kDigitCount) return false;
    }
    return true;
}

} // namespace

class TestDeadlyPatterns : public QObject {
    Q_OBJECT

private slots:
    /// Rectangles and loops, extended rectangles, BUG-Lite, multivalue universal graves.
    void everyFillingHasATwin() {
        const auto techniques = startingWith(
            {"uniqueness-test-1", "avoidable-rectangle-3", "unique-loop", "extended-rectangle", "bug-lite", "mug"});
        std::map<std::string, int> checked;
        for (const Position& position : withExamples(walks::puzzleCount(60)))
            for (const Technique* technique : techniques)
                for (const Step& step : walks::stepsOf(*technique, position)) {
                    // A pattern of two digits is a rectangle or a loop.
                    if (technique->id.starts_with("bug-lite")) QVERIFY(argOf<Digits>(step, "pattern").count() > 2);
                    if (isLarge(step)) continue;
                    QVERIFY2(isDeadly(step), walks::name(*technique).c_str());
                    QVERIFY2(isConcluded(step), walks::name(*technique).c_str());
                    if (canBeFilled(step)) ++checked[walks::name(*technique)];
                }
        for (const auto& [name, count] : checked) qInfo("%s: %d", name.c_str(), count);
        QCOMPARE(checked.size(), techniques.size());
    }

    /// A multivalue universal grave that players know: seven cells of three digits, which Eleven found.
    void sevenCellsOfThreeDigits() {
        const auto example = positions::read(
            "mug-1 | 1.2...9766....9.2.9....2.515.92.7...281.437..7..9..2..396..5.8242589..3781732.5.. | "
            "322 422 424 325 825 835 147 666 | r4c7<>3 r4c7<>4 r4c7<>8");
        const std::vector<Step> steps = walks::stepsOf(techniques::mug1, Position(example.grid));
        const auto found = std::ranges::find(steps, example.deductions, &Step::deductions);
        QVERIFY(found != steps.end());
        QCOMPARE(argOf<Cells>(*found, "cells").count(), 7);
        QVERIFY(isDeadly(*found) && isConcluded(*found) && canBeFilled(*found));
    }

    /// In every grid that completes the set of a reverse BUG, the rest can be exchanged, and holds no given.
    void theRestOfAReverseBugIsDeadly() {
        std::map<const Technique*, int> checked;
        const auto techniques = startingWith({"reverse-bug"});
        for (const Position& position : withExamples(walks::puzzleCount(60)))
            for (const Technique* technique : techniques)
                for (const Step& step : walks::stepsOf(*technique, position)) {
                    const bool lines = technique == &techniques::reverseBugLite;
                    QVERIFY2(lines ? linesExchange(step, position) : digitsExchange(step, position),
                             walks::name(*technique).c_str());
                    ++checked[technique];
                }
        QCOMPARE(checked.size(), techniques.size());
    }

    /// Rows, columns and boxes go to rows, columns and boxes, and no cell is lost.
    void motionsKeepHouses() {
        const std::set<std::pair<std::uint64_t, std::uint64_t>> houses = [] {
            std::set<std::pair<std::uint64_t, std::uint64_t>> all;
            for (const Cells& house : kHouses) all.emplace(house.low(), house.high());
            return all;
        }();
        for (const Motion& motion : allMotions()) {
            for (const Cells& house : kHouses) {
                Cells image;
                for (Cell cell : house) image.add(motion.image(cell));
                QVERIFY(houses.contains({image.low(), image.high()}));
            }
            QVERIFY(motion.to != Motion{}.to);
        }
    }

    /// A puzzle of which one given differs is not symmetric.
    void symmetryIsThatOfTheGivens() {
        const Grid grid =
            Grid::fromCells("...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6...........");
        const Motion& halfTurn = allMotions().front();
        const auto map = symmetryOfGivens(grid, halfTurn);
        QVERIFY(map.has_value());
        for (Digit digit = 1; digit <= kDigitCount; ++digit) QCOMPARE(map->image(digit), 10 - digit);
        for (const Motion& motion : allMotions().subspan(1)) QVERIFY(!symmetryOfGivens(grid, motion));
        for (Cell cell : grid.givens()) {
            Grid other = grid;
            other.setGiven(cell, false);
            QVERIFY(!symmetryOfGivens(other, halfTurn));
        }
        QVERIFY(!symmetryOfGivens(Grid(), halfTurn));
    }

private:
    /// The full grids that have what the step's cells hold, and in the guards what completes the set.
    static std::vector<puzzles::Values> completed(const Step& step, const Position& position, bool withGuards) {
        puzzles::Values values{};
        Filling pattern = patternOf(step);
        for (Cell cell : pattern.cells) values[static_cast<std::size_t>(cell)] = position.value(cell);
        for (Cell cell : argOf<Cells>(step, "guards")) {
            const Digits digits = withGuards ? pattern.allowed[cell] : step.candidatesOf(cell);
            for (Digit digit : digits)
                if (withGuards ||
                    std::ranges::find(step.deductions, Deduction{cell, digit, false}) != step.deductions.end())
                    values[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit);
        }
        FastSolver solver;
        std::vector<puzzles::Values> found;
        // Some of millions, each with another digit in another place.
        std::mt19937 random(5);
        for (int n = 0; n < 5; ++n) {
            puzzles::Values start = values;
            for (int i = 0; i < 4; ++i) {
                puzzles::Values next = start;
                auto& value = next[static_cast<std::size_t>(puzzles::below(random, kCellCount))];
                if (value == 0) value = static_cast<std::uint8_t>(1 + puzzles::below(random, kDigitCount));
                if (solver.solve(next, 1).solutions > 0) start = next;
            }
            const auto result = solver.solve(start, 1);
            if (result.solutions > 0) found.push_back(result.solution[0]);
        }
        return found;
    }

    static bool digitsExchange(const Step& step, const Position& position) {
        const Cells cells = argOf<Cells>(step, "cells"), rest = Cells::all() - cells;
        const Digits pair = argOf<Digits>(step, "pattern");
        const Digit one = pair.first(), two = (pair - Digits::of(one)).first();
        const Cells givens =
            (position.grid().cellsWith(one) | position.grid().cellsWith(two)) & position.grid().givens();
        if (!cells.contains(givens)) return false;
        return std::ranges::all_of(completed(step, position, true), [&](const puzzles::Values& values) {
            const puzzles::Values other = swapped(values, rest, one, two);
            return isValid(values) && isValid(other) && values != other;
        });
    }

    static bool linesExchange(const Step& step, const Position& position) {
        const HouseSet lines = argOf<HouseSet>(step, "lines");
        const Cells first = kHouses[lines.first()],
                    both = first | kHouses[(lines - HouseSet::of(lines.first())).first()],
                    rest = both - argOf<Cells>(step, "cells");
        if (rest.empty() || rest.meets(position.grid().givens())) return false;
        const int distance = (both - first).first() - first.first();
        return std::ranges::all_of(completed(step, position, false), [&](puzzles::Values values) {
            for (Cell cell : rest& first)
                std::swap(values[static_cast<std::size_t>(cell)], values[static_cast<std::size_t>(cell + distance)]);
            return isValid(values);
        });
    }
};

QTEST_APPLESS_MAIN(TestDeadlyPatterns)
#include "tst_deadlypatterns.moc"
