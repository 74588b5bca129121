// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/board/boardview.h"
#include "app/panels/notice.h"
#include "app/panels/padkey.h"

#include "tests/app/scratchhome.h"

#include <QAction>
#include <QSet>
#include <QTest>

using namespace ninefold;

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void actionsHaveOneMeaningEach();
    void aPuzzleIsPlayedByKeyboard();
    void undoAndRedoFollowTheKeys();
    void problemsAreOneSentence();
    void digitsRunFromLeftToRightInEveryScript();

private:
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    const Sheet& sheet() { return window_->desk().game().sheet(); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestMainWindow::init() {
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.grid = Grid::fromCells("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    window_->desk().play(puzzle);
}

void TestMainWindow::cleanup() {
    window_.reset();
}

void TestMainWindow::actionsHaveOneMeaningEach() {
    QSet<QString> ids, keys;
    for (const ActionSpec& spec : actionTable()) {
        QVERIFY2(!ids.contains(spec.id), spec.id);
        ids << spec.id;
        QVERIFY2((spec.run != nullptr) + (spec.flips != nullptr) + (spec.fill != nullptr) == 1, spec.id);
        for (const QKeySequence& sequence : window_->action(spec.id)->shortcuts()) {
            QVERIFY2(!sequence.isEmpty() && !keys.contains(sequence.toString()), spec.id);
            keys << sequence.toString();
        }
    }
}

void TestMainWindow::aPuzzleIsPlayedByKeyboard() {
    QCOMPARE(window_->windowTitle(), "Example - Ninefold");
    QVERIFY(qobject_cast<BoardView*>(window_->focusWidget()));
    key(Qt::Key_5);
    QCOMPARE(sheet().value(40), 5);
    key(Qt::Key_Right);
    QCOMPARE(window_->desk().hand().cursor(), 41);
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    key(Qt::Key_2, Qt::ShiftModifier);
    key(Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(sheet().cells[37].corner, Digits::of(2));
    QCOMPARE(sheet().cells[37].centre, Digits::of(6));
    key(Qt::Key_N);
    key(Qt::Key_2);
    QCOMPARE(sheet().cells[37].candidates, Digits::of(2));
    key(Qt::Key_Delete);
    QVERIFY(sheet().cells[37].candidates.empty());
}

void TestMainWindow::undoAndRedoFollowTheKeys() {
    const Sheet before = sheet();
    key(Qt::Key_5);
    key(Qt::Key_M);
    const Sheet after = sheet();
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_BracketLeft);
    QCOMPARE(sheet(), before);
    key(Qt::Key_BracketRight);
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(sheet(), after);
}

void TestMainWindow::problemsAreOneSentence() {
    const Sheet before = sheet();
    window_->opener().openFile(home_.path("nothing there.txt"));
    QTRY_VERIFY(!window_->findChild<Notice*>()->sentence().isEmpty());
    QCOMPARE(sheet(), before);
}

void TestMainWindow::digitsRunFromLeftToRightInEveryScript() {
    window_.reset();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    init();
    const QList<PadKey*> keys = window_->findChildren<PadKey*>();
    const auto* board = window_->findChild<BoardView*>();
    const int first = keys[0]->mapTo(window_.get(), QPoint()).x();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(keys.size(), kDigitCount);
    QVERIFY(keys[0]->x() < keys[1]->x() && keys[1]->x() < keys[2]->x() && keys[2]->y() < keys[3]->y());
    // The column has changed sides with the board, the cells have not.
    QVERIFY(first < board->mapTo(window_.get(), QPoint()).x());
    QVERIFY(board->geometryOfBoard().cell(0).x() < board->geometryOfBoard().cell(8).x());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
