// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/collection.h"

#include "app/dialogs/lists/puzzleview.h"
#include "app/store/solvedlist.h"

#include "engine/logic/technique.h"

#include <QListWidget>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

namespace {

/// The program has the collection as a resource; the test reads the files from the source folder.
const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");

} // namespace

/// The collection: every bundled puzzle can be found in the window and played.
class TestCollection : public QObject {
    Q_OBJECT

private slots:
    /// Checks every level, and one in 37 of its puzzles.
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

    /// Headings have no puzzles, all other rows have some, and no puzzle is in two rows.
    void everyCategoryHoldsWhatItPromises() {
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
        QVERIFY(positions >= 830);
        // No two puzzles have the same name, and none is missing.
        QCOMPARE(names.size(), 6 * 300 + positions);
    }

    /// Solved puzzles are marked by a tick and in the accessible text; the others are not.
    void solvedPuzzlesAreTicked() {
        Collection dialog(Level::Easy, kFolder);
        const auto* view = dialog.findChild<PuzzleView*>();
        QTemporaryDir home;
        const SolvedList list(home.filePath(QStringLiteral("new/solved.txt")));
        QVERIFY(list.all().isEmpty());
        for (const int row : {3, 17, 3}) list.add(view->puzzle(row).grid);
        QCOMPARE(list.all().size(), 2);
        dialog.setSolved(list.all());
        for (int row = 0; row < 30; ++row) {
            const QModelIndex index = view->model()->index(row, 0);
            const bool solved = row == 3 || row == 17;
            QCOMPARE(index.data(PuzzleModel::kSolved).toBool(), solved);
            for (const int role :
                 {static_cast<int>(PuzzleModel::kFacts), static_cast<int>(Qt::AccessibleDescriptionRole)})
                QCOMPARE(index.data(role).toString().startsWith(QStringLiteral("Solved")), solved);
        }
        // A line that was cut off is not a puzzle.
        QFile file(home.filePath(QStringLiteral("new/solved.txt")));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 2));
        QCOMPARE(list.all().size(), 1);
    }

    void aPositionIsPlayedWhereItsStepIsNext() {
        Collection dialog({}, kFolder);
        auto* shelves = dialog.findChild<QListWidget*>();
        shelves->setCurrentItem(shelves->findItems("X-Wing", Qt::MatchContains).first());
        std::optional<Puzzle> played;
        connect(&dialog, &Collection::chosen, this, [&](const Puzzle& puzzle) { played = puzzle; });
        auto* view = dialog.findChild<PuzzleView*>();
        emit view->activated(view->currentIndex());
        QVERIFY(played);
        QVERIFY(!dialog.isVisible());
        // Digits found before the position are not givens.
        QVERIFY(played->grid.givens() != Cells::all() - played->grid.blanks());
    }
};

QTEST_MAIN(TestCollection)
#include "tst_collection.moc"
