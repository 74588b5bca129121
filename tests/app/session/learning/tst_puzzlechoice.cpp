// SPDX-License-Identifier: MIT
// The puzzle just above the player: from the library and from the bundled ones, never one that was played.
#include "app/session/learning/puzzlechoice.h"

#include "app/session/learning/progress.h"
#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::session;
using library::Game;
using library::GameState;

namespace {

const QDate kToday(2026, 11, 19);
const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"), kNoFolder = QStringLiteral("/nowhere");

Game gameOf(const QString& givens, GameState state) {
    return {.id = 1, .puzzle = 1, .name = "a game", .givens = givens, .state = state, .file = "a game.ninefold"};
}

} // namespace

class TestPuzzleChoice : public QObject {
    Q_OBJECT

private slots:
    /// The easiest from the wanted rating on that was not solved, or the hardest below.
    void thePuzzleIsJustAbove() {
        ScratchLibrary library;
        std::vector<library::NewPuzzle> all{puzzles::made(puzzles::kEasy), puzzles::made(puzzles::kOther),
                                            puzzles::made(puzzles::kHard)};
        const int ers[] = {12, 20, 34};
        for (std::size_t place = 0; place < all.size(); ++place)
            all[place].rating = library::StoredRating{.values = {{"er", ers[place]}, {"level", 1}}};
        QVERIFY(addPuzzles(*library, all));
        const ProposedPuzzle first = *readProgress(*library, kToday, kNoFolder)->puzzle;
        QCOMPARE(first.er, 20);
        QCOMPARE(first.givens, puzzles::kOther);
        QVERIFY(first.level == rating::Level::Easy);
        const auto id = valueOf(knownPuzzles(*library, {all[1].canonical})).value(all[1].canonical);
        QVERIFY(!recordGames(*library, {Game{.puzzle = id,
                                             .name = "a game",
                                             .givens = puzzles::kOther,
                                             .state = GameState::Solved,
                                             .finished = "2026-11-18T14:00:00Z"}}));
        const LearningProgress progress = *readProgress(*library, kToday, kNoFolder);
        QVERIFY(progress.strength);
        QCOMPARE(progress.puzzle->er, 34);
        // Above the hardest.
        QCOMPARE(proposedPuzzle(*library, {}, 9.0, kNoFolder)->er, 34);
        ScratchLibrary empty;
        QVERIFY(!readProgress(*empty, kToday, kNoFolder)->puzzle);
    }

    void aNewPlayerGetsABundledOne() {
        ScratchLibrary library;
        const ProposedPuzzle first = *readProgress(*library, kToday, kFolder)->puzzle;
        QCOMPARE(first.er, 15);
        QVERIFY(first.level && first.savedGame.isEmpty());
        const formats::Puzzle puzzle = puzzleToPlay(first);
        QCOMPARE(puzzle.name, first.name.toStdString());
        QCOMPARE(puzzle.level, rating::levelName(*first.level));
        QCOMPARE(QString::fromStdString(puzzle.grid.cellsText()), first.givens);
    }

    void whatWasPlayedIsNotProposed() {
        ScratchLibrary library;
        const QString first = proposedPuzzle(*library, {}, 3.0, kFolder)->givens;
        for (const GameState state : {GameState::Solved, GameState::GivenUp})
            QVERIFY(proposedPuzzle(*library, {gameOf(first, state)}, 3.0, kFolder)->givens != first);
        const ProposedPuzzle started = *proposedPuzzle(*library, {gameOf(first, GameState::Open)}, 3.0, kFolder);
        QCOMPARE(started.givens, first);
        QCOMPARE(started.savedGame, "a game");
    }

    /// From the easiest to the hardest of the bundled ones.
    void theRatingFits() {
        ScratchLibrary library;
        for (double er = 1.2; er < 8; er += 0.4) {
            const ProposedPuzzle one = *proposedPuzzle(*library, {}, er, kFolder);
            QVERIFY2(one.er >= qRound(10 * er) && one.er <= qRound(10 * er) + 8, qPrintable(one.name));
        }
    }
};

QTEST_GUILESS_MAIN(TestPuzzleChoice)
#include "tst_puzzlechoice.moc"
