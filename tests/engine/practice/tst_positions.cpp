// SPDX-License-Identifier: MIT
// Every position that is made: its technique is the next step of a person, and no two are the same up to symmetry.
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "engine/practice/positions.h"
#include "tests/engine/practice/exams.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::practice;

class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const logic::Technique* technique : exams::techniques()) makers_.emplace_back(*technique);
    }

    /// With all techniques on; checked by the finder that hints use.
    void theTechniqueIsTheNextStep() {
        const logic::Finder finder(logic::Profile::standard(), true);
        const auto techniques = exams::techniques();
        for (std::size_t i = 0; i < techniques.size(); ++i) {
            SeenPositions seen;
            for (int n = 0; n < exams::positionCount(4); ++n) {
                generator::Random random(8, n);
                const auto example = makers_[i].make(random);
                QVERIFY(example.has_value());
                const auto step = finder.next(logic::Position(example->position));
                QVERIFY(step.has_value());
                QCOMPARE(QByteArray(step->technique->id.data()), QByteArray(techniques[i]->id.data()));
                QVERIFY(*step == example->step);
                QVERIFY(seen.add(example->position));
            }
        }
    }

    /// It is a state of a puzzle with one solution: nothing true is gone.
    void thePositionBelongsToAPuzzle() {
        solve::FastSolver solver;
        for (PositionMaker& maker : makers_) {
            generator::Random random(9);
            const auto example = maker.make(random);
            QVERIFY(example.has_value());
            const auto answer = solver.solve(example->position.start(), 2);
            QCOMPARE(answer.solutions, std::uint64_t{1});
            for (Cell cell = 0; cell < kCellCount; ++cell) {
                const Digit digit = answer.solution[0][static_cast<std::size_t>(cell)];
                QVERIFY(example->position.value(cell) == digit || example->position.isCandidate(cell, digit));
            }
        }
    }

    void theSameSeedMakesTheSame() {
        for (PositionMaker& maker : makers_) {
            generator::Random one(3, 1), same(3, 1), other(3, 2);
            const auto first = maker.make(one), again = maker.make(same), next = maker.make(other);
            QVERIFY(first && again && next);
            QVERIFY(first->position == again->position);
            QVERIFY(!(first->position == next->position));
        }
    }

    /// What hardly ever comes up by itself is found, too.
    void rareTechniquesAreFound() {
        using namespace logic::techniques;
        for (const logic::Technique* technique : {&bug2, &remotePair, &lockedTriple}) {
            PositionMaker maker(*technique);
            generator::Random random(1);
            const auto example = maker.make(random);
            QVERIFY(example.has_value());
            QCOMPARE(example->step.technique, technique);
        }
    }

    void aStoppedSearchFindsNothing() {
        std::stop_source stop;
        stop.request_stop();
        generator::Random random(1);
        QVERIFY(!makers_.front().make(random, stop.get_token()));
    }

    /// Rotated, mirrored, with other digits; candidates do not make another position of it.
    void symmetryIsSeen() {
        generator::Random random(4);
        const Grid position = makers_[4].make(random)->position;
        Grid mirrored, thinner = position;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (const Digit digit = position.value(cellAt(columnOf(cell), rowOf(cell))))
                mirrored.place(cell, 10 - digit);
        const Cell blank = position.blanks().first();
        thinner.removeCandidate(blank, position.candidates(blank).first());
        SeenPositions seen;
        QVERIFY(seen.add(position));
        QVERIFY(!seen.add(position) && !seen.add(mirrored) && !seen.add(thinner));
        generator::Random next(5);
        QVERIFY(seen.add(makers_[4].make(next)->position));
    }

    void effortFollowsTheCandidates() {
        Grid full;
        QCOMPARE(effortOf(full), Effort::Hard);
        for (const Cell cell : Cells::all())
            full.setCandidates(cell, cell < 50 ? Digits::of(1) | Digits::of(2) : Digits());
        QCOMPARE(effortOf(full), Effort::Medium);
        full.setCandidates(0, Digits::of(1));
        QCOMPARE(effortOf(full), Effort::Easy);
    }

private:
    std::vector<PositionMaker> makers_;
};

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
