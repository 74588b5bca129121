// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlesview.h"

#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/detailscard.h"
#include "app/pages/library/detailsparts.h"
#include "app/pages/library/filterbar.h"
#include "app/pages/library/filterchip.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/library/sortbutton.h"
#include "app/session/library/puzzlecollections.h"
#include "app/session/session.h"
#include "app/store/results/resultlist.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/ratingcurve.h"
#include "tests/app/heard.h"
#include "tests/app/pages/roomparts.h"
#include "tests/app/scratchhome.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");

} // namespace

/// The page of the library without the main window.
class TestPuzzlesView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init();
    void cleanup();
    void itOpensAtTheLevelOfTheGame();
    void anotherCollectionIsShown();
    void searchingShowsWhatFits();
    void filtersShowWhatFits();
    void thereAreMoreFilters();
    void theOrderIsChosen();
    void whatDoesNotFitIsSaid();
    void theChosenPuzzleIsDescribed();
    void aSolvedPuzzleIsTicked();
    void playStartsAGame();
    void aStartedGameIsResumed();
    void severalArePrintedAndCopied();
    void aTechniqueIsExplained();
    void theCurveOfItsStepsIsFound();
    void aNarrowWindowHasAFieldOfCollections();
    void theChosenPuzzleStaysChosen();
    void anotherWindowShowsTheSame();
    void whatIsLeftIsSpoken();

private:
    template <typename Widget>
    Widget* part(const char* name = nullptr) const {
        for (Widget* one : view_->findChildren<Widget*>())
            if (name == nullptr || one->accessibleName() == QLatin1String(name)) return one;
        return nullptr;
    }
    PuzzleGrid* grid() const { return part<PuzzleGrid>(); }
    const LibraryModel* model() const { return static_cast<const LibraryModel*>(grid()->model()); }
    QString rowText(int row) const { return grid()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString(); }
    void chooseCollection(const QString& id) {
        auto* list = part<QListView>("Collections");
        list->setCurrentIndex(list->model()->index(static_cast<CollectionModel*>(list->model())->rowOf(id), 0));
    }

    ScratchHome home_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<PuzzlesView> view_;
    QuietRoomHost host_;
};

void TestPuzzlesView::init() {
    host_ = {};
    QFile::remove(store::ResultList::usualPath());
    session_ = std::make_unique<Session>();
    library_ = std::make_unique<Library>(HistoryFiles::usual(), kFolder);
    view_ = std::make_unique<PuzzlesView>(RoomContext{*session_, host_}, *library_);
    view_->resize(1200, 760);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    view_->setFocus();
    view_->open();
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
}

void TestPuzzlesView::cleanup() {
    view_.reset();
    library_.reset();
    session_.reset();
    QDir(store::SavedGames::usualFolder()).removeRecursively();
}

void TestPuzzlesView::itOpensAtTheLevelOfTheGame() {
    QCOMPARE(rowText(0), "Easy 1, new");
    QCOMPARE(view_->summary(), "0 of 300 solved");
    QCOMPARE(grid()->currentIndex().row(), 0);
    formats::Puzzle puzzle;
    puzzle.level = "Very Hard";
    session_->games().startGame(puzzle);
    view_ = std::make_unique<PuzzlesView>(RoomContext{*session_, host_}, *library_);
    view_->open();
    QTRY_COMPARE(rowText(0), "Very Hard 1, new");
}

void TestPuzzlesView::anotherCollectionIsShown() {
    chooseCollection("expert");
    QTRY_COMPARE(rowText(0), "Expert 1, new");
    chooseCollection("all");
    QTRY_COMPARE_GT(grid()->model()->rowCount(), 2500);
    // Every row has a name, also for a screen reader that asks for one far away.
    QTRY_VERIFY(rowText(2000).endsWith(", new"));
}

void TestPuzzlesView::searchingShowsWhatFits() {
    QTest::keyClicks(grid(), "29");
    auto* search = part<QLineEdit>("Search");
    QCOMPARE(QApplication::focusWidget(), search);
    QTest::keyClick(search, Qt::Key_9);
    QTRY_COMPARE(grid()->model()->rowCount(), 1);
    QTRY_COMPARE(rowText(0), "Easy 299, new");
    QVERIFY(showsText(*view_, "<b>1</b> of 300"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), grid());
}

void TestPuzzlesView::filtersShowWhatFits() {
    chooseCollection("all");
    QTRY_COMPARE_GT(grid()->model()->rowCount(), 2500);
    auto* filters = part<FilterBar>();
    QVERIFY(part<FilterChip>("Level")->isVisible());
    LibraryFilter wanted = filters->filter();
    QCOMPARE(wanted, LibraryFilter());
    part<QCheckBox>()->click();
    QVERIFY(filters->filter().unsolved);
    chooseCollection("hard");
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    // All are of one level.
    QVERIFY(part<FilterChip>("Level")->isHidden());
    QTRY_VERIFY(part<FilterChip>("Technique")->isVisible());
}

void TestPuzzlesView::thereAreMoreFilters() {
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    const auto* more = part<FilterChip>("More");
    auto *most = part<QSpinBox>("Givens, to"), *score = part<QSpinBox>("HoDoKu score, from");
    most->setValue(30);
    QTRY_COMPARE_LT(grid()->model()->rowCount(), 300);
    QVERIFY(more->isOn());
    const session::LibraryFilter filter = part<FilterBar>()->filter();
    QVERIFY(filter.mostGivens == 30 && filter.leastGivens == 0 && filter.leastScore == 0 && !filter.symmetry);
    score->setValue(19'000);
    QTRY_COMPARE(grid()->model()->rowCount(), 0);
    QTRY_VERIFY(shownButton(*view_, "Clear Filters") != nullptr);
    shownButton(*view_, "Clear Filters")->click();
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    QVERIFY(most->value() > 30 && score->value() == 0 && !more->isOn());
    // Chosen by its name, as all filters of this kind.
    auto* pattern = part<QComboBox>("Known pattern");
    pattern->setCurrentIndex(pattern->findText("Exocet"));
    QCOMPARE(part<FilterBar>()->filter().holds, std::optional(analysis::HeldPattern::Exocet));
    QTRY_COMPARE_LT(grid()->model()->rowCount(), 300);
    QVERIFY(more->isOn());
    pattern->setCurrentIndex(0);
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    QVERIFY(!more->isOn());
    // Without tags there is no filter for them.
    QVERIFY(part<FilterChip>("Tag")->isHidden());
}

void TestPuzzlesView::theOrderIsChosen() {
    const auto* order = part<SortButton>();
    const auto choose = [&](const QString& text) {
        for (QAction* action : order->menu()->actions())
            if (action->text() == text) action->trigger();
    };
    QCOMPARE(order->accessibleName(), "Sort: Number, Ascending");
    choose("Descending");
    QTRY_COMPARE(rowText(0), "Easy 300, new");
    choose("HoDoKu Score");
    QCOMPARE(order->accessibleName(), "Sort: HoDoKu Score, Ascending");
    QTRY_VERIFY(model()->at(0) != nullptr && model()->query().sort == LibrarySort::Score && !model()->isSearching());
    const int least = model()->at(0)->score;
    choose("Descending");
    QTRY_VERIFY(model()->at(0) != nullptr && model()->at(0)->score > least);
    // What was played last comes first.
    choose("Last Played");
    QVERIFY(order->isDescending());
    QTRY_COMPARE(rowText(0), "Easy 1, new");
}

void TestPuzzlesView::whatDoesNotFitIsSaid() {
    part<QLineEdit>("Search")->setText("no such name");
    QTRY_COMPARE(grid()->model()->rowCount(), 0);
    QTRY_VERIFY(shownButton(*view_, "Clear Filters") != nullptr);
    QVERIFY(shownButton(*view_, "Play") == nullptr && shownButton(*view_, "Print...") == nullptr);
    QTest::mouseClick(shownButton(*view_, "Clear Filters"), Qt::LeftButton);
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
    QVERIFY(part<QLineEdit>("Search")->text().isEmpty());
    QTRY_VERIFY(shownButton(*view_, "Play") != nullptr);
}

void TestPuzzlesView::theChosenPuzzleIsDescribed() {
    chooseCollection("very-hard");
    QTRY_COMPARE(rowText(1), "Very Hard 2, new");
    grid()->setCurrentIndex(grid()->model()->index(1, 0));
    QTRY_VERIFY(showsText(*view_, "6.6"));
    QVERIFY(showsText(*view_, "Skyscraper"));
    QCOMPARE(part<widgets::LevelBadge>()->text(), "Very Hard");
    QVERIFY(shownButton(*view_, "Play") != nullptr);
    QTest::mouseClick(shownButton(*view_, "Analyse"), Qt::LeftButton);
    QTRY_COMPARE(host_.analysed, QStringList("Very Hard 2"));
}

void TestPuzzlesView::aSolvedPuzzleIsTicked() {
    const QString givens = PuzzleCollections::bundled(kFolder)[300].givens;
    store::ResultList(store::ResultList::usualPath())
        .add({.finishedMs = QDateTime::currentMSecsSinceEpoch(), .elapsedMs = 768'000, .hints = 1, .givens = givens});
    view_->open();
    QTRY_COMPARE(rowText(0), "Easy 1, solved in 12:48");
    QCOMPARE(view_->summary(), "1 of 300 solved");
    QTRY_VERIFY(shownButton(*view_, "Play Again") != nullptr);
    QVERIFY(showsText(*view_, "today"));
}

void TestPuzzlesView::playStartsAGame() {
    grid()->setCurrentIndex(grid()->model()->index(4, 0));
    QTest::keyClick(grid(), Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(session_->game().about().name), "Easy 5");
}

void TestPuzzlesView::aStartedGameIsResumed() {
    grid()->setCurrentIndex(grid()->model()->index(4, 0));
    QTest::keyClick(grid(), Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(session_->game().about().name), "Easy 5");
    const Cell blank = session_->game().sheet().blanks().first();
    session_->selection().select(Cells::of(blank), blank);
    session_->input().press(1);
    session_->games().startGame(formats::Puzzle());
    view_->open();
    QTRY_COMPARE(rowText(4), "Easy 5, 2 percent filled");
    QTest::mouseClick(shownButton(*view_, "Continue"), Qt::LeftButton);
    QCOMPARE(QString::fromStdString(session_->game().about().name), "Easy 5");
    QCOMPARE(session_->game().sheet().cells[static_cast<std::size_t>(blank)].value, 1);
    QCOMPARE(host_.shownPuzzles, 1);
}

void TestPuzzlesView::severalArePrintedAndCopied() {
    grid()->setCurrentIndex(grid()->model()->index(0, 0));
    QTest::keyClick(grid(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(shownButton(*view_, "Play") == nullptr);
    QVERIFY(view_->offers("print") && view_->offers("copy") && !view_->offers("undo"));
    QTest::mouseClick(shownButton(*view_, "Print..."), Qt::LeftButton);
    QTRY_COMPARE(host_.printed.size(), 2u);
    QCOMPARE(QString::fromStdString(host_.printed[1].name), "Easy 2");
    view_->run("copy");
    QTRY_COMPARE(QApplication::clipboard()->text().count(u'\n'), 1);
    grid()->selectAll();
    view_->run("print");
    QTRY_COMPARE(host_.printed.size(), 300u);
}

void TestPuzzlesView::aTechniqueIsExplained() {
    emit part<DetailsCard>()->techniqueWanted("x-wing");
    QCOMPARE(host_.opened, QStringList("x-wing"));
}

void TestPuzzlesView::theCurveOfItsStepsIsFound() {
    auto* curve = part<widgets::RatingCurve>();
    QTRY_VERIFY(!curve->accessibleDescription().isEmpty());
    QVERIFY(curve->isVisible());
}

void TestPuzzlesView::aNarrowWindowHasAFieldOfCollections() {
    auto* field = part<QComboBox>("Collection");
    auto* details = part<DetailsCard>();
    QVERIFY(field->isHidden() && details->x() > grid()->x());
    view_->resize(900, 560);
    QTRY_VERIFY(details->mapTo(view_.get(), QPoint()).y() > grid()->mapTo(view_.get(), QPoint()).y());
    QVERIFY(part<QListView>("Collections")->isVisible() && field->isHidden());
    view_->resize(740, 480);
    QTRY_VERIFY(field->isVisible());
    QVERIFY(!part<QListView>("Collections")->isVisible());
    QCOMPARE(field->currentText(), "Easy, 0 / 300");
    field->setCurrentIndex(field->findData("hard"));
    emit field->activated(field->currentIndex());
    QTRY_COMPARE(rowText(0), "Hard 1, new");
    QVERIFY(grid()->height() >= 190);
    // Even there the search has room for a name.
    view_->resize(470, 700);
    const auto isBelow = [this] { return part<SortButton>()->y() > part<QLineEdit>("Search")->y(); };
    QTRY_VERIFY(isBelow());
    QVERIFY(!part<PuzzlePicture>()->isVisible());
    view_->resize(740, 480);
    QTRY_VERIFY(!isBelow());
}

/// What is chosen stays chosen while other puzzles are shown around it.
void TestPuzzlesView::theChosenPuzzleStaysChosen() {
    grid()->setCurrentIndex(grid()->model()->index(40, 0));
    part<QLineEdit>("Search")->setText("4");
    QTRY_VERIFY(grid()->model()->rowCount() < 300);
    QTRY_COMPARE(rowText(grid()->currentIndex().row()), "Easy 41, new");
}

/// As after a change of the language.
void TestPuzzlesView::anotherWindowShowsTheSame() {
    chooseCollection("expert");
    QTRY_COMPARE(rowText(0), "Expert 1, new");
    LibraryFilter filter;
    filter.text = "2";
    filter.leastEr = 80;
    filter.leastGivens = 24;
    filter.unsolved = true;
    part<FilterBar>()->setFilter(filter);
    part<SortButton>()->choose(LibrarySort::Rating, true);
    QTRY_COMPARE_LE(grid()->model()->rowCount(), 150);
    QCOMPARE_GE(grid()->model()->rowCount(), 6);
    grid()->setCurrentIndex(grid()->model()->index(5, 0));
    const int rows = grid()->model()->rowCount();
    const QString chosen = rowText(5), first = rowText(0);
    const PuzzlesView::State state = view_->state();
    view_ = std::make_unique<PuzzlesView>(RoomContext{*session_, host_}, *library_);
    view_->takeState(state);
    view_->open();
    QTRY_COMPARE(grid()->model()->rowCount(), rows);
    QCOMPARE(rowText(0), first);
    QTRY_COMPARE(rowText(grid()->currentIndex().row()), chosen);
    QVERIFY(part<FilterBar>()->filter() == filter);
    QCOMPARE(part<QLineEdit>("Search")->text(), "2");
    QVERIFY(part<QCheckBox>()->isChecked());
    QVERIFY(part<SortButton>()->isDescending());
    part<FilterBar>()->clear();
    QTRY_COMPARE(grid()->model()->rowCount(), 300);
}

/// A player who cannot see the cards types and hears how many there are.
void TestPuzzlesView::whatIsLeftIsSpoken() {
    const Heard heard(session_->announcer());
    part<QLineEdit>("Search")->setText("41");
    QTRY_COMPARE(heard.sentence(), part<FilterBar>()->counts());
    QVERIFY2(heard.sentence().endsWith(" of 300"), qPrintable(heard.sentence()));
}

QTEST_MAIN(TestPuzzlesView)
#include "tst_puzzlesview.moc"
