// SPDX-License-Identifier: MIT
// The list of a chain: its rows, what a screen reader says of them, and the branches of a net.
#include "app/pages/hint/chainmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;
using namespace ninefold::pages;

class TestChainModel : public QObject {
    Q_OBJECT

private slots:
    void rowsAreLines();
    void aPlainChainHasNoHeadings();
    void oneBranchIsOpen();
    void headingsLeadToTheirFirstLine();
    void goingOnKeepsTheRows();

private:
    static ExplanationLine line(const QString& text, const QString& because, const QString& branch = {}) {
        return {.text = text, .because = because, .branch = branch, .node = {}, .links = {}};
    }
    static std::vector<ExplanationLine> chain() {
        return {line("r4c8 is not 9", "assume this"), line("r4c8 is 2", "r4c8 has 2 or 9"),
                line("r6c8 is not 2", "same column")};
    }
    static std::vector<ExplanationLine> net() {
        return {line("r7c4 is 3", "assume this", "if r7c4 is 3"), line("r7c5 is not 3", "same row", "if r7c4 is 3"),
                line("r7c4 is 8", "assume this", "if r7c4 is 8"), line("r1c4 is not 8", "same column", "if r7c4 is 8"),
                line("r1c5 is 8", "only other 8 in row 1", "if r7c4 is 8")};
    }
    static QStringList spoken(const ChainModel& model) {
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows << model.index(row).data(Qt::AccessibleTextRole).toString();
        return rows;
    }
};

void TestChainModel::rowsAreLines() {
    ChainModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setExplanation({{}, {}, chain()});
    QCOMPARE(spoken(model), (QStringList{"1: r4c8 is not 9, assume this", "2: r4c8 is 2, r4c8 has 2 or 9",
                                         "3: r6c8 is not 2, same column"}));
    model.setExplanation({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.currentRow(), -1);
}

void TestChainModel::aPlainChainHasNoHeadings() {
    ChainModel model;
    model.setExplanation({{}, {}, chain()});
    for (int line = 1; line <= 3; ++line) {
        model.setCurrent(line);
        QCOMPARE(model.currentRow(), line - 1);
        for (int row = 0; row < 3; ++row) {
            QVERIFY(!model.index(row).data(ChainModel::HeadingRole).toBool());
            const int state = row + 1 < line    ? ChainModel::Done
                              : row + 1 == line ? ChainModel::Current
                                                : ChainModel::Next;
            QCOMPARE(model.index(row).data(ChainModel::StateRole).toInt(), state);
        }
    }
}

void TestChainModel::oneBranchIsOpen() {
    ChainModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setExplanation({{}, {}, net()});
    // Without a translation, the numbers are not put into words.
    QCOMPARE(spoken(model), (QStringList{"If r7c4 is 3, 2 line(s), open", "1: r7c4 is 3, assume this",
                                         "2: r7c5 is not 3, same row", "If r7c4 is 8, 3 line(s), folded"}));
    model.setCurrent(4);
    // Lines are counted through, as reasons refer to them by their numbers.
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(spoken(model)[3], "4: r1c4 is not 8, same column");
    QCOMPARE(model.currentRow(), 3);
}

void TestChainModel::headingsLeadToTheirFirstLine() {
    ChainModel model;
    model.setExplanation({{}, {}, net()});
    QCOMPARE(model.lineAt(model.index(0)), 1);
    QCOMPARE(model.lineAt(model.index(2)), 2);
    QCOMPARE(model.lineAt(model.index(3)), 3);
    QCOMPARE(model.lineAt({}), 0);
}

/// So that a screen reader that follows the list is not thrown out of it.
void TestChainModel::goingOnKeepsTheRows() {
    ChainModel model;
    model.setExplanation({{}, {}, net()});
    QSignalSpy reset(&model, &ChainModel::modelReset), changed(&model, &ChainModel::dataChanged);
    model.setCurrent(2);
    QVERIFY(reset.isEmpty() && changed.size() == 1);
    model.setCurrent(3);
    QCOMPARE(reset.size(), 1);
    // There is no such line.
    model.setCurrent(0);
    model.setCurrent(6);
    QCOMPARE(model.current(), 3);
}

QTEST_MAIN(TestChainModel)
#include "tst_chainmodel.moc"
