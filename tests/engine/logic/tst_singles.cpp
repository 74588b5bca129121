// SPDX-License-Identifier: MIT
// What singles show of the board: the digits that leave no other choice, no more of them than are needed, and what was
// removed before instead where no digit does.
#include "engine/logic/path.h"

#include "engine/logic/techniques.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

constexpr const char* kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
/// Needs more than singles, so candidates are gone that no digit on the board has taken.
constexpr const char* kHard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

template <typename T>
T valueOf(const Step& step, std::string_view name) {
    for (const Arg& arg : step.args)
        if (arg.name == name) return std::get<T>(arg.value);
    return {};
}

Cells markedWhole(const Step& step) {
    Cells cells;
    for (const Mark& mark : step.marks)
        if (mark.role == Role::On && mark.candidate.digit == 0) cells.add(mark.candidate.cell);
    return cells;
}

/// Calls use(position, step) for each step of these techniques on the way to the solution.
template <typename Use>
void forEachSingle(const char* puzzle, std::initializer_list<const Technique*> techniques, Use use) {
    const Finder finder(Profile::standard(), true), only(Profile::only(techniques), true);
    Position position(Grid::fromCells(puzzle));
    while (const auto next = finder.next(position)) {
        for (const Step& step : only.all(position, Finder::Choice::EveryWay)) use(position, step);
        position.apply(*next);
    }
}

Cells seenBy(Cells cells) {
    Cells seen;
    for (Cell cell : cells) seen |= kPeers[cell];
    return seen;
}

} // namespace

class TestSingles : public QObject {
    Q_OBJECT

private slots:
    void hiddenSinglesShowWhatBlocksTheOtherPlaces() {
        int gone = 0, steps = 0;
        for (const char* puzzle : {kEasy, kHard})
            forEachSingle(
                puzzle, {&techniques::hiddenSingleBox, &techniques::hiddenSingleRow, &techniques::hiddenSingleColumn},
                [&](const Position& position, const Step& step) {
                    const Deduction& found = step.deductions.front();
                    const House house = valueOf<HouseSet>(step, "house").first();
                    const Cells others = (position.blanks() & kHouses[house]) - Cells::of(found.cell);
                    const Cells blockers = valueOf<Cells>(step, "blockers"), before = valueOf<Cells>(step, "gone");
                    QVERIFY(position.grid().cellsWith(found.digit).contains(blockers));
                    // Every other place is accounted for once.
                    QCOMPARE(seenBy(blockers) & others, others - before);
                    for (Cell one : blockers)
                        QVERIFY(!seenBy(blockers - Cells::of(one)).contains(seenBy(blockers) & others));
                    QCOMPARE(markedWhole(step), blockers);
                    QCOMPARE(step.links.size(), static_cast<std::size_t>((others - before).count()));
                    gone += !before.empty();
                    ++steps;
                });
        QVERIFY(steps > 50 && gone > 0);
    }

    void nakedSinglesShowWhatTakesTheOtherDigits() {
        int gone = 0, steps = 0;
        for (const char* puzzle : {kEasy, kHard})
            forEachSingle(puzzle, {&techniques::nakedSingle}, [&](const Position& position, const Step& step) {
                const Deduction& found = step.deductions.front();
                const Cells blockers = valueOf<Cells>(step, "blockers");
                const Digits before = valueOf<Digits>(step, "gone");
                QVERIFY(kPeers[found.cell].contains(blockers));
                Digits taken;
                for (Cell one : blockers) {
                    // One for each digit.
                    QVERIFY(!taken.has(position.value(one)));
                    taken.add(position.value(one));
                }
                QCOMPARE(taken, Digits::all() - Digits::of(found.digit) - before);
                QCOMPARE(markedWhole(step), blockers);
                gone += !before.empty();
                ++steps;
            });
        QVERIFY(steps > 50 && gone > 0);
    }

    /// Exactly what the techniques for one single find, each once.
    void allSinglesAreTheSinglesTogether() {
        int more = 0;
        for (const char* puzzle : {kEasy, kHard}) {
            Position position{Grid::fromCells(puzzle)};
            const Finder one(Profile::only({&techniques::hiddenSingleBox, &techniques::hiddenSingleRow,
                                            &techniques::hiddenSingleColumn, &techniques::nakedSingle}),
                             true);
            const Finder all(Profile::only({&techniques::allSingles}), true);
            while (const auto step = all.next(position)) {
                std::set<Deduction> expected;
                for (const Step& single : one.all(position))
                    expected.insert(single.deductions.begin(), single.deductions.end());
                QVERIFY(std::ranges::equal(step->deductions, expected));
                more += expected.size() > 1;
                position.apply(*step);
            }
            QVERIFY(!one.next(position));
        }
        QVERIFY(more > 3);
    }

    /// Two cells of a row that can only be 1: the first is taken.
    void singlesThatClashAreNotPlacedTogether() {
        Grid grid;
        for (const Cell cell : {Cell(0), Cell(1)}) grid.setCandidates(cell, Digits::of(1));
        const auto step = Finder(Profile::only({&techniques::allSingles}), false).next(Position(grid));
        QVERIFY(step);
        QCOMPARE(step->deductions, (std::vector<Deduction>{{0, 1, true}}));
    }

    /// Where single ones stand in a profile, all at once take their place.
    void aProfileTakesThemAtOnce() {
        const Profile grouped = Profile::standard().withSinglesAtOnce();
        QCOMPARE(grouped.order.front(), &techniques::allSingles);
        for (std::size_t i = 1; i < grouped.order.size(); ++i) QVERIFY(grouped.order[i]->family != Family::Singles);
        QCOMPARE(Profile::only({&techniques::xWing}).withSinglesAtOnce().order.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestSingles)
#include "tst_singles.moc"
