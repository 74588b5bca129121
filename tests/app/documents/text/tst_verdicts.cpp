// SPDX-License-Identifier: MIT
#include "app/documents/text/verdicts.h"

#include <QTest>

using namespace ninefold;
using solve::DeadEnd;
using solve::Literal;

class TestVerdicts : public QObject {
    Q_OBJECT

private slots:
    void sentences_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("steps");
        QTest::addColumn<QString>("says");
        const auto row = [](DeadEnd::Kind kind, int steps, const char* says) {
            QTest::addRow("%d after %d", static_cast<int>(kind), steps) << static_cast<int>(kind) << steps << says;
        };
        row(DeadEnd::Kind::Repeated, 0, "4 appears twice in row 1 (A1, A2).");
        row(DeadEnd::Kind::NoDigit, 0, "Because of A1 and A2, no digit is left for C3.");
        row(DeadEnd::Kind::NoDigit, 1, "Because of A1 and A2, I1 must be 1, and then no digit is left for C3.");
        row(DeadEnd::Kind::NoDigit, 4, "Because of A1 and A2, 4 digits follow, and then no digit is left for C3.");
        row(DeadEnd::Kind::NoPlace, 0, "Because of A1 and A2, there is no place left for 4 in row 1.");
        row(DeadEnd::Kind::NoPlace, 2,
            "Because of A1 and A2, I1 must be 1 and I2 must be 2, and then there is no place left for 4 in row 1.");
        row(DeadEnd::Kind::NoPlace, 5,
            "Because of A1 and A2, 5 digits follow, and then there is no place left for 4 in row 1.");
        row(DeadEnd::Kind::Search, 0, "Because of A1 and A2, every way to fill the other cells ends in a dead end.");
    }
    void sentences() {
        QFETCH(int, kind);
        QFETCH(int, steps);
        QFETCH(QString, says);
        DeadEnd end{.kind = static_cast<DeadEnd::Kind>(kind), .cell = 20, .house = 0, .digit = 4, .consequences = {}};
        for (int i = 0; i < steps; ++i) {
            end.consequences.push_back({Literal::is(72 + i, i + 1), {}});
            // A candidate that goes is no digit that follows.
            end.consequences.push_back({Literal::isNot(40, i + 1), {}});
        }
        const Cells givens = Cells::of(0) | Cells::of(1);
        QCOMPARE(documents::contradictionSentence(givens, end, NameStyle::LetterNumber), says);
    }

    void exchange() {
        QCOMPARE(documents::exchangeSentence(Cells::of(0) | Cells::of(3) | Cells::of(9) | Cells::of(12)),
                 QString("r1c1, r1c4, r2c1 and r2c4 can be filled in two ways, and no given decides between them."));
    }
};

QTEST_APPLESS_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
