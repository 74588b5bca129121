// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzlelist.h"

#include "app/dialogs/lists/manypuzzles.h"
#include "app/session/lists/listrating.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

/// Makes `count` puzzles from a few; every seventh does not have exactly one solution.
Puzzles somePuzzles(int count) {
    std::vector<Puzzle> puzzles;
    Random random(3);
    for (const Level level : kLevels) {
        Puzzle puzzle;
        puzzle.grid = Maker({.level = level}).make(random)->puzzle;
        puzzles.push_back(puzzle);
    }
    puzzles.push_back({.grid = Grid()});
    for (std::size_t from = 0; static_cast<int>(puzzles.size()) < count; ++from)
        puzzles.push_back(Puzzle(puzzles[from]));
    puzzles.resize(static_cast<std::size_t>(count));
    return packed(std::move(puzzles));
}

/// The column that shows this rating.
int columnOf(std::string_view id) {
    int column = PuzzleModel::kFirstRating;
    while (allRatings()[static_cast<std::size_t>(PuzzleModel::ratingIn(column))]->id != id) ++column;
    return column;
}

} // namespace

/// The list of puzzles: rating, sorting, cancelling, generating, and closing at any time.
class TestPuzzleList : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void ratingsStandBesideThePuzzles();
    void sortsByWhatWasFound();
    void choicesGoWithTheirPuzzles();
    void aCancelKeepsAndContinuesLater();
    void mayBeClosedWhileItRates();
    void makesPuzzles();
    void aCancelledMakingKeepsWhatIsMade();
    void staysOpenWithWorkInIt();
    void askingForMany();

private:
    QPushButton* button(const QString& text) const;
    bool isRating() const { return list_->findChild<QProgressBar*>()->isVisible(); }
    void fill(int count);
    QString shown(int row, int column) const { return view_->model()->index(row, column).data().toString(); }

    std::unique_ptr<PuzzleList> list_;
    PuzzleView* view_ = nullptr;
};

void TestPuzzleList::init() {
    list_ = std::make_unique<PuzzleList>("Some puzzles");
    list_->setAttribute(Qt::WA_DeleteOnClose, false);
    list_->show();
    view_ = list_->findChild<PuzzleView*>();
}

void TestPuzzleList::cleanup() {
    list_.reset();
    QVERIFY(batchThreads().waitForDone());
}

QPushButton* TestPuzzleList::button(const QString& text) const {
    for (QPushButton* one : list_->findChildren<QPushButton*>())
        if (one->text().remove('&') == text && one->isVisible()) return one;
    return nullptr;
}

void TestPuzzleList::fill(int count) {
    list_->add(somePuzzles(count));
    // Disabled until all puzzles have arrived.
    QVERIFY(!button("Rate All")->isEnabled());
    list_->conclude("That is all.");
    QVERIFY(button("Rate All")->isEnabled());
}

void TestPuzzleList::ratingsStandBesideThePuzzles() {
    fill(14);
    for (int column = PuzzleModel::kFirstRating; column < PuzzleModel::kColumns; ++column)
        QVERIFY(view_->isColumnHidden(column));
    QSignalSpy changes(view_->model(), &QAbstractItemModel::dataChanged);
    button("Rate All")->click();
    QVERIFY(isRating());
    QTRY_VERIFY(!isRating());
    QVERIFY(!changes.isEmpty());
    QVERIFY(view_->horizontalHeader()->isVisible());
    for (int row = 0; row < 14; ++row) {
        const auto& rating = list_->list().rating(row);
        QVERIFY(rating && *rating == rateListed(view_->puzzle(row), {}));
        // A puzzle that cannot be rated says why, and the others are still rated.
        QCOMPARE(shown(row, PuzzleModel::kFirstRating),
                 rating->isKnown() ? QString::fromStdString(std::string(levelName(rating->level())))
                                   : QStringLiteral("Several solutions"));
        for (int column = PuzzleModel::kFirstRating + 1; column < PuzzleModel::kColumns; ++column)
            QCOMPARE(shown(row, column).isEmpty(), !rating->isKnown());
    }
    // Everything is rated.
    QVERIFY(!button("Rate All")->isEnabled());
}

/// Sorts by the boxes below the list, which the keyboard reaches, and by the headings.
void TestPuzzleList::sortsByWhatWasFound() {
    fill(28);
    button("Rate All")->click();
    QTRY_VERIFY(!isRating());
    view_->selectRow(3);
    auto* column = list_->findChild<QComboBox*>();
    column->setCurrentIndex(columnOf("se"));
    emit column->activated(columnOf("se"));
    const auto hardest = [this](int row) {
        const auto& rating = list_->list().rating(list_->list().numberAt(row));
        return rating->isKnown() ? rating->value("er") : -1;
    };
    for (int row = 1; row < 24; ++row) QVERIFY(hardest(row - 1) <= hardest(row));
    // Puzzles without a rating come last in both directions.
    for (int row = 24; row < 28; ++row) QCOMPARE(hardest(row), -1);
    list_->findChild<QCheckBox*>()->click();
    for (int row = 1; row < 24; ++row) QVERIFY(hardest(row - 1) >= hardest(row));
    for (int row = 24; row < 28; ++row) QCOMPARE(hardest(row), -1);
    // The hardest puzzle is selected, ready to be opened.
    QCOMPARE(view_->currentPuzzle(), list_->list().numberAt(0));
    view_->sortByColumn(PuzzleModel::kName, Qt::AscendingOrder);
    QCOMPARE(column->currentIndex(), static_cast<int>(PuzzleModel::kName));
    QVERIFY(!list_->findChild<QCheckBox*>()->isChecked());
    for (int row = 0; row < 28; ++row) QCOMPARE(list_->list().numberAt(row), row);
}

/// When a rating ends the list is sorted once more; the selection must stay on the same puzzles.
void TestPuzzleList::choicesGoWithTheirPuzzles() {
    fill(28);
    button("Rate All")->click();
    QTRY_VERIFY(!isRating());
    view_->selectionModel()->clear();
    for (const int row : {5, 9, 20})
        view_->selectionModel()->select(view_->model()->index(row, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    view_->model()->sort(columnOf("seed"), Qt::DescendingOrder);
    std::vector<int> chosen = view_->selectedPuzzles();
    QVERIFY(view_->list().numberAt(5) != 5);
    std::ranges::sort(chosen);
    QCOMPARE(chosen, (std::vector<int>{5, 9, 20}));
}

void TestPuzzleList::aCancelKeepsAndContinuesLater() {
    fill(700);
    const auto rated = [this] { return 700 - static_cast<int>(list_->list().unrated().size()); };
    button("Rate All")->click();
    QTRY_VERIFY(rated() > 0);
    button("Cancel")->click();
    QTRY_VERIFY(!isRating());
    const int before = rated();
    QVERIFY(before > 0 && before < 700);
    QVERIFY(button("Rate All")->isEnabled());
    // Only the unrated puzzles are left.
    button("Rate All")->click();
    QCOMPARE(list_->findChild<QProgressBar*>()->maximum(), 700 - before);
    QTRY_VERIFY_WITH_TIMEOUT(!isRating(), 60000);
    QCOMPARE(rated(), 700);
    QCOMPARE(list_->findChild<QProgressBar*>()->text(), QStringLiteral("%1 of %1").arg(700 - before));
}

void TestPuzzleList::mayBeClosedWhileItRates() {
    fill(700);
    button("Rate All")->click();
    QTest::keyClick(list_.get(), Qt::Key_Escape);
    QVERIFY(!list_->isVisible());
    list_.reset();
    QVERIFY(batchThreads().waitForDone());
    QCoreApplication::processEvents();
}

void TestPuzzleList::makesPuzzles() {
    list_->make({.level = Level::Normal, .count = 30, .seed = 77});
    QVERIFY(!button("Save List...")->isEnabled());
    QTRY_COMPARE(view_->count(), 30);
    QTRY_VERIFY(button("Save List...")->isEnabled());
    QVERIFY(list_->isUnsaved());
    // The generated puzzles can be rated, and have the requested level.
    button("Rate All")->click();
    QTRY_COMPARE(list_->list().countOf(Verdict::Status::Unique), 30);
    for (int number = 0; number < 30; ++number) QCOMPARE(list_->list().rating(number)->level(), Level::Normal);
    list_->setSaved("Saved.");
    QVERIFY(!list_->isUnsaved());
}

void TestPuzzleList::aCancelledMakingKeepsWhatIsMade() {
    list_->make({.level = Level::VeryHard, .count = 5000, .seed = 78});
    QTRY_VERIFY(view_->count() > 0);
    button("Cancel")->click();
    QTRY_VERIFY(button("Save List...")->isEnabled());
    QVERIFY(view_->count() < 5000);
    QVERIFY(list_->isUnsaved());
}

/// The list stays open: the player may want the next puzzle too.
void TestPuzzleList::staysOpenWithWorkInIt() {
    fill(7);
    QSignalSpy chosen(list_.get(), &PuzzleList::chosen);
    button("Rate All")->click();
    QTRY_COMPARE(list_->list().unrated().size(), std::size_t{0});
    button("Open")->click();
    QVERIFY(list_->isVisible());
    // Chosen only once, though Return on a row could press the default button as well.
    QTest::keyClick(view_, Qt::Key_Return);
    QCOMPARE(chosen.size(), 2);
    // The puzzle carries its ratings.
    QVERIFY(!chosen[0][0].value<Puzzle>().rating.empty());
    init();
    fill(7);
    button("Open")->click();
    QVERIFY(!list_->isVisible());
}

void TestPuzzleList::askingForMany() {
    ManyPuzzles dialog({.level = Level::Expert, .count = 12, .seed = 35});
    QCOMPARE(dialog.order().level, Level::Expert);
    QCOMPARE(dialog.order().count, 12);
    auto* seed = dialog.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(seed->text(), QStringLiteral("Z"));
    seed->setText("10");
    QCOMPARE(dialog.order().seed, 36u);
    // An empty field means any seed.
    seed->clear();
    QCOMPARE(dialog.order().seed, 35u);
    auto* count = dialog.findChild<QSpinBox*>();
    count->setValue(1'000'000);
    QCOMPARE(dialog.order().count, ManyPuzzles::kMost);
    dialog.findChild<QComboBox*>()->setCurrentIndex(0);
    QCOMPARE(dialog.order().level, Level::VeryEasy);
}

QTEST_MAIN(TestPuzzleList)
#include "tst_puzzlelist.moc"
