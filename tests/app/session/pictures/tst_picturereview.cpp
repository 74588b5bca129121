// SPDX-License-Identifier: MIT
#include "app/session/pictures/picturereview.h"

#include <QTest>

using namespace ninefold;

namespace {

const QString kCells =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

/// A reading of these cells that is sure of all.
documents::pictures::GridReading sureReading(const QString& cells) {
    documents::pictures::GridReading reading{};
    for (int cell = 0; cell < 81; ++cell) {
        auto& seen = reading.cells[static_cast<std::size_t>(cell)];
        seen.digit = cells[cell] == u'.' ? 0 : cells[cell].digitValue();
        seen.confidence = 0.99F;
        seen.likely[static_cast<std::size_t>(seen.digit)] = 0.99F;
    }
    return reading;
}

/// The reader took the digit of a cell for another one, and knows that it is not sure.
void misread(documents::pictures::GridReading& reading, int cell, int digit, float sure = 0.6F) {
    auto& seen = reading.cells[static_cast<std::size_t>(cell)];
    seen.likely.fill(0.001F);
    seen.likely[static_cast<std::size_t>(seen.digit)] = 1 - sure;
    seen.likely[static_cast<std::size_t>(digit)] = sure;
    seen.digit = digit;
    seen.confidence = sure;
}

} // namespace

class TestPictureReview : public QObject {
    Q_OBJECT

private slots:
    void aSureReadingIsRight() {
        const session::PictureReview review({sureReading(kCells)});
        QCOMPARE(review.verdict().status, solve::Verdict::Status::Unique);
        QVERIFY(review.doubtful().empty());
        QVERIFY(review.proposal().empty());
        QCOMPARE(QString::fromStdString(review.puzzle().grid.cellsText()).replace(u'0', u'.'), kCells);
    }

    /// A player's digit that is wrong leaves the puzzle as it is.
    void thePlayersDigitsAreNoGivens() {
        documents::pictures::GridReading reading = sureReading(kCells);
        constexpr int kPlaced = 2;
        reading.cells[kPlaced].digit = 9; // 4 is right.
        reading.cells[kPlaced].isPlaced = true;
        const session::PictureReview review({reading});
        QVERIFY(review.isPlaced(kPlaced));
        QCOMPARE(review.verdict().status, solve::Verdict::Status::Unique);
        const formats::Puzzle puzzle = review.puzzle();
        QVERIFY(puzzle.givensKnown);
        QCOMPARE(puzzle.grid.value(kPlaced), 9);
        QVERIFY(!puzzle.grid.isGiven(kPlaced));
        QVERIFY(puzzle.grid.isGiven(0));
    }

    void keepsSmallDigits() {
        documents::pictures::GridReading reading = sureReading(kCells);
        constexpr int kMarked = 2, kErased = 3;
        for (const int cell : {kMarked, kErased}) reading.cells[std::size_t(cell)].marks = 1U << 1 | 1U << 4;
        session::PictureReview review({reading});
        QCOMPARE(review.marks(kMarked).count(), 2);
        QVERIFY(review.marks(kMarked).has(1) && review.marks(kMarked).has(4));
        review.correct(kErased, 0);
        QVERIFY(review.marks(kErased).empty());
        const formats::Puzzle puzzle = review.puzzle();
        QVERIFY(puzzle.hasMarks);
        QCOMPARE(puzzle.grid.candidates(kMarked), review.marks(kMarked));
        review.correct(kMarked, 4);
        QVERIFY(review.marks(kMarked).empty());
    }

    /// Each given in turn is misread as each other digit: the proposal makes a puzzle with one solution of it again.
    void proposesWhatMakesOneSolution() {
        int right = 0, tried = 0;
        for (int cell = 0; cell < 81; ++cell) {
            if (kCells[cell] == u'.') continue;
            for (int digit = 1; digit <= 9; ++digit) {
                if (digit == kCells[cell].digitValue()) continue;
                documents::pictures::GridReading reading = sureReading(kCells);
                misread(reading, cell, digit);
                session::PictureReview review({reading});
                QVERIFY(review.doubtful().has(cell));
                if (review.verdict().status == solve::Verdict::Status::Unique) continue;
                ++tried;
                QCOMPARE(review.proposal().size(), 1U);
                review.acceptProposal();
                QCOMPARE(review.verdict().status, solve::Verdict::Status::Unique);
                right += review.digit(cell) == kCells[cell].digitValue();
            }
        }
        QVERIFY(tried > 200);
        QCOMPARE(right, tried);
    }

    void proposesTwoChanges() {
        documents::pictures::GridReading reading = sureReading(kCells);
        misread(reading, 0, 6);
        misread(reading, 4, 1, 0.7F);
        session::PictureReview review({reading});
        QCOMPARE(review.proposal().size(), 2U);
        review.acceptProposal();
        QCOMPARE(QString::fromStdString(review.puzzle().grid.cellsText()).replace(u'0', u'.'), kCells);
    }

    void whatThePlayerSaysIsNotChanged() {
        documents::pictures::GridReading reading = sureReading(kCells);
        misread(reading, 0, 6);
        session::PictureReview review({reading});
        review.correct(0, 6);
        QVERIFY(review.doubtful().empty());
        QVERIFY(review.proposal().empty());
        QCOMPARE(review.puzzle().grid.value(0), 6);
        review.correct(0, 0);
        QCOMPARE(review.puzzle().grid.value(0), 0);
    }

    void eachGridHasItsOwnCorrections() {
        session::PictureReview review({sureReading(kCells), sureReading(QString(81, u'.'))});
        QCOMPARE(review.count(), 2);
        review.choose(1);
        QCOMPARE(review.verdict().status, solve::Verdict::Status::Multiple);
        review.correct(3, 4);
        review.choose(0);
        QCOMPARE(review.digit(3), 0);
        review.choose(1);
        QCOMPARE(review.digit(3), 4);
    }
};

QTEST_MAIN(TestPictureReview)
#include "tst_picturereview.moc"
