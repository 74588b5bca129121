// SPDX-License-Identifier: MIT
#include "app/dialogs/picture/flatview.h"
#include "app/dialogs/picture/picturesheet.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;

namespace {

const QString kCells =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

documents::pictures::GridReading readingOf(const QString& cells) {
    documents::pictures::GridReading reading{};
    reading.flat.side = 456;
    reading.flat.grey.assign(456 * 456, 200);
    for (int cell = 0; cell < 81; ++cell) {
        auto& seen = reading.cells[static_cast<std::size_t>(cell)];
        seen.digit = cells[cell] == u'.' ? 0 : cells[cell].digitValue();
        seen.confidence = 0.99F;
        seen.likely[static_cast<std::size_t>(seen.digit)] = 0.99F;
    }
    return reading;
}

/// The first cell, a 5, is read as a 6.
documents::pictures::GridReading misreading() {
    documents::pictures::GridReading reading = readingOf(kCells);
    reading.cells[0] = {.digit = 6, .confidence = 0.6F};
    reading.cells[0].likely[5] = 0.4F;
    reading.cells[0].likely[6] = 0.6F;
    return reading;
}

QPushButton* button(const QDialog& dialog, const QString& text) {
    for (auto* each : dialog.findChildren<QPushButton*>())
        if (QString(each->text()).remove(u'&') == text) return each;
    return nullptr;
}

bool says(const QDialog& dialog, const QString& part) {
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisibleTo(&dialog) && label->text().contains(part)) return true;
    return false;
}

const widgets::Theme& theme() {
    return widgets::Theme::of(widgets::ThemeKind::Light);
}

} // namespace

class TestPictureSheet : public QObject {
    Q_OBJECT

private slots:
    void playsWhatWasRead() {
        dialogs::PictureSheet sheet(session::PictureReview({readingOf(kCells)}), theme(), NameStyle::RowColumn);
        sheet.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy played(&sheet, &dialogs::PictureSheet::pictureAccepted);
        QVERIFY(says(sheet, QStringLiteral("exactly one solution")));
        QVERIFY(!button(sheet, QStringLiteral("Next Doubtful Cell"))->isVisibleTo(&sheet));
        button(sheet, QStringLiteral("Play"))->click();
        QCOMPARE(played.count(), 1);
        const auto puzzle = played.first().first().value<formats::Puzzle>();
        QCOMPARE(QString::fromStdString(puzzle.grid.cellsText()).replace(u'0', u'.'), kCells);
    }

    void offersTheChange() {
        dialogs::PictureSheet sheet(session::PictureReview({misreading()}), theme(), NameStyle::RowColumn);
        QVERIFY(says(sheet, QStringLiteral("r1c1 is 5")));
        QCOMPARE(sheet.review().digit(0), 6);
        button(sheet, QStringLiteral("Change It"))->click();
        QCOMPARE(sheet.review().digit(0), 5);
        QVERIFY(!says(sheet, QStringLiteral("r1c1 is 5")));
    }

    void correctsByKeys() {
        dialogs::PictureSheet sheet(session::PictureReview({misreading()}), theme(), NameStyle::RowColumn);
        auto* board = sheet.findChild<widgets::BoardView*>();
        sheet.show();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_5);
        QCOMPARE(sheet.review().digit(0), 5);
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Delete);
        QCOMPARE(sheet.review().digit(1), 0);
        QVERIFY(says(sheet, QStringLiteral("several solutions")) || says(sheet, QStringLiteral("exactly one")));
        QTest::keyClick(board, Qt::Key_3);
        QCOMPARE(sheet.review().digit(1), 3);
    }

    void showsSmallDigits() {
        documents::pictures::GridReading reading = readingOf(kCells);
        reading.cells[2].marks = 1U << 2 | 1U << 9;
        dialogs::PictureSheet sheet(session::PictureReview({reading}), theme(), NameStyle::RowColumn);
        auto* board = sheet.findChild<widgets::BoardView*>();
        QCOMPARE(board->frame().cells[2].candidates.count(), 2);
        sheet.show();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY(says(sheet, QStringLiteral("r1c3: candidates 2 and 9")));
        QTest::keyClick(board, Qt::Key_Delete);
        QVERIFY(says(sheet, QStringLiteral("r1c3: empty")));
    }

    void aClickOnThePictureChoosesTheCell() {
        dialogs::PictureSheet sheet(session::PictureReview({misreading()}), theme(), NameStyle::RowColumn);
        auto* picture = sheet.findChild<dialogs::FlatView*>();
        sheet.show();
        picture->resize(456, 456);
        QTest::mouseClick(picture, Qt::LeftButton, {}, QPoint(12 + 48 * 4 + 24, 12 + 48 * 2 + 24));
        QVERIFY(sheet.findChild<widgets::BoardView*>()->frame().selected.has(2 * 9 + 4));
        button(sheet, QStringLiteral("Next Doubtful Cell"))->click();
        QVERIFY(sheet.findChild<widgets::BoardView*>()->frame().selected.has(0));
    }

    void choosesAmongSeveral() {
        dialogs::PictureSheet sheet(session::PictureReview({readingOf(kCells), misreading()}), theme(),
                                    NameStyle::RowColumn);
        auto* choice = sheet.findChild<QComboBox*>();
        QCOMPARE(choice->count(), 2);
        choice->setCurrentIndex(1);
        QCOMPARE(sheet.review().digit(0), 6);
    }

    void escapeChangesNothing() {
        dialogs::PictureSheet sheet(session::PictureReview({readingOf(kCells)}), theme(), NameStyle::RowColumn);
        sheet.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy played(&sheet, &dialogs::PictureSheet::pictureAccepted);
        sheet.show();
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
        QCOMPARE(played.count(), 0);
    }
};

QTEST_MAIN(TestPictureSheet)
#include "tst_picturesheet.moc"
