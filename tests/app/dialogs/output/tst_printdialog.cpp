// SPDX-License-Identifier: MIT
#include "app/dialogs/output/printdialog.h"

#include "app/dialogs/output/pagepreview.h"
#include "app/widgets/namedcombo.h"

#include <QCheckBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::session;
using namespace ninefold::widgets;

namespace {

constexpr const char* kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Puzzle easyPuzzle(const char* name = "") {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kEasy);
    puzzle.givensKnown = true;
    puzzle.name = name;
    return puzzle;
}

/// A list of this many puzzles, with two selected: the second and third, if there are three.
PrintSource listOf(int count) {
    PrintSource source = sourceOf(std::vector<Puzzle>(static_cast<std::size_t>(count), easyPuzzle()));
    source.games = false;
    source.title = QStringLiteral("Some puzzles");
    source.selected = count > 2 ? std::vector<int>{1, 2} : std::vector<int>{0, 1};
    return source;
}

void choose(const PrintDialog& dialog, const QString& combo, int index) {
    for (auto* one : dialog.findChildren<NamedCombo*>())
        if (one->accessibleName() == combo) return one->setCurrentIndex(index);
    QFAIL("no such combo box");
}

QCheckBox* switchOf(const PrintDialog& dialog, const QString& text) {
    for (auto* check : dialog.findChildren<QCheckBox*>())
        if (check->text().remove(u'&') == text) return check;
    return nullptr;
}

int pagesIn(const PrintDialog& dialog) {
    return dialog.findChild<PagePreview*>()->pages();
}

} // namespace

/// The dialog before a print: what it offers, and what its answer is.
class TestPrintDialog : public QObject {
    Q_OBJECT

private slots:
    /// A game: by default one page and nothing else.
    void aGameIsOnePage() {
        const PrintDialog dialog(sourceOf({easyPuzzle("Mine")}), true);
        QCOMPARE(dialog.order().count(), 1);
        QCOMPARE(pagesIn(dialog), 1);
        QCOMPARE(dialog.order().title(), QStringLiteral("Mine"));
        QCOMPARE(dialog.order().puzzle(0).name, QStringLiteral("Mine"));
        switchOf(dialog, QStringLiteral("Solutions on the last page"))->click();
        QCOMPARE(pagesIn(dialog), 2);
    }

    void thePlayersDigitsAreOffered() {
        Puzzle game = easyPuzzle();
        game.grid.place(2, 4);
        const PrintDialog dialog(sourceOf({game}), true);
        QCOMPARE(dialog.order().puzzle(0).frame.cells[2].value, 0);
        switchOf(dialog, QStringLiteral("My digits, marks and colours"))->click();
        QCOMPARE(dialog.order().puzzle(0).frame.cells[2].value, 4);
        // What belongs to a list has none.
        const PrintDialog other(listOf(3), true);
        QVERIFY(switchOf(other, QStringLiteral("My digits, marks and colours"))->isHidden());
    }

    void allOrTheSelectedPuzzlesOfAList() {
        const PrintDialog dialog(listOf(9), true);
        QCOMPARE(dialog.order().numbers, (std::vector<int>{1, 2}));
        QCOMPARE(pagesIn(dialog), 2);
        QCOMPARE(dialog.order().puzzle(1).name, QStringLiteral("2.  Some puzzles 3"));
        choose(dialog, QStringLiteral("Puzzles"), 1);
        QCOMPARE(dialog.order().count(), 9);
        QCOMPARE(pagesIn(dialog), 4);
        choose(dialog, QStringLiteral("Puzzles on a page"), 3);
        QCOMPARE(pagesIn(dialog), 3);
        choose(dialog, QStringLiteral("Puzzles on a page"), 0);
        QCOMPARE(pagesIn(dialog), 10);
    }

    void aVeryLongListIsPrintedInPart() {
        const PrintDialog dialog(listOf(kMostPrinted + 5), true);
        switchOf(dialog, QStringLiteral("Level and rating"))->click();
        choose(dialog, QStringLiteral("Puzzles"), 1);
        QCOMPARE(dialog.order().count(), kMostPrinted);
    }

    void paperAndDirection() {
        const PrintDialog dialog(listOf(2), true);
        for (const auto& [index, id] : {std::pair(0, QPageSize::A4), std::pair(1, QPageSize::Letter)}) {
            choose(dialog, QStringLiteral("Paper"), index);
            QCOMPARE(dialog.paper().pageSize().id(), id);
        }
        choose(dialog, QStringLiteral("Direction"), 1);
        const QRectF page = dialog.paper().fullRect(QPageLayout::Point);
        QVERIFY(page.width() > page.height());
    }

    /// Puzzles without a rating get one, unless it is not wanted.
    void ratingsAreFound() {
        const PrintDialog dialog(listOf(3), true);
        QCOMPARE(dialog.order().puzzle(0).level, -1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.order().puzzle(0).level >= 0, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.order().unrated().empty(), 60'000);
        QVERIFY2(dialog.order().puzzle(0).facts.contains(QLatin1String("rating 1.")),
                 qPrintable(dialog.order().puzzle(0).facts));
        switchOf(dialog, QStringLiteral("Level and rating"))->click();
        QCOMPARE(dialog.order().puzzle(0).level, -1);
        QVERIFY(dialog.order().puzzle(0).facts.isEmpty());
    }

    void solutionsAreThoseOfThePuzzles() {
        const PrintedPuzzle good = printedPuzzle(easyPuzzle(), false, true);
        QVERIFY(good.solution);
        QCOMPARE(int((*good.solution)[2]), 4);
        Puzzle loose = easyPuzzle();
        loose.grid = Grid();
        QVERIFY(!printedPuzzle(loose, false, true).solution);
    }

    void pagesAreTurned() {
        PrintDialog dialog(listOf(2), true);
        dialog.show();
        auto* preview = dialog.findChild<PagePreview*>();
        QSignalSpy shown(preview, &PagePreview::pageShown);
        QCOMPARE(preview->accessibleDescription(), QStringLiteral("Page 1 of 2"));
        QTest::keyClick(preview, Qt::Key_PageDown);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QCOMPARE(preview->page(), 1);
        QCOMPARE(preview->accessibleDescription(), QStringLiteral("Page 2 of 2"));
        QVERIFY(!dialog.grab().isNull());
        // With fewer pages another one is shown.
        switchOf(dialog, QStringLiteral("Solutions on the last page"))->click();
        QCOMPARE(preview->page(), 0);
    }

    /// While pages are printed, nothing can be changed, and the work can be stopped.
    void workIsShownAndStopped() {
        PrintDialog dialog(listOf(2), true);
        dialog.show();
        QSignalSpy cancelled(&dialog, &PrintDialog::pagesCancelled);
        auto* bar = dialog.findChild<QProgressBar*>();
        QVERIFY(!bar->isVisible());
        dialog.beginPages(2);
        QVERIFY(bar->isVisible() && !switchOf(dialog, QStringLiteral("Level and rating"))->isEnabled());
        dialog.setDone(1);
        QCOMPARE(bar->value(), 1);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Cancel")) QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        dialog.endPages(QStringLiteral("Cancelled."));
        QVERIFY(!bar->isVisible() && switchOf(dialog, QStringLiteral("Level and rating"))->isEnabled());
    }
};

QTEST_MAIN(TestPrintDialog)
#include "tst_printdialog.moc"
