// SPDX-License-Identifier: MIT
// What a hint discloses by degrees.
#include "app/documents/text/hints.h"

#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;

class TestHints : public QObject {
    Q_OBJECT

private slots:
    void theSecondDegreeIsNotTheAnswer_data();
    void theSecondDegreeIsNotTheAnswer();
    void aLongReasonIsBelowAShortConclusion();
};

/// A digit and its cell together are the answer.
void TestHints::theSecondDegreeIsNotTheAnswer_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("namesDigit");
    QTest::addColumn<bool>("namesCell");
    for (const char* id : {"hidden-single-box", "hidden-single-row", "hidden-single-column"})
        QTest::newRow(id) << id << true << false;
    QTest::newRow("naked single") << "naked-single" << false << true;
    QTest::newRow("full house") << "full-house" << false << false;
}

void TestHints::theSecondDegreeIsNotTheAnswer() {
    QFETCH(QString, id);
    QFETCH(bool, namesDigit);
    QFETCH(bool, namesCell);
    int seen = 0;
    for (const positions::Example& example : positions::all()) {
        if (example.id != id) continue;
        for (const Step& step :
             Finder(Profile::only({techniqueById(id.toStdString())}), true).all(Position(example.grid))) {
            const auto [cell, digit, places] = step.deductions.front();
            Hint hint{.kind = Hint::Kind::Step, .degree = 2, .found = step};
            const QString text = hintBody(hint, NameStyle::RowColumn);
            QVERIFY2(text.contains(QString::fromStdString(cellName(cell, NameStyle::RowColumn))) == namesCell,
                     qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("Look for %1 in").arg(digit)) == namesDigit, qPrintable(text));
            ++seen;
        }
    }
    QVERIFY(seen > 0);
}

void TestHints::aLongReasonIsBelowAShortConclusion() {
    Step step;
    step.technique = &techniques::nakedPair;
    step.remove(4, 2);
    Explanation explanation{
        .conclusion = "Remove 2 from r1c5, because r1c1 and r1c2 hold it.", .reason = "A pair.", .lines = {}};
    QCOMPARE(cardConclusion(step, explanation, NameStyle::RowColumn), explanation.conclusion);
    explanation.reason = QString("word ").repeated(55);
    QCOMPARE(cardConclusion(step, explanation, NameStyle::RowColumn), "Remove 2 from r1c5.");
    // Not even this fits: the drawing says it.
    explanation.reason = QString("word ").repeated(58);
    QCOMPARE(cardConclusion(step, explanation, NameStyle::RowColumn), "Remove the crossed-out candidates of r1c5.");
}

QTEST_GUILESS_MAIN(TestHints)
#include "tst_hints.moc"
