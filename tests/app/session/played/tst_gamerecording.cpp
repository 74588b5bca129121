// SPDX-License-Identifier: MIT
// What was played comes into the library once, however often and in any order it is looked for.
#include "app/session/played/gamerecording.h"

#include "app/documents/text/bundled.h"
#include "app/game/sheet.h"
#include "app/store/library/finding.h"
#include "app/store/library/games.h"
#include "app/store/library/open.h"
#include "app/store/library/summary.h"
#include "app/store/results/dailylist.h"
#include "app/store/results/resultlist.h"
#include "app/store/savedgames.h"
#include "app/store/solvedlist.h"
#include "engine/solve/bitboard.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using library::GameState;

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
const QString kEasy =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const QString kOther =
    QStringLiteral("......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91...4.....5");

Grid solutionOf(const QString& givens) {
    solve::FastSolver solver;
    const auto answer = solver.solve(Grid::fromCells(givens.toStdString()), 1);
    QString digits;
    for (const auto digit : answer.solution[0]) digits += QChar(u'0' + digit);
    return Grid::fromCells(digits.toStdString());
}

formats::Puzzle puzzleOf(const QString& givens) {
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(givens.toStdString());
    puzzle.givensKnown = true;
    puzzle.name = "Mine";
    puzzle.level = "Easy";
    return puzzle;
}

/// How a game of a test is played.
struct Played {
    QString givens = kEasy;
    /// This number of blank cells stays blank.
    int left = 0;
    /// The last cells in one move, as the program fills in the solution.
    int atOnce = 1;
    qint64 elapsedMs = 60'000;
    int hints = 0;
};

} // namespace

class TestGameRecording : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QDir(folder_->path()).mkdir("games");
        files_ = {path("results.txt"), path("solved.txt"), path("games"), path("daily.txt")};
        database_ = open();
    }
    void cleanup() { database_.reset(); }

    void whereNothingWasPlayedNothingIsWritten() {
        QVERIFY(!record());
        QCOMPARE(all().size(), 0);
    }

    void aSavedGameIsPointedTo() {
        const QString name = play({.left = 40, .hints = 2});
        QVERIFY(record());
        const library::Game game = only();
        QVERIFY(game.state == GameState::Open);
        QCOMPARE(game.name, name);
        QCOMPARE(game.file, store::SavedGames(files_.games).pathOf(name));
        QCOMPARE(game.givens, kEasy);
        QCOMPARE(game.milliseconds, 60'000);
        QCOMPARE(game.hints, 2);
        QCOMPARE(game.hinted.value("x-wing"), 2);
        QCOMPARE(game.level, static_cast<int>(rating::Level::Easy));
        QVERIFY(!game.started.isEmpty() && game.finished.isEmpty());
        QVERIFY(!record());
    }

    void aSolvedPuzzleIsNoLongerUnsolved() {
        solve();
        QVERIFY(record());
        QVERIFY(only().state == GameState::Solved);
        QCOMPARE(summary().solvedGames, 1);
        QCOMPARE(summary().solvedPuzzles, 1);
        QCOMPARE(library::find(*database_, {.unsolved = true}).value().size(), 0);
        QVERIFY(!record());
    }

    /// In any order in which the files are written before an end by force.
    void lostLinesChangeNothing_data() {
        QTest::addColumn<bool>("ticked");
        QTest::addColumn<bool>("listed");
        QTest::addRow("game") << false << false;
        QTest::addRow("game and tick") << true << false;
        QTest::addRow("all") << true << true;
    }
    void lostLinesChangeNothing() {
        QFETCH(bool, ticked);
        QFETCH(bool, listed);
        const QString name = play({});
        QVERIFY(record());
        if (ticked) tick();
        if (listed) addResult(60'500, name);
        record();
        QVERIFY(only().state == GameState::Solved);
        QVERIFY(!record());
    }

    void aSolutionFilledInIsGivenUp() {
        play({.atOnce = 30});
        QVERIFY(record());
        QVERIFY(only().state == GameState::GivenUp);
        QCOMPARE(summary().givenUp, 1);
        QCOMPARE(library::find(*database_, {.unsolved = true}).value().size(), 1);
    }

    /// Singles that end a game are filled in at once, too; a result says that it was the player.
    void aResultDecides() {
        addResult(60'500, play({.atOnce = 5}));
        QVERIFY(record());
        QVERIFY(only().state == GameState::Solved);
    }

    /// Lists from before results named their games.
    void olderResultsFindTheirGames() {
        play({.atOnce = 3, .elapsedMs = 90'000});
        play({.atOnce = 3, .elapsedMs = 50'000});
        play({.left = 10, .elapsedMs = 20'000});
        addResult(50'300);
        QVERIFY(record());
        QCOMPARE(all().size(), 3);
        QCOMPARE(count(GameState::Solved), 1);
        QCOMPARE(library::games(*database_, {.state = GameState::Solved}).value()[0].milliseconds, 50'300);
        QVERIFY(!record());
    }

    void resultsWithoutSavedGamesCount() {
        addResult(50'300);
        addResult(50'300);
        addResult(40'000, "20200101-101010-345", kOther, 5);
        QVERIFY(record());
        QCOMPARE(all().size(), 2);
        QCOMPARE(count(GameState::Solved), 2);
        QVERIFY(!record());
    }

    void ticksWithoutResultsCount() {
        tick();
        QVERIFY(record());
        QCOMPARE(only().milliseconds, 0);
        QVERIFY(!summary().played[1].bestMs);
        QCOMPARE(library::find(*database_, {.unsolved = true}).value().size(), 0);
        QVERIFY(!record());
    }

    void anUndoneSolutionStaysSolved() {
        const QString name = solve();
        QVERIFY(record());
        {
            store::SavedGames games(files_.games);
            QVERIFY(std::holds_alternative<store::Recovered>(games.take(name)));
            games.write({.kind = store::Record::Kind::Index, .number = 3});
        }
        record();
        QVERIFY(only().state == GameState::Solved);
    }

    void aLostFileIsNoLostGame() {
        solve();
        play({.givens = kOther, .left = 20});
        QVERIFY(record());
        QCOMPARE(all().size(), 2);
        for (const QString& name : store::SavedGames(files_.games).games())
            QVERIFY(QFile::remove(store::SavedGames(files_.games).pathOf(name)));
        QVERIFY(record());
        QVERIFY(only().state == GameState::Solved && only().file.isEmpty());
        QVERIFY(!record());
    }

    void dailyPuzzlesAreKnownAsSuch() {
        const QString name = solve();
        store::DailyList(files_.daily)
            .add({.day = QDate(2026, 11, 19), .rank = generator::DailyRank::Middle, .game = name, .givens = kEasy});
        QVERIFY(record());
        QCOMPARE(only().occasion, "daily 2026-11-19 middle");
        QVERIFY(!record());
    }

    /// The digits of a position decide which it is, because many share their puzzle.
    void positionsForPracticeAreExercises_data() {
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("atOnce");
        QTest::addColumn<QString>("verdict");
        QTest::addRow("alone") << 0 << 1 << "right";
        QTest::addRow("with help") << 2 << 1 << "partly";
        QTest::addRow("given up") << 1 << 20 << "wrong";
    }
    void positionsForPracticeAreExercises() {
        QFETCH(int, hints);
        QFETCH(int, atOnce);
        QFETCH(QString, verdict);
        const documents::Bundled bundled = documents::bundledFile("practice", kFolder)[200];
        const QString name =
            playFrom(*documents::playable(bundled), {.givens = bundled.puzzle, .atOnce = atOnce, .hints = hints});
        QVERIFY(record());
        const QList<library::Practice> exercises = library::practised(*database_).value();
        QCOMPARE(exercises.size(), 1);
        QCOMPARE(exercises[0].verdict, verdict);
        QCOMPARE(exercises[0].technique, bundled.facts["technique"].toString());
        QCOMPARE(exercises[0].position, QString::fromLatin1(bundled.content));
        QCOMPARE(only().occasion, "practice " + exercises[0].technique);
        if (atOnce == 1) addResult(61'000, name, bundled.puzzle);
        record();
        QCOMPARE(library::practised(*database_).value().size(), 1);
    }

    /// A board with several solutions is a game, but has no place in the library.
    void aPuzzleWithoutOneSolutionIsLeftOut() {
        QString open = kEasy;
        for (int cell = 0; cell < 30; ++cell) open[cell] = u'.';
        formats::Puzzle puzzle = puzzleOf(open);
        playFrom(puzzle, {.givens = open, .left = 50});
        solve();
        QVERIFY(record());
        QCOMPARE(all().size(), 1);
        QVERIFY(!record());
    }

    /// Two windows that look at the same time.
    void twiceAtOnceIsOnce() {
        solve();
        play({.givens = kOther, .left = 20});
        const auto other = open();
        QVERIFY(recordGamesOf(files_, *other, kFolder));
        record();
        QCOMPARE(all().size(), 2);
        QCOMPARE(summary().games, 2);
    }

    void aStopLeavesEverythingForLater() {
        solve();
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!recordGamesOf(files_, *database_, kFolder, stopped.get_token()).value());
        QCOMPARE(all().size(), 0);
        QVERIFY(record());
    }

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    std::unique_ptr<library::Database> open() const {
        auto opened = library::openLibrary({.name = path("library.sqlite")});
        return opened ? std::move(opened).value().database : nullptr;
    }
    bool record() { return recordGamesOf(files_, *database_, kFolder).value(); }
    QList<library::Game> all() { return library::games(*database_).value(); }
    library::Game only() {
        const QList<library::Game> games = all();
        return games.size() == 1 ? games[0] : library::Game{.name = QString::number(games.size()) + " games"};
    }
    library::Summary summary() { return library::summaryOf(*database_).value(); }
    qsizetype count(GameState state) { return library::games(*database_, {.state = state}).value().size(); }

    QString play(const Played& how) const { return playFrom(puzzleOf(how.givens), how); }
    /// Returns the name of the saved game.
    QString playFrom(const formats::Puzzle& puzzle, const Played& how) const {
        store::SavedGames games(files_.games);
        games.begin(puzzle);
        const Grid solution = solutionOf(how.givens);
        game::Sheet sheet = game::sheetOf(puzzle);
        std::vector<CellChange> changes;
        for (const Cell cell : sheet.blanks()) {
            CellChange change{.cell = cell, .before = sheet.cells[cell], .after = {}};
            change.after.value = static_cast<std::uint8_t>(solution.value(cell));
            changes.push_back(change);
        }
        changes.resize(changes.size() - static_cast<std::size_t>(how.left));
        for (int hint = 1; hint <= how.hints; ++hint) {
            games.write({.kind = store::Record::Kind::Hint, .number = hint, .text = "2 x-wing"});
            games.write({.kind = store::Record::Kind::Help, .number = hint});
        }
        const std::size_t single = changes.size() - static_cast<std::size_t>(how.atOnce);
        for (std::size_t place = 0; place < single; ++place) games.write(moveOf({changes[place]}, how.elapsedMs));
        games.write(moveOf({changes.begin() + static_cast<std::ptrdiff_t>(single), changes.end()}, how.elapsedMs));
        return games.current();
    }
    static store::Record moveOf(const std::vector<CellChange>& changes, qint64 atMs) {
        store::Record record;
        record.kind = store::Record::Kind::Move;
        record.move = {.atMs = atMs, .changes = changes};
        return record;
    }
    /// A game as the window leaves it.
    QString solve() const {
        const QString name = play({});
        tick();
        addResult(60'500, name);
        return name;
    }
    void tick() const { store::SolvedList(files_.solved).add(Grid::fromCells(kEasy.toStdString())); }
    void addResult(qint64 elapsedMs, const QString& name = {}, const QString& givens = kEasy, int daysAgo = 0) const {
        store::ResultList(files_.results)
            .add({.finishedMs = QDateTime::currentDateTime().addDays(-daysAgo).toMSecsSinceEpoch(),
                  .elapsedMs = elapsedMs,
                  .level = rating::Level::Easy,
                  .givens = givens,
                  .game = name});
    }

    std::unique_ptr<QTemporaryDir> folder_;
    HistoryFiles files_;
    std::unique_ptr<library::Database> database_;
};

QTEST_GUILESS_MAIN(TestGameRecording)
#include "tst_gamerecording.moc"
