// SPDX-License-Identifier: MIT
// Guessing instead of the solver, in the window: by mouse and by keyboard.
#include "app/pages/watch/deciding/decidingpanel.h"

#include "app/pages/watch/notes/symbollegend.h"
#include "app/pages/watch/tree/treecanvas.h"
#include "app/pages/watch/tree/treepanel.h"
#include "tests/app/pages/watch/watchparts.h"

#include <QCheckBox>
#include <QTest>
#include <QTreeWidget>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::widgets;

class TestDeciding : public QObject, private WatchParts {
    Q_OBJECT

private slots:
    void init() {
        open();
        watchCdcl();
        option("Play as Fast as Possible")->trigger();
        showTab("I Guess");
        panel_ = window_->findChild<DecidingPanel*>();
        panel_->findChild<QCheckBox*>()->setChecked(true);
    }
    void cleanup() { window_.reset(); }

    /// The run stops before a guess; a click on a candidate makes another run of it.
    void aClickIsAGuess() {
        playToTurn();
        BoardView* view = window_->findChild<WatchBoard*>()->view();
        const Cell cell = blankCell();
        const Digit digit = frame().cells[cell].candidates.first();
        const QRectF place = view->geometryOfBoard().candidate(cell, digit);
        QTest::mouseClick(view, Qt::LeftButton, {}, place.center().toPoint());
        QTRY_COMPARE(rows(), 2);
        QTRY_VERIFY(frame().chosen.has(cell) || frame().cells[cell].value == digit);
    }

    /// Arrow keys choose a cell, a digit guesses.
    void keysGuess() {
        playToTurn();
        BoardView* view = window_->findChild<WatchBoard*>()->view();
        view->setFocus();
        const Cell cell = blankCell();
        view->askFor(cell);
        QCOMPARE(frame().cursor, cell);
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(frame().cursor != cell);
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(frame().cursor, cell);
        const Digit digit = frame().cells[cell].candidates.first();
        QTest::keyClick(view, static_cast<Qt::Key>(Qt::Key_0 + digit));
        QTRY_COMPARE(rows(), 2);
    }

    /// The run of the solver alone can be shown again, and the way to a guess leads through the tree.
    void runsAreShownAgain() {
        playToTurn();
        const Cell cell = blankCell();
        QTest::keyClick(boardWithCursorAt(cell),
                        static_cast<Qt::Key>(Qt::Key_0 + frame().cells[cell].candidates.first()));
        QTRY_COMPARE(rows(), 2);
        auto* list = panel_->findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(0));
        QPushButton* show = nullptr;
        for (auto* button : panel_->findChildren<QPushButton*>())
            if (button->text() == "Show This Run") show = button;
        QVERIFY(show && show->isEnabled());
        show->click();
        QTRY_VERIFY(label(QStringLiteral("Event 0 of %1").arg(plain_->kinds.size())));
        showTab("Tree");
        auto* tree = window_->findChild<TreeCanvas*>();
        QTRY_VERIFY(tree->tree().guesses() > 0);
        const auto* legend = window_->findChild<TreePanel*>()->findChild<SymbolLegend*>();
        QVERIFY(legend->isVisible() && legend->accessibleDescription().contains(QLatin1String("led to a dead end")));
        QTest::keyClick(tree, Qt::Key_Down);
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_VERIFY(isAt(tree->tree().nodes()[1].first));
    }

    /// The program can be closed while a run plays.
    void theWindowClosesWhileARunPlays() {
        press("Play");
        QVERIFY(named<QToolButton>(QStringLiteral("Pause")) != nullptr);
        window_.reset();
    }

private:
    void playToTurn() {
        press("Play");
        QTRY_VERIFY(panel_->findChildren<QPushButton*>()[0]->isEnabled());
    }
    BoardView* boardWithCursorAt(Cell cell) {
        BoardView* view = window_->findChild<WatchBoard*>()->view();
        view->setFocus();
        view->askFor(cell);
        return view;
    }
    /// With room for its neighbour at the right.
    Cell blankCell() {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (cell % 9 < 8 && frame().cells[cell].value == 0 && frame().cells[cell].candidates.count() > 2)
                return cell;
        return -1;
    }
    int rows() const { return panel_->findChild<QTreeWidget*>()->topLevelItemCount(); }

    DecidingPanel* panel_ = nullptr;
};

QTEST_MAIN(TestDeciding)
#include "tst_deciding.moc"
