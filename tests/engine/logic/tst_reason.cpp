// SPDX-License-Identifier: MIT
// Reasons against candidates: sound, complete on puzzles that logic solves, and without a step too many.
// A reason is a path that somebody is told when a wrong digit was entered, so it may hold no wrong
// step and none that is not needed before the last. The first puzzle has many givens, the second 17.
#include "engine/logic/reason.h"

#include "engine/logic/path.h"

#include <QTest>

using namespace ninefold;

namespace {

// Many candidates of each are asked about, so two puzzles are enough.
constexpr const char* kPuzzles[] = {
    ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
};

/// The path is walked for its end only.
class Nothing : public StepSink {
public:
    bool take(Step&&) override { return true; }
};

} // namespace

class TestReason : public QObject {
    Q_OBJECT

private slots:
    void everyWrongCandidateHasAReason() {
        const Finder finder(Profile::standard(), true);
        for (const char* puzzle : kPuzzles) {
            const Position start(Grid::fromCells(puzzle));
            Position solved = start;
            Nothing nothing;
            QCOMPARE(walk(solved, finder, nothing), PathEnd::Solved);
            int seen = 0;
            for (Cell cell : start.blanks())
                for (Digit digit : start.candidates(cell)) {
                    // One wrong candidate in five: each costs a search, and neighbours are much alike.
                    if (digit == solved.value(cell) || ++seen % 5 != 0) continue;
                    const std::vector<Step> reason = reasonAgainst(start, {cell, digit}, finder);
                    QVERIFY(!reason.empty());
                    check(start, reason, {cell, digit}, solved);
                }
        }
    }

    /// A stopped search looks the same to the caller as one that found nothing.
    void whatIsTrueHasNone() {
        const Position start(Grid::fromCells(kPuzzles[0]));
        const Finder finder(Profile::standard(), true);
        Position solved = start;
        Nothing nothing;
        walk(solved, finder, nothing);
        QVERIFY(reasonAgainst(start, {0, solved.value(0)}, finder).empty());
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(reasonAgainst(start, {0, 1}, finder, stopped.get_token()).empty());
    }

private:
    static void check(const Position& start, const std::vector<Step>& reason, Candidate candidate,
                      const Position& solved) {
        Position position = start;
        for (std::size_t index = 0; index < reason.size(); ++index) {
            for (const Deduction& deduction : reason[index].deductions)
                QCOMPARE(solved.value(deduction.cell) == deduction.digit, deduction.places);
            // Only the last one strikes, and it does.
            QVERIFY(position.isCandidate(candidate.cell, candidate.digit));
            position.apply(reason[index]);
        }
        QVERIFY(strikes(reason.back(), candidate));
        QVERIFY(!position.isCandidate(candidate.cell, candidate.digit));
    }
};

QTEST_APPLESS_MAIN(TestReason)
#include "tst_reason.moc"
