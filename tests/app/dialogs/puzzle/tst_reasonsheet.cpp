// SPDX-License-Identifier: MIT
// The dialog that explains why a puzzle has one solution, none or several.
#include "app/dialogs/puzzle/reasonsheet.h"

#include "app/widgets/look/theme.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

namespace {

/// Shows the reasons of a puzzle as soon as they are found.
struct Shown {
    explicit Shown(const Grid& puzzle)
        : sheet(new ReasonSheet(puzzle, false, widgets::Theme::of(widgets::ThemeKind::Light), NameStyle::RowColumn)),
          before(sheet->sentence()) {
        static_cast<QDialog*>(sheet.get())->show();
        [&] { QTRY_VERIFY(sheet->sentence() != before); }();
    }
    QPushButton* button(const QString& text) const {
        for (auto* button : sheet->findChildren<QPushButton*>())
            if (button->text() == text) return button;
        return nullptr;
    }
    std::unique_ptr<ReasonSheet> sheet;
    QString before;
};

} // namespace

class TestReasonSheet : public QObject {
    Q_OBJECT

private slots:
    void spareGivensFade() {
        std::mt19937 random(61);
        const Shown minimal(puzzles::minimal(random).grid);
        QVERIFY(minimal.sheet->sentence().contains("Every given is needed"));
        QVERIFY(minimal.sheet->frame().faded.empty());
        const Grid easy = puzzles::easy(random);
        const Shown spare(easy);
        QVERIFY(spare.sheet->sentence().contains("are enough"));
        QVERIFY(!spare.sheet->frame().faded.empty() && easy.givens().contains(spare.sheet->frame().faded));
    }

    void cellsWithTwoWaysAreDrawn() {
        std::mt19937 random(62);
        const Grid puzzle = puzzles::ambiguous(random);
        const Shown shown(puzzle);
        const logic::Frame& frame = shown.sheet->frame();
        const Cells cells = Cells::all() - frame.faded;
        QVERIFY(cells.count() >= 4 && puzzle.blanks().contains(cells));
        for (const Cell cell : cells) QCOMPARE(frame.cells[cell].candidates.count(), 2);
    }

    /// Two digits in a row: that set is the smallest, and there may be more.
    void contradictionsAreTurnedLikePages() {
        Grid puzzle;
        puzzle.give(0, 1);
        puzzle.give(8, 1);
        puzzle.give(40, 2);
        puzzle.give(44, 2);
        const Shown shown(puzzle);
        const Cells first = Cells::all() - shown.sheet->frame().faded;
        QCOMPARE(first, Cells::of(0) | Cells::of(8));
        QVERIFY(!shown.button("&Previous")->isEnabled());
        shown.button("&Next")->click();
        QCOMPARE(Cells::all() - shown.sheet->frame().faded, Cells::of(40) | Cells::of(44));
        QVERIFY(!shown.button("&Next")->isEnabled());
        shown.button("&Previous")->click();
        QCOMPARE(Cells::all() - shown.sheet->frame().faded, first);
    }
};

QTEST_MAIN(TestReasonSheet)
#include "tst_reasonsheet.moc"
