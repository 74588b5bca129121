// SPDX-License-Identifier: MIT
// Tests the card about a finished game: what it says, and where its buttons and keys lead.
#include "app/pages/finish/finishcard.h"

#include "app/pages/finish/timechart.h"
#include "app/pages/finish/timedstepsmodel.h"
#include "tests/app/pages/pageparts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

class TestFinishCard : public QObject {
    Q_OBJECT

private slots:
    void init();
    void itSaysHowTheGameWent();
    void aHintLeavesTheBestTime();
    void theChartLightsCells();
    void nextMakesAPuzzleOfTheLevel();
    void buttonsAndKeysLeadOn();
    void everyStepIsAnalysed();

private:
    void solve(qint64 elapsedMs, bool withHint = false);
    QStringList texts() const {
        QStringList texts;
        for (const QLabel* label : card_->findChildren<QLabel*>())
            if (!label->isHidden()) texts << label->text();
        return texts;
    }
    QPushButton* button(const QString& text) const {
        for (auto* one : card_->findChildren<QPushButton*>())
            if (one->text() == text) return one;
        return nullptr;
    }

    std::unique_ptr<PageParts> parts_;
    std::unique_ptr<FinishCard> card_;
};

namespace {

constexpr auto kCells = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

void TestFinishCard::init() {
    card_.reset();
    parts_ = std::make_unique<PageParts>();
    card_ = std::make_unique<FinishCard>(parts_->session, parts_->overlay, parts_->host);
}

void TestFinishCard::solve(qint64 elapsedMs, bool withHint) {
    Session& session = parts_->session;
    formats::Puzzle puzzle;
    puzzle.givensKnown = true;
    puzzle.level = "Easy";
    puzzle.name = "Easy 0";
    puzzle.grid = Grid::fromCells(kCells);
    session.games().startGame(puzzle);
    QTRY_VERIFY(session.examiner().solution());
    session.timekeeper().setAway(true);
    session.game().clock().set(elapsedMs);
    if (withHint) session.keeper().countHint("naked-single");
    for (Cell cell : session.game().sheet().blanks()) {
        session.selection().select(Cells::of(cell), cell);
        session.input().type((*session.examiner().solution())[cell], game::EntryMode::Place);
    }
    session.timekeeper().setAway(false);
    QTRY_VERIFY(session.results().finished() && !session.results().profile().empty());
    card_->showGame();
}

/// Fewer than three games have no average.
void TestFinishCard::itSaysHowTheGameWent() {
    solve(552'000);
    QVERIFY(texts().contains("Solved in 9:12") && texts().contains("Easy 0"));
    QVERIFY(texts().contains("Hints used") && texts().contains("Mistakes"));
    QVERIFY(texts().filter("average").isEmpty() && texts().filter("fastest").isEmpty());
    QCOMPARE(texts().filter("Longest: 9:12").size(), 1);
    for (qint64 elapsedMs : {610'000, 600'000}) solve(elapsedMs);
    solve(500'000);
    QVERIFY(texts().contains("Your fastest Easy ever"));
    QVERIFY(texts().contains("Your average at this level") && texts().contains("1:27 faster"));
    QVERIFY(texts().contains("Your best at this level") && texts().contains("9:12"));
}

void TestFinishCard::aHintLeavesTheBestTime() {
    solve(552'000);
    solve(500'000, true);
    QVERIFY(texts().contains("9:12") && texts().filter("Your best time stays").size() == 1);
    QVERIFY(texts().filter("fastest").isEmpty());
    QVERIFY(texts().contains("Naked Single, first stage only"));
}

void TestFinishCard::theChartLightsCells() {
    solve(552'000);
    auto* chart = card_->findChild<TimeChart*>();
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(texts().filter("Step 1, ").size(), 1);
    QVERIFY(!parts_->overlay.drawing().look.empty());
    card_->show();
    card_->hide();
    QVERIFY(parts_->overlay.drawing().empty());
}

void TestFinishCard::nextMakesAPuzzleOfTheLevel() {
    solve(552'000);
    QSignalSpy making(&parts_->session.maker(), &PuzzleMaker::makingStarted);
    QCOMPARE(button("Next Puzzle")->accessibleDescription(), "Easy, new");
    button("Next Puzzle")->click();
    QVERIFY(making.value(0).value(0).toString().contains("Easy"));
    parts_->session.maker().cancel();
}

void TestFinishCard::buttonsAndKeysLeadOn() {
    solve(552'000);
    button("Replay")->click();
    button("New...")->click();
    QCOMPARE(parts_->host.triggered, QStringList({"replay", "newpuzzle"}));
    QSignalSpy closed(card_.get(), &FinishCard::closed);
    QTest::keyClick(card_.get(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

/// The list has every step of the game with its time, can be sorted by it, and shows each on the board. Escape goes
/// back to the card.
void TestFinishCard::everyStepIsAnalysed() {
    solve(552'000);
    card_->show();
    auto* list = card_->findChild<QTableView*>();
    QVERIFY(!list->isVisible());
    button("Analyse")->click();
    QVERIFY(list->isVisible());
    const auto& profile = parts_->session.results().profile();
    QAbstractItemModel& rows = *list->model();
    QCOMPARE(rows.rowCount(), static_cast<int>(profile.size()));
    // It opens at the longest.
    const auto timeAt = [&](int row) { return rows.index(row, TimedStepsModel::Time).data().toString(); };
    QCOMPARE(timeAt(list->currentIndex().row()), "9:12");
    QVERIFY(!parts_->overlay.drawing().look.empty());
    list->sortByColumn(TimedStepsModel::Time, Qt::DescendingOrder);
    QCOMPARE(timeAt(0), "9:12");
    list->sortByColumn(TimedStepsModel::Number, Qt::AscendingOrder);
    list->selectRow(2);
    QCOMPARE(parts_->overlay.drawing().look, profile[2].cells);
    QSignalSpy closed(card_.get(), &FinishCard::closed);
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!list->isVisible() && closed.isEmpty());
    QVERIFY(parts_->overlay.drawing().empty());
}

QTEST_MAIN(TestFinishCard)
#include "tst_finishcard.moc"
