// SPDX-License-Identifier: MIT
// The descriptions of bundled puzzles show numbers and words of several rating scales side by side, so each names
// its scale.
#include "app/documents/text/bundled.h"
#include "app/documents/text/ratings.h"

#include <QJsonArray>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

class TestBundled : public QObject {
    Q_OBJECT

private slots:
    /// Sudoku Explainer calls it a hidden single, HoDoKu, which tries naked singles first, a naked one.
    void eachRatingSaysWhoseItIs() {
        Bundled bundled;
        bundled.id = QStringLiteral("easy-1");
        bundled.content = "6.371.....956..387.4.3.....47.253.683.98..5.4.68.7423.7.....8939....764.85....7..";
        bundled.facts = {{"level", "Easy"}, {"er", 1.2}, {"hodoku_score", 160}, {"hardest", "naked-single"}};
        const std::optional<Puzzle> puzzle = playable(bundled);
        QVERIFY(puzzle.has_value());
        QCOMPARE(puzzle->rating, "ER 1.2, HoDoKu 160");
        QCOMPARE(puzzle->comment, "Hardest step for HoDoKu: Naked Single");
        QCOMPARE(puzzle->name, "Easy 1");
    }

    /// "Uniqueness Test 1 3" would be two numbers in a row.
    void positionsForPracticeHaveANumberOfTheirOwn() {
        Bundled bundled;
        bundled.id = QStringLiteral("uniqueness-test-1-3");
        bundled.content = "6.371.....956..387.4.3.....47.253.683.98..5.4.68.7423.7.....8939....764.85....7..";
        bundled.facts = {{"technique", "uniqueness-test-1"}};
        const std::optional<Puzzle> puzzle = playable(bundled);
        QVERIFY(puzzle.has_value());
        QCOMPARE(puzzle->name, "Uniqueness Test 1, position 3");
    }

    /// Of many techniques the hardest are named.
    void thePuzzleSaysWhatItNeeds() {
        QCOMPARE(needsText({}), "Needs only singles.");
        QCOMPARE(needsText({"naked-pair"}), "Needs Naked Pair.");
        QCOMPARE(needsText({"naked-pair", "x-wing", "xy-wing"}), "Needs Naked Pair, X-Wing and XY-Wing.");
        QCOMPARE(needsText({"naked-pair", "x-wing", "hidden-pair", "naked-triple", "skyscraper", "xy-wing"}),
                 "Needs Hidden Pair, Naked Triple, Skyscraper, XY-Wing and 2 easier techniques.");
        Bundled bundled;
        bundled.id = QStringLiteral("hard-1");
        bundled.content = "6.371.....956..387.4.3.....47.253.683.98..5.4.68.7423.7.....8939....764.85....7..";
        bundled.facts = {{"level", "Hard"}, {"hardest", "x-wing"}, {"needs", QJsonArray{"naked-pair", "x-wing"}}};
        QCOMPARE(playable(bundled)->comment, "Needs Naked Pair and X-Wing.");
    }
};

QTEST_APPLESS_MAIN(TestBundled)
#include "tst_bundled.moc"
