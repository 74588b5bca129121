// SPDX-License-Identifier: MIT
// The tours of solvers without notes: each picture shows the event that its sentences are about.
#include "app/session/watch/tour/searchtour.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestSearchTour : public QObject {
    Q_OBJECT

private slots:
    void thePicturesFollowTheRun_data() { solvers(); }
    void thePicturesFollowTheRun() {
        QFETCH(const Solver*, solver);
        const SearchTour tour(*solver);
        const auto& [first, deepest, deadEnd, back, next] = tour.events();
        QVERIFY(first > 0 && first < deepest && deepest < deadEnd && deadEnd + 1 == back && back < next);
        const auto kind = [&](quint64 number) { return tour.run().event(number).kind; };
        for (quint64 number = 1; number < first; ++number) QVERIFY(kind(number) != EventKind::Decide);
        QVERIFY(kind(first) == EventKind::Decide && kind(deepest) == EventKind::Decide &&
                kind(next) == EventKind::Decide);
        QVERIFY(kind(back) == EventKind::Backtrack);
        // Only the last guess goes.
        QCOMPARE(int(tour.run().event(back).to), tour.run().event(back).level - 1);
        QCOMPARE(tour.run().state(deepest).level(), tour.run().state(deadEnd).level());
        // What is tried next is not what was taken back.
        const SolverState before = tour.run().state(deadEnd), after = tour.run().state(next);
        QVERIFY(before.decision(before.level()).literal != after.decision(after.level()).literal);
        QVERIFY(kind(deadEnd) == (solver->deadEnd == EventKind::Backtrack ? EventKind::Reject : EventKind::Conflict));
    }

    void theSentencesAreThoseOfTheEvents_data() { solvers(); }
    void theSentencesAreThoseOfTheEvents() {
        QFETCH(const Solver*, solver);
        const auto stops = SearchTour(*solver).stops(NameStyle::RowColumn);
        QSet<QString> texts;
        for (const TourStop& stop : stops) {
            QVERIFY(!stop.title.isEmpty() && stop.text.count(u' ') < 60);
            texts << stop.text;
        }
        QCOMPARE(texts.size(), 5);
        QVERIFY(stops[0].text.contains("Guess 1:"));
        QVERIFY(stops[3].text.contains("taken back"));
        QVERIFY(SearchTour(*solver).stops(NameStyle::LetterNumber)[0].text != stops[0].text);
    }

private:
    static void solvers() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers())
            if (!solver->learns) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
};

QTEST_GUILESS_MAIN(TestSearchTour)
#include "tst_searchtour.moc"
