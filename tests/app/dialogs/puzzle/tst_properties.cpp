// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/properties.h"

#include "app/game/game.h"
#include "app/widgets/ratingcurve.h"

#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/verdict.h"

#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

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
    void closingStopsTheRating();

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

/// Closing the dialog ends the rating thread, and no result is delivered afterwards.
void TestProperties::closingStopsTheRating() {
    // A puzzle that keeps the explainer busy.
    const Grid hard =
        Grid::fromCells("...49.....6.1.5..84....3.5.2....7..9.139....6.....623..52........8..........5.16.");
    FastSolver solver;
    const Verdict verdict = examine(hard, false, solver);
    Game game;
    game.start(puzzle_);
    auto dialog = std::make_unique<Properties>(game, 0);
    dialog->rate(hard, verdict.solution);
    dialog.reset();
    QVERIFY(longWorkThreads().waitForDone(20'000));
}

QTEST_MAIN(TestProperties)
#include "tst_properties.moc"
