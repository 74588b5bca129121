// SPDX-License-Identifier: MIT
#include "app/window/lists.h"

#include "app/dialogs/lists/manypuzzles.h"
#include "app/dialogs/lists/puzzlelist.h"
#include "app/documents/catalog.h"
#include "app/documents/reading.h"
#include "app/session/session.h"
#include "app/store/recent/recentfiles.h"

#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::window;

namespace {

/// Counts the puzzles of a file.
class Counter : public PuzzleSink {
public:
    int puzzles = 0;
    bool puzzle(Puzzle&&) override { return ++puzzles > 0; }
    void skipped(const Error&) override {}
    void warning(const Error&) override {}
};

int puzzlesIn(const QString& path) {
    Counter counter;
    return readFile(path, counter) ? counter.puzzles : -1;
}

} // namespace

/// Windows with lists of puzzles: generated puzzles are never lost silently.
class TestLists : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatWasMadeIsKept_data();
    void whatWasMadeIsKept();
    void whatWasSavedIsNotKeptTwice();
    void onlyTheNewestAreKept();
    void aChosenPuzzleIsPlayed();
    void theListContinues();
    void askingMayBeLeft();

private:
    PuzzleList* madeList(quint64 seed, int count);

    ScratchHome home_;
    std::unique_ptr<QWidget> window_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Lists> lists_;
};

void TestLists::init() {
    lists_.reset();
    session_ = std::make_unique<Session>();
    window_ = std::make_unique<QWidget>();
    lists_ = std::make_unique<Lists>(*session_, *window_);
    forgetRecentFiles();
}

PuzzleList* TestLists::madeList(quint64 seed, int count) {
    lists_->make({.level = Level::Easy, .count = count, .seed = seed});
    auto* list = window_->findChildren<PuzzleList*>().last();
    [&] { QTRY_COMPARE(list->list().count(), count); }();
    return list;
}

void TestLists::whatWasMadeIsKept_data() {
    QTest::addColumn<bool>("withTheProgram");
    QTest::newRow("the list is closed") << false;
    QTest::newRow("the program is closed") << true;
}

void TestLists::whatWasMadeIsKept() {
    QFETCH(bool, withTheProgram);
    Heard heard(session_->announcer());
    PuzzleList* list = madeList(withTheProgram ? 100 : 101, 5);
    if (withTheProgram) lists_.reset();
    else list->close();
    QCOMPARE(loadRecentFiles().size(), 1);
    QCOMPARE(puzzlesIn(loadRecentFiles().first()), 5);
    // At shutdown no message is sent.
    QCOMPARE(heard.count(), withTheProgram ? 0 : 1);
}

void TestLists::whatWasSavedIsNotKeptTwice() {
    PuzzleList* list = madeList(102, 3);
    const QString path = home_.path("mine.txt");
    lists_->save(*list, path, *formatById("line81"));
    QTRY_VERIFY(!list->isUnsaved());
    QCOMPARE(puzzlesIn(path), 3);
    list->close();
    QCOMPARE(loadRecentFiles(), QStringList{QFileInfo(path).absoluteFilePath()});
    // If the list cannot be written, it stays unsaved.
    PuzzleList* other = madeList(103, 3);
    lists_->save(*other, home_.path("no folder/mine.txt"), *formatById("line81"));
    savingThread().waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(other->isUnsaved());
}

void TestLists::onlyTheNewestAreKept() {
    for (quint64 seed = 200; seed < 225; ++seed) madeList(seed, 1)->close();
    const QDir folder = QFileInfo(loadRecentFiles().first()).dir();
    QCOMPARE(folder.entryList(QDir::Files).size(), 20);
    // All files of the Open Recent menu exist.
    for (const QString& path : loadRecentFiles()) QCOMPARE(puzzlesIn(path), 1);
}

void TestLists::aChosenPuzzleIsPlayed() {
    PuzzleList* list = madeList(104, 3);
    auto* view = list->findChild<PuzzleView*>();
    view->selectRow(1);
    emit view->activated(view->currentIndex());
    QCOMPARE(session_->game().sheet().blank().digits().cellsText(), view->puzzle(1).grid.cellsText());
    QVERIFY(list->isVisible());
    list->setSaved({});
}

/// Escape generates nothing; Return generates what was requested.
/// After a game from a list comes the next of the list, also when its window is closed; after the last comes none.
void TestLists::theListContinues() {
    PuzzleList* list = madeList(105, 3);
    QList<Puzzle> puzzles;
    for (int number = 0; number < 3; ++number) puzzles << writtenPuzzle(list->list(), number, list->title());
    auto* view = list->findChild<PuzzleView*>();
    view->selectRow(0);
    emit view->activated(view->currentIndex());
    list->close();
    for (int number = 0; number < 3; ++number) {
        QCOMPARE(session_->game().about().name, puzzles[number].name);
        QCOMPARE(session_->place().place(), (ListPlace{.number = number + 1, .count = 3}));
        QTRY_VERIFY(session_->examiner().solution());
        for (Cell cell : session_->game().sheet().blanks()) {
            session_->selection().select(Cells::of(cell), cell);
            session_->input().type((*session_->examiner().solution())[cell], EntryMode::Place);
        }
        QTRY_VERIFY(session_->results().finished());
        const std::optional<Puzzle> next = session_->results().finished()->next;
        QCOMPARE(next.has_value(), number < 2);
        if (next) session_->games().startGame(*next);
    }
}

void TestLists::askingMayBeLeft() {
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
        lists_->askForMany();
        auto* dialog = window_->findChildren<ManyPuzzles*>().last();
        dialog->findChild<QSpinBox*>()->setValue(2);
        const MakingOrder order = dialog->order();
        QTest::keyClick(dialog, key);
        QVERIFY(!dialog->isVisible());
        auto* list = window_->findChild<PuzzleList*>();
        QCOMPARE(list != nullptr, key == Qt::Key_Return);
        if (list == nullptr) continue;
        QTRY_COMPARE(list->list().count(), 2);
        QCOMPARE(list->windowTitle(), order.name());
        list->setSaved({});
    }
}

QTEST_MAIN(TestLists)
#include "tst_lists.moc"
