// SPDX-License-Identifier: MIT
#include "app/dialogs/collection.h"

#include "app/dialogs/puzzleview.h"

#include "engine/logic/technique.h"

#include <QListWidget>
#include <QSet>
#include <QTest>

using namespace ninefold;

namespace {

/// The program has them inside; a test reads them where they lie.
const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");

} // namespace

/// Everything that comes with the program can be found in the window and be played.
class TestCollection : public QObject {
    Q_OBJECT

private slots:
    /// Every level, and of its puzzles one in 37.
    void opensAtTheLevel() {
        for (const Level level : kLevels) {
            const Collection dialog(level, kFolder);
            const auto* view = dialog.findChild<PuzzleView*>();
            QCOMPARE(view->count(), 300);
            for (int row = 0; row < view->count(); row += 37) {
                const Puzzle& puzzle = view->puzzle(row);
                QCOMPARE(puzzle.level, std::string(levelName(level)));
                QVERIFY(!puzzle.rating.empty() && !puzzle.name.empty());
                QCOMPARE(puzzle.grid.blanks().count() + puzzle.grid.givens().count(), kCellCount);
            }
        }
    }

    /// Headings are empty, all else is not, and nothing stands on two shelves.
    void everyShelfHoldsWhatItPromises() {
        const Collection dialog({}, kFolder);
        auto* shelves = dialog.findChild<QListWidget*>();
        const auto* view = dialog.findChild<PuzzleView*>();
        QSet<QString> names;
        int positions = 0;
        for (int row = 0; row < shelves->count(); ++row) {
            const bool heading = !(shelves->item(row)->flags() & Qt::ItemIsSelectable);
            shelves->setCurrentRow(row);
            QCOMPARE(view->count() == 0, heading);
            for (int index = 0; index < view->count(); ++index)
                names << QString::fromStdString(view->puzzle(index).name);
            if (!heading && view->count() < 300) positions += view->count();
        }
        QVERIFY(positions >= 800);
        // No two have the same name, and none is left out.
        QCOMPARE(names.size(), 6 * 300 + positions);
    }

    void aPositionIsPlayedWhereItsStepGoesOn() {
        Collection dialog({}, kFolder);
        auto* shelves = dialog.findChild<QListWidget*>();
        shelves->setCurrentItem(shelves->findItems("X-Wing", Qt::MatchContains).first());
        std::optional<Puzzle> played;
        connect(&dialog, &Collection::chosen, this, [&](const Puzzle& puzzle) { played = puzzle; });
        auto* view = dialog.findChild<PuzzleView*>();
        emit view->activated(view->currentIndex());
        QVERIFY(played);
        QVERIFY(!dialog.isVisible());
        // What was found before the step stands there as found.
        QVERIFY(played->grid.givens() != Cells::all() - played->grid.blanks());
    }
};

QTEST_MAIN(TestCollection)
#include "tst_collection.moc"
