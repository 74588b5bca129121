// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/properties.h"
#include "app/dialogs/puzzle/symmetrypicture.h"

#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/widgets/ratingcurve.h"

#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/verdict.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <set>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

/// The dialog shows what is known of the puzzle, the game and the ratings.
class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatTheFileSaysIsShownAsItIs();
    void playIsCounted();
    void ratingsComeByThemselves();
    void techniquesAreLinks();
    void propertiesComeByThemselves();
    void cellsAreNamed();
    void aSymmetryIsDrawn();
    void boundCandidatesAreNoGivens();
    void otherPuzzlesHaveAVerdict();
    void closingStopsTheWork();

private:
    static bool says(const QWidget& dialog, const QString& text) {
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](QLabel* label) { return label->text() == text; });
    }

    Puzzle puzzle_;
    Solution solution_{};
};

void TestProperties::initTestCase() {
    puzzle_.grid = Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");
    puzzle_.givensKnown = true;
    FastSolver solver;
    const Verdict verdict = examine(puzzle_.grid, false, solver);
    QVERIFY(verdict.status == Verdict::Status::Unique);
    solution_ = verdict.solution;
}

/// Markup in a file is shown as text.
void TestProperties::whatTheFileSaysIsShownAsItIs() {
    Puzzle puzzle = puzzle_;
    puzzle.name = "<b>Bold</b>";
    puzzle.author = "A & B";
    Game game;
    game.start(puzzle);
    const Properties dialog(game, 0);
    QVERIFY(says(dialog, "<b>Bold</b>"));
    QVERIFY(says(dialog, "A & B"));
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text().contains("Bold")) QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(says(dialog, QString::number(puzzle.grid.givens().count())));
    // Fields that the file does not have are not shown.
    QVERIFY(!says(dialog, "Comment"));
}

void TestProperties::playIsCounted() {
    Game game;
    game.start(puzzle_);
    const Cell cell = *game.sheet().blanks().begin();
    CellState after = game.sheet().cells[cell];
    after.value = solution_[cell];
    QVERIFY(game.play({{cell, game.sheet().cells[cell], after}}));
    const Properties dialog(game, 3);
    QVERIFY(says(dialog, QString::number(puzzle_.grid.blanks().count() - 1)));
    QVERIFY(says(dialog, "1"));
    QVERIFY(says(dialog, "3 time(s)") || says(dialog, "3 times"));
}

/// The dialog computes the same ratings as the engine, in another thread.
void TestProperties::ratingsComeByThemselves() {
    Game game;
    game.start(puzzle_);
    Properties dialog(game, 0);
    dialog.rate(puzzle_.grid, solution_);
    const auto* curve = dialog.findChild<widgets::RatingCurve*>();
    QTRY_VERIFY(!curve->accessibleDescription().isEmpty());
    const ExplainerRating rating = rateByExplainer(puzzle_.grid);
    QVERIFY(curve->accessibleDescription().contains(QString::number(rating.profile.size())));
    const auto tenths = [](int value) { return QLocale().toString(value / 10.0, 'f', 1); };
    QVERIFY(
        says(dialog,
             QString("ER %1, EP %2, ED %3").arg(tenths(rating.rating), tenths(rating.pearl), tenths(rating.diamond))));
    const std::string level(levelName(levelOf(puzzle_.grid)));
    QVERIFY(says(dialog, QString::fromStdString(level)));
}

/// Each leads to the page of its technique, which is in the window: the dialog is closed.
void TestProperties::techniquesAreLinks() {
    Game game;
    game.start(puzzle_);
    Properties dialog(game, 0);
    dialog.rate(puzzle_.grid, solution_);
    dialog.show();
    QLabel* link = nullptr;
    const auto find = [&] {
        for (QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains("<a href=\"full-house\">Full House</a>")) link = label;
        return link != nullptr;
    };
    QTRY_VERIFY(find());
    QVERIFY(link->focusPolicy() & Qt::TabFocus);
    QVERIFY2(link->accessibleName().contains("Full House\u00A0\u00D7"), qPrintable(link->accessibleName()));
    QSignalSpy wanted(&dialog, &Properties::techniqueWanted);
    emit link->linkActivated("full-house");
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toString(), "full-house");
    QVERIFY(!dialog.isVisible());
}

void TestProperties::propertiesComeByThemselves() {
    Game game;
    game.start(puzzle_);
    Properties dialog(game, 0);
    dialog.search(puzzle_.grid, solution_, false, NameStyle::RowColumn);
    QVERIFY(says(dialog, "searching..."));
    QTRY_VERIFY(says(dialog, "none is needed, singles solve it"));
    QVERIFY(!says(dialog, "searching..."));
    QVERIFY(dialog.findChild<SymmetryPicture*>() == nullptr);
}

/// The sentences name the cells in the player's way.
void TestProperties::cellsAreNamed() {
    const Grid puzzle =
        Grid::fromCells("98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    Game game;
    game.start(puzzle_);
    FastSolver solver;
    Properties dialog(game, 0);
    dialog.search(puzzle, examine(puzzle, false, solver).solution, false, NameStyle::LetterNumber);
    QTRY_VERIFY(says(dialog, "2 cells together, such as B6 and C1"));
    QVERIFY(says(dialog, "none, every given is needed"));
}

/// What was exchanged is said, and drawn.
void TestProperties::aSymmetryIsDrawn() {
    const Grid grid =
        Grid::fromCells("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    FastSolver solver;
    Game game;
    game.start(puzzle_);
    Properties dialog(game, 0);
    dialog.show();
    dialog.search(grid, examine(grid, false, solver).solution, false, NameStyle::RowColumn);
    QTRY_VERIFY(dialog.findChild<SymmetryPicture*>() != nullptr);
    // The dialog has grown, so that nothing has to scroll.
    const auto* scroll = dialog.findChild<QScrollArea*>();
    QTRY_COMPARE(scroll->widget()->height(), scroll->viewport()->height());
    const auto* picture = dialog.findChild<SymmetryPicture*>();
    std::set<int> colours;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) colours.insert(picture->colourOf(digit));
    QVERIFY(colours.size() < 9 && !colours.contains(0));
}

/// Candidates that belong to a puzzle are not among its givens, so nothing is said of these.
void TestProperties::boundCandidatesAreNoGivens() {
    Grid grid = Grid::fromCells(std::string(81, '.'));
    for (Cell cell = 0; cell < kCellCount; ++cell) grid.setCandidates(cell, Digits::of(solution_[cell]));
    Game game;
    game.start(puzzle_);
    Properties dialog(game, 0);
    dialog.search(grid, solution_, true, NameStyle::RowColumn);
    QTRY_VERIFY(says(dialog, "none is needed, singles solve it"));
    QVERIFY(!says(dialog, "none, every given is needed"));
    QVERIFY(dialog.findChild<SymmetryPicture*>() == nullptr);
}

/// Without a solution there is nothing to search, and the dialog says why.
void TestProperties::otherPuzzlesHaveAVerdict() {
    Game game;
    game.start(puzzle_);
    FastSolver solver;
    for (const char* text : {"1...............................................................................2",
                             "1.......1........................................................................"}) {
        Properties dialog(game, 0);
        const Verdict verdict = examine(Grid::fromCells(text), false, solver);
        dialog.describeVerdict(verdict, NameStyle::RowColumn);
        QVERIFY(says(dialog, documents::sentence(verdict, NameStyle::RowColumn)));
    }
}

/// Closing the dialog ends the threads, and no result is delivered afterwards.
void TestProperties::closingStopsTheWork() {
    // A puzzle that keeps the explainer busy.
    const Grid hard =
        Grid::fromCells("...49.....6.1.5..84....3.5.2....7..9.139....6.....623..52........8..........5.16.");
    FastSolver solver;
    const Verdict verdict = examine(hard, false, solver);
    Game game;
    game.start(puzzle_);
    auto dialog = std::make_unique<Properties>(game, 0);
    dialog->rate(hard, verdict.solution);
    dialog->search(hard, verdict.solution, false, NameStyle::RowColumn);
    dialog.reset();
    QVERIFY(longWorkThreads().waitForDone(20'000));
}

QTEST_MAIN(TestProperties)
#include "tst_properties.moc"
