// SPDX-License-Identifier: MIT
// Sentences about events, compared word for word where the wording carries the logic: "if", "then", "not".
#include "app/documents/text/events.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::solve;

namespace {

/// The cell, digit and level are the same each time, so that only kind and reason make a difference.
QString say(EventKind kind, Reason reason, Cell cell = 0, Digit digit = 5) {
    return sentence(SolverEvent::put(kind, 3, cell, digit, reason));
}

} // namespace

class TestEvents : public QObject {
    Q_OBJECT

private slots:
    /// One sentence for each reason, word for word; cells in either style of names.
    void reasonsAreSaidInTheWordsOfTheGame() {
        QCOMPARE(say(EventKind::Decide, {}), QString("Guess 3: 5 in r1c1."));
        QCOMPARE(say(EventKind::Imply, Reason::cell(0)), QString("r1c1 must be 5: no other digit is left there."));
        QCOMPARE(say(EventKind::Imply, Reason::house(columnHouse(0), 5)),
                 QString("r1c1 must be 5: there is no other place for it in column 1."));
        QCOMPARE(say(EventKind::Eliminate, Reason::crossing(rowHouse(2), boxHouse(0), 5)),
                 QString("r1c1 cannot be 5: in row 3 all its places lie in box 1."));
        QCOMPARE(say(EventKind::Reject, Reason::placed(8, 5)), QString("r1c1 cannot be 5: it is already in r1c9."));
        QCOMPARE(say(EventKind::Conflict, Reason::house(boxHouse(8), 7), -1, 0),
                 QString("Dead end: there is no place left for 7 in box 9."));
        QCOMPARE(sentence(SolverEvent::put(EventKind::Decide, 1, 80, 9), {}, NameStyle::LetterNumber),
                 QString("Guess 1: 9 in I9."));
    }

    /// The levels above the one returned to are the guesses that go.
    void guessesTakenBackAreCounted() {
        const auto back = [](int from, int to) { return sentence(SolverEvent::back(EventKind::Backjump, from, to)); };
        QCOMPARE(back(1, 0), QString("Guess 1 is taken back."));
        QCOMPARE(back(5, 4), QString("Guess 5 is taken back."));
        QCOMPARE(back(2, 0), QString("Guesses 1 and 2 are taken back."));
        QCOMPARE(back(4, 0), QString("All 4 guesses are taken back."));
        QCOMPARE(back(6, 2), QString("Guesses 3 to 6 are taken back."));
        QCOMPARE(sentence(SolverEvent::back(EventKind::Backtrack, 9, 8)), QString("Guess 9 is taken back."));
    }

    /// Clauses of one, two, three and four literals; the implied literal comes last.
    void aClauseIsASentence() {
        using L = Literal;
        // One literal of each kind, and another for the end.
        const L one = L::is(0, 5), other = L::isNot(11, 7), end = L::isNot(30, 2);
        QCOMPARE(clauseSentence(std::vector{one, other, end}),
                 QString("If r1c1 is not 5 and r2c3 is 7, then r4c4 cannot be 2."));
        QCOMPARE(clauseSentence(std::vector{one, other, end, L::is(80, 1)}),
                 QString("If r1c1 is not 5, r2c3 is 7 and r4c4 is 2, then r9c9 must be 1."));
        QCOMPARE(clauseSentence(std::vector{other, one}), QString("If r2c3 is 7, then r1c1 must be 5."));
        QCOMPARE(clauseSentence(std::vector{end}), QString("r4c4 cannot be 2."));
    }

    /// Includes reasons that the kind never has: every combination gives a complete sentence.
    void everyKindHasASentence() {
        for (int kind = 0; kind < kEventKindCount; ++kind)
            for (const Reason reason : {Reason::cell(4), Reason::house(3, 4), Reason::clause(12)}) {
                const QString text = say(static_cast<EventKind>(kind), reason);
                QVERIFY(text.size() > 5 && text.endsWith('.') && !text.contains('%'));
            }
    }
};

QTEST_APPLESS_MAIN(TestEvents)
#include "tst_events.moc"
