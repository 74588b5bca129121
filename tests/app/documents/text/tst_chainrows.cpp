// SPDX-License-Identifier: MIT
// Which rows of a chain's list a hint shows unasked.
#include "app/documents/text/hints.h"

#include "engine/logic/techniques.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

class TestChainRows : public QObject {
    Q_OBJECT

private slots:
    void onlyOneBranchIsOpen();
    void asManyRowsAsCanBeReadAreShown();
    void theCurrentRowIsInTheMiddle();
    void theCardSaysWhatItShows();

private:
    static ExplanationLine line(const QString& text, const QString& because, const QString& branch = {}) {
        return {.text = text, .because = because, .branch = branch, .node = {}, .links = {}};
    }
    /// A row of eight words.
    static std::vector<ExplanationLine> chain(int lines) {
        return std::vector<ExplanationLine>(static_cast<std::size_t>(lines),
                                            line("r4c8 is 2", "only other 2 in row 4"));
    }
    static QString words(int count) { return QString("word ").repeated(count).trimmed(); }
};

void TestChainRows::onlyOneBranchIsOpen() {
    const std::vector<ExplanationLine> net = {line("a", "b", "if x"), line("c", "d", "if x"), line("e", "f", "if y")};
    const std::vector<ChainRow> rows = chainRows(net, 3);
    QCOMPARE(rows.size(), std::size_t{3});
    QVERIFY(rows[0].heading == 2 && rows[1].heading == 1 && rows[2].heading == 0);
    QVERIFY(rows[0].line == 1 && rows[1].line == 3 && rows[2].line == 3);
}

void TestChainRows::asManyRowsAsCanBeReadAreShown() {
    const auto shown = [](int conclusion, int lines) {
        const Explanation explanation{words(conclusion), {}, chain(lines)};
        return rowsShown(explanation, chainRows(explanation.lines, 1));
    };
    // 60 words together: the conclusion and rows of nine words each.
    QCOMPARE(shown(15, 3), 3);
    QCOMPARE(shown(15, 12), 5);
    QCOMPARE(shown(33, 12), 3);
    // The line that the player has come to is shown in any case.
    QCOMPARE(shown(59, 12), 1);
}

void TestChainRows::theCurrentRowIsInTheMiddle() {
    QCOMPARE(firstShown(0, 5, 12), 0);
    QCOMPARE(firstShown(6, 5, 12), 4);
    QCOMPARE(firstShown(11, 5, 12), 7);
    QCOMPARE(firstShown(1, 3, 3), 0);
}

void TestChainRows::theCardSaysWhatItShows() {
    logic::Step step;
    step.technique = &logic::techniques::xyChain;
    Explanation explanation{words(40) + '.', {}, chain(12)};
    explanation.lines[6].text = "r1c1 is 1";
    const QString text = shownText(step, explanation, NameStyle::RowColumn, 7);
    QVERIFY2(text.endsWith("r4c8 is 2 (only other 2 in row 4). r1c1 is 1 (only other 2 in row 4)."), qPrintable(text));
    QCOMPARE(wordsIn(text), qsizetype{58});
}

QTEST_GUILESS_MAIN(TestChainRows)
#include "tst_chainrows.moc"
