// SPDX-License-Identifier: MIT
// The tour of a run of CDCL: its sentences say which guesses lead to the note, and what the note does. Here the events
// of the run are compared with that. Another puzzle, or another way of the solver, may need another text.
#include "app/session/watch/runtour.h"

#include "app/documents/collections.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestRunTour : public QObject {
    Q_OBJECT

private slots:
    void thePuzzleIsBundled();
    void beforeTheFirstGuessAllFollows();
    void threeGuessesLeadToTheFirstDeadEnd();
    void theFirstNoteSkipsTheSecondGuess();
    void theNotesEndTheFirstGuess();
    void everyStopShowsItsEvent();
    void cellsHaveTheNamesThatThePlayerChose();

private:
    SolverEvent event(quint64 number) const { return tour_.run().event(number); }
    Literal guess(int number) const {
        const SolverEvent guess = event(tour_.events().guesses[number - 1]);
        return Literal::is(guess.cell, guess.digit);
    }

    RunTour tour_;
};

/// A player can open it and watch the run.
void TestRunTour::thePuzzleIsBundled() {
    const auto all = documents::bundledPuzzles(QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
    const QString cells = QString::fromLatin1(RunTour::puzzle().data(), RunTour::puzzle().size());
    QVERIFY(std::ranges::find(all, cells, &documents::Bundled::puzzle) != all.end());
}

void TestRunTour::beforeTheFirstGuessAllFollows() {
    const quint64 removal = tour_.events().removal;
    QVERIFY(removal > 0 && removal < tour_.events().guesses[0]);
    QVERIFY(event(removal).reason.kind() == Reason::Kind::Crossing);
    for (quint64 number = 1; number < tour_.events().guesses[0]; ++number) QCOMPARE(int(event(number).level), 0);
}

void TestRunTour::threeGuessesLeadToTheFirstDeadEnd() {
    for (int number = 1; number <= 3; ++number) QCOMPARE(int(event(tour_.events().guesses[number - 1]).level), number);
    QVERIFY(tour_.events().guesses[2] < tour_.events().deadEnd);
    QCOMPARE(int(event(tour_.events().deadEnd).level), 3);
    // The picture outlines a house, and each of its empty cells has an arrow from a digit that blocks it.
    QVERIFY(event(tour_.events().deadEnd).reason.kind() == Reason::Kind::OneHouse);
    // All events between the first two guesses are digits that follow.
    for (quint64 number = tour_.events().guesses[0] + 1; number < tour_.events().guesses[1]; ++number)
        QVERIFY(event(number).kind == EventKind::Imply);
}

/// "Guess 1 and guess 3, never guess 2": both digits cannot be right, and two guesses go.
void TestRunTour::theFirstNoteSkipsTheSecondGuess() {
    QCOMPARE(tour_.events().note, tour_.events().deadEnd + 1);
    const auto clause = tour_.run().clause(event(tour_.events().note));
    QCOMPARE(int(clause.size()), 2);
    QVERIFY(clause[0] == ~guess(1) && clause[1] == ~guess(3));
    const SolverEvent back = event(tour_.events().note + 1);
    QVERIFY(back.kind == EventKind::Backjump && back.level == 3 && back.to == 1);
    // The note is used at once.
    QCOMPARE(tour_.events().use, tour_.events().note + 2);
    const SolverEvent use = event(tour_.events().use);
    QVERIFY(Literal::isNot(use.cell, use.digit) == clause[1] && use.level == 1 && use.reason == Reason::clause(1));
}

/// "The next dead end gives note 2, so guess 1 was wrong", "the last note", "all the rest follows".
void TestRunTour::theNotesEndTheFirstGuess() {
    const auto second = tour_.run().clause(event(tour_.events().second));
    QVERIFY(second.size() == 1 && second[0] == ~guess(1));
    const quint64 last = tour_.events().last;
    QVERIFY(last > tour_.events().second);
    QCOMPARE(int(tour_.run().clause(event(last)).size()), 1);
    QVERIFY(event(last + 1).kind == EventKind::Backjump && event(last + 1).to == 0);
    for (quint64 number = last + 2; number <= tour_.run().end(); ++number)
        QVERIFY(event(number).kind != EventKind::Decide && event(number).kind != EventKind::Conflict);
    QVERIFY(event(tour_.run().end()).kind == EventKind::Solved);
}

void TestRunTour::everyStopShowsItsEvent() {
    const auto stops = tour_.stops(NameStyle::RowColumn);
    for (const TourStop& stop : stops) {
        QVERIFY(!stop.title.isEmpty() && !stop.text.contains('%'));
        QVERIFY2(stop.text.split(' ').size() <= 60, qPrintable(stop.text));
    }
    const solve::SolverEvent removal = event(tour_.events().removal);
    QVERIFY(stops[0].text.contains(QString::fromStdString(cellName(removal.cell))) && stops[0].frame.chosen.empty());
    QCOMPARE(stops[1].frame.chosen.count(), 3);
    QCOMPARE(int(stops[2].frame.deadHouse), int(event(tour_.events().deadEnd).reason.house()));
    QVERIFY(stops[2].text.startsWith("Dead end: "));
    int open = 0;
    for (const Cell cell : kHouseCells[stops[2].frame.deadHouse]) open += stops[2].frame.cells[cell].value == 0;
    QCOMPARE(int(stops[2].frame.links.size()), open);
    QVERIFY(stops[3].frame.links.size() > stops[2].frame.links.size());
    for (const int number : {1, 3})
        QVERIFY(stops[3].text.contains(QString::fromStdString(cellName(guess(number).cell()))));
    QVERIFY(!stops[3].text.contains(QString::fromStdString(cellName(guess(2).cell()))));
    QVERIFY(stops[3].frame.faded.has(guess(2).cell()) && !stops[3].frame.faded.has(guess(1).cell()));
    for (Cell cell = 0; cell < kCellCount; ++cell) QVERIFY(stops[4].frame.cells[cell].value != 0);
}

void TestRunTour::cellsHaveTheNamesThatThePlayerChose() {
    const QString name = QString::fromStdString(cellName(guess(1).cell(), NameStyle::LetterNumber));
    QVERIFY(tour_.stops(NameStyle::LetterNumber)[1].text.contains(name));
}

QTEST_GUILESS_MAIN(TestRunTour)
#include "tst_runtour.moc"
