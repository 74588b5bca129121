// SPDX-License-Identifier: MIT
// Saved games that are looked at once: the techniques that prove their moves, and the ratings of their puzzles.
#include "app/session/learning/gamereasons.h"

#include "app/game/stepmoves.h"
#include "engine/logic/finder.h"
#include "tests/app/session/gameparts.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <numeric>

using namespace ninefold;
using namespace ninefold::session;
using library::Game;
using library::GameState;

namespace {

/// Solves the game by the easiest steps, each a move of the player, up to a number of moves.
void playAlong(GameParts& parts, int moves) {
    const logic::Finder finder(logic::Profile::standard(), true);
    for (; moves > 0 && !parts.game.isSolved(); --moves) {
        const auto step = finder.next(logic::Position(game::positionOf(parts.game.sheet())));
        if (!step) return;
        parts.type(step->deductions.front().cell, step->deductions.front().digit);
    }
}

int sumOf(const QMap<QString, int>& techniques) {
    return std::accumulate(techniques.begin(), techniques.end(), 0);
}

} // namespace

class TestGameReasons : public QObject {
    Q_OBJECT

private slots:
    void theMovesOfAGameAreNamed() {
        GameParts parts;
        parts.play(kEasyCells);
        playAlong(parts, 20);
        const library::GameReasons reasons = reasonsIn(parts.game.puzzle(), {});
        QCOMPARE(sumOf(reasons.techniques) + reasons.guesses, 20);
        QVERIFY(reasons.techniques.contains("full-house") && reasons.guesses == 0);
    }

    /// What was undone is no move of the game.
    void undoneMovesDoNotCount() {
        GameParts parts;
        parts.play(kEasyCells);
        playAlong(parts, 20);
        for (int move = 0; move < 5; ++move) parts.game.stack().undo();
        QCOMPARE(sumOf(reasonsIn(parts.game.puzzle(), {}).techniques), 15);
    }

    void hintsCost() {
        GameParts parts;
        parts.play(kEasyCells);
        playAlong(parts, 20);
        QVERIFY(!reasonsIn(parts.game.puzzle(), {{"full-house", 1}}).techniques.contains("full-house"));
    }

    void guessesAreCounted() {
        GameParts parts;
        parts.play(kHardCells);
        const Cell cell = parts.game.sheet().blanks().first();
        parts.type(cell, parts.right(cell));
        const library::GameReasons reasons = reasonsIn(parts.game.puzzle(), {});
        QCOMPARE(reasons.guesses, 1);
        QVERIFY(reasons.techniques.isEmpty());
    }

    void solvedGamesAreCompletedOnce() {
        GameParts parts;
        parts.play(kEasyCells);
        playAlong(parts, 100);
        QVERIFY(parts.game.isSolved());
        QTRY_VERIFY(QFile::exists(parts.savedGames.pathOf(parts.keeper.game())));
        ScratchLibrary library;
        const library::NewPuzzle puzzle = puzzles::made(QString::fromLatin1(kEasyCells));
        QVERIFY(addPuzzles(*library, {&puzzle, 1}));
        const auto id = valueOf(knownPuzzles(*library, {puzzle.canonical})).value(puzzle.canonical);
        const Game game{.puzzle = id,
                        .name = parts.keeper.game(),
                        .givens = QString::fromLatin1(kEasyCells),
                        .state = GameState::Solved,
                        .finished = "2026-11-19T14:00:00Z",
                        .file = parts.savedGames.pathOf(parts.keeper.game())};
        Game elsewhere = game;
        elsewhere.name = "elsewhere";
        elsewhere.file = "/nowhere/at all";
        QVERIFY(!recordGames(*library, {game, elsewhere}));
        QVERIFY(completeGames(*library));
        const auto reasons = valueOf(gameReasons(*library));
        QCOMPARE(reasons.size(), 1);
        QVERIFY(sumOf(reasons[0].techniques) > 20);
        const int er = valueOf(playedRatings(*library)).value(id);
        QVERIFY(er >= 10 && er <= 30);
        QVERIFY(!completeGames(*library));
    }

    void aStoppedSearchWritesNothing() {
        ScratchLibrary library;
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!completeGames(*library, stop.get_token()));
    }
};

QTEST_GUILESS_MAIN(TestGameReasons)
#include "tst_gamereasons.moc"
