// SPDX-License-Identifier: MIT
// The descriptions of bundled puzzles show numbers and words of several rating scales side by side, so each names
// its scale.
#include "app/documents/text/bundled.h"

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
    }
};

QTEST_APPLESS_MAIN(TestBundled)
#include "tst_bundled.moc"
