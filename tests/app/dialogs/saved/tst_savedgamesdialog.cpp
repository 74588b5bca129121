// SPDX-License-Identifier: MIT
// The list of saved games shows each as it is now, and gives back the one that was chosen.
#include "app/dialogs/saved/savedgamesdialog.h"

#include "app/dialogs/saved/savedgamesmodel.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::store;

namespace {

constexpr const char* kCells[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};

} // namespace

class TestSavedGamesDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyGameIsThereWithItsBoard();
    void theChosenOneIsWanted();
    void whatCannotBeReadCannotBeChosen();
    void noGameIsNoMistake();

private:
    void start(const char* cells, const char* name);
    QModelIndex row(int number) const { return list()->model()->index(number, 0); }
    QListView* list() const { return dialog_->findChild<QListView*>(); }
    QPushButton* resume() const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<SavedGames> games_;
    std::unique_ptr<SavedGamesDialog> dialog_;
};

void TestSavedGamesDialog::init() {
    dialog_.reset();
    games_.reset();
    folder_ = std::make_unique<QTemporaryDir>();
    games_ = std::make_unique<SavedGames>(folder_->path());
}

void TestSavedGamesDialog::start(const char* cells, const char* name) {
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    puzzle.name = name;
    puzzle.givensKnown = true;
    games_->begin(puzzle);
    QTRY_VERIFY(games_->isSaved());
}

QPushButton* TestSavedGamesDialog::resume() const {
    for (auto* button : dialog_->findChildren<QPushButton*>())
        if (button->text() == "Resume") return button;
    return nullptr;
}

void TestSavedGamesDialog::everyGameIsThereWithItsBoard() {
    start(kCells[0], "First");
    start(kCells[1], "Second");
    dialog_ = std::make_unique<SavedGamesDialog>(*games_);
    QCOMPARE(list()->model()->rowCount(), 2);
    QImage boards[2];
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
    const QImage shown = dialog_->grab().toImage();
    for (int number = 0; number < 2; ++number) {
        const QString name = row(number).data().toString();
        const char* cells = kCells[name == "First" ? 0 : 1];
        QCOMPARE(row(number).data(SavedGamesModel::kGivens).toString(), QString::fromLatin1(cells));
        QCOMPARE(row(number).data(SavedGamesModel::kDigits).toString(), QString::fromLatin1(cells));
        const int left = static_cast<int>(std::string_view(cells).size() -
                                          (81 - static_cast<std::size_t>(QByteArray(cells).count('.'))));
        const QString state = row(number).data(SavedGamesModel::kState).toString();
        // The game of this window is on its board.
        QVERIFY2(state == "On the board" || state.startsWith(QString::number(left)), qPrintable(state));
        const QRect place = list()->visualRect(row(number));
        boards[number] =
            shown.copy(QRect(list()->viewport()->mapTo(dialog_.get(), place.topLeft()), QSize(90, place.height())));
    }
    // Two puzzles are two pictures.
    QVERIFY(boards[0] != boards[1]);
}

void TestSavedGamesDialog::theChosenOneIsWanted() {
    start(kCells[0], "First");
    start(kCells[1], "Second");
    dialog_ = std::make_unique<SavedGamesDialog>(*games_);
    QSignalSpy wanted(dialog_.get(), &SavedGamesDialog::gameWanted);
    list()->setCurrentIndex(row(1));
    resume()->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), games_->games()[1]);
    QCOMPARE(dialog_->result(), static_cast<int>(QDialog::Accepted));
}

void TestSavedGamesDialog::whatCannotBeReadCannotBeChosen() {
    QFile file(QDir(folder_->path()).filePath("20200101-000000-000.game"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing\n") > 0);
    file.close();
    dialog_ = std::make_unique<SavedGamesDialog>(*games_);
    QCOMPARE(list()->model()->rowCount(), 1);
    QVERIFY(!resume()->isEnabled());
    QCOMPARE(row(0).data(SavedGamesModel::kState).toString(), "This file cannot be read.");
    QSignalSpy wanted(dialog_.get(), &SavedGamesDialog::gameWanted);
    emit list()->doubleClicked(row(0));
    QVERIFY(wanted.isEmpty());
}

void TestSavedGamesDialog::noGameIsNoMistake() {
    dialog_ = std::make_unique<SavedGamesDialog>(*games_);
    QVERIFY(list()->isHidden() && !resume()->isEnabled());
}

QTEST_MAIN(TestSavedGamesDialog)
#include "tst_savedgamesdialog.moc"
