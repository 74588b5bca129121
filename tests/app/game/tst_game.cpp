// SPDX-License-Identifier: MIT
// A game is a sheet and an undo stack that always agree: random play is undone to the start and compared at every
// move, saved, and resumed with its history.
#include "app/game/playerinput.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/game/randomgame.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;

class TestGame : public QObject {
    Q_OBJECT

private slots:
    void tenThousandMovesThereAndBack();
    void aGameComesBackWithItsHistory();
    void aForeignHistoryIsDropped();
    void branchesAreKeptOrDropped();
    void undoLeavesABranch();
    void solvedIsReportedOnce();
    void theLastRightPositionIsFound();
    void restartIsOneMove();
    void linksTurnOver();
    void linksAreDrawnByTwoDigits();
    void digitFirstWritesWithClicks();
    void aGameBeginsWhereItCanBePlayed();
    void nothingIsWrittenWhilePaused();
    void clicksKeepTheRules();
    void doubleClickTakesAllOfADigit();
};

namespace {

/// The solution as a constant, so that this test needs no solver.
std::array<std::uint8_t, kCellCount> solution() {
    std::array<std::uint8_t, kCellCount> digits{};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        digits[cell] = static_cast<std::uint8_t>(kExampleSolution[cell] - '0');
    return digits;
}

/// Uses everything that makes a move, and sometimes undo: keys of all modes on any cell, given or not.
void playAtRandom(Game& game, PlayerInput& input, QRandomGenerator& random) {
    typeAtRandom(input, random);
    if (random.bounded(20) == 0) input.fillCandidates(Digits::all(), true);
    if (random.bounded(15) == 0) game.stack().undo();
}

} // namespace

/// Far more moves than any game has; a change that does not store the previous content fails on the way back.
void TestGame::tenThousandMovesThereAndBack() {
    Game game;
    game.start(examplePuzzle("Example"));
    const std::vector<Sheet> sheets = playedAtRandom(game, 10000, 1);
    for (int index = 10000; index-- > 0;) {
        game.stack().undo();
        QCOMPARE(game.sheet(), sheets[index]);
    }
    // Redo all moves in one step.
    game.stack().setIndex(10000);
    QCOMPARE(game.sheet(), sheets.back());
}

/// Includes undone moves at the time of saving, which must come back as moves to redo. Loading is not a change.
void TestGame::aGameComesBackWithItsHistory() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QRandomGenerator random(2);
    for (int round = 0; round < 300; ++round) playAtRandom(game, input, random);
    game.stack().undo();
    game.stack().undo();
    Game again;
    QSignalSpy changed(&again, &Game::changed);
    again.start(game.puzzle());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(again.sheet(), game.sheet());
    QCOMPARE(again.stack().count(), game.stack().count());
    QCOMPARE(again.stack().index(), game.stack().index());
    again.stack().setIndex(0);
    // The history reaches back to the untouched puzzle.
    QCOMPARE(again.sheet(), again.sheet().blank());
    again.stack().setIndex(again.stack().count());
    game.stack().setIndex(game.stack().count());
    QCOMPARE(again.sheet(), game.sheet());
}

/// If the history does not lead to the saved position, the position is kept and the history dropped. Cells outside
/// the board must not be accessed.
void TestGame::aForeignHistoryIsDropped() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    input.selection().select(Cells::of(2), 2);
    input.type(4, EntryMode::Place);
    Puzzle saved = game.puzzle();
    saved.history[0].changes[0].after.value = 7;
    Game again;
    again.start(saved);
    QCOMPARE(again.stack().count(), 0);
    QCOMPARE(again.sheet(), game.sheet());
    // A cell that does not exist, as in a damaged file.
    saved.history[0].changes[0].cell = 700;
    again.start(saved);
    QCOMPARE(again.stack().count(), 0);
}

/// A branch is dropped or kept as a whole.
void TestGame::branchesAreKeptOrDropped() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    input.selection().select(Cells::of(2), 2);
    input.type(4, EntryMode::Place);
    const Sheet before = game.sheet();
    game.beginBranch();
    input.selection().select(Cells::of(3), 3);
    input.type(2, EntryMode::Place);
    QCOMPARE(game.branchCells(), Cells::of(3));
    game.dropBranch();
    QVERIFY(!game.isTrying());
    QCOMPARE(game.sheet(), before);
    game.beginBranch();
    input.type(6, EntryMode::Place);
    game.keepBranch();
    QCOMPARE(game.sheet().value(3), 6);
    QVERIFY(game.branchCells().empty());
}

/// Undoing beyond the start of a branch ends it; otherwise the game would stay in a branch that cannot be kept.
void TestGame::undoLeavesABranch() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    input.selection().select(Cells::of(2), 2);
    input.type(4, EntryMode::Place);
    game.beginBranch();
    input.type(1, EntryMode::Place);
    game.stack().undo();
    QVERIFY(game.isTrying());
    game.stack().undo();
    QVERIFY(!game.isTrying());
}

/// The solved signal is sent once, though colours and notes can still be changed.
void TestGame::solvedIsReportedOnce() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QSignalSpy solved(&game, &Game::solved);
    for (Cell cell : game.sheet().blanks()) {
        QCOMPARE(solved.count(), 0);
        input.selection().select(Cells::of(cell), cell);
        input.type(solution()[cell], EntryMode::Place);
    }
    QVERIFY(game.isSolved());
    QCOMPARE(solved.count(), 1);
    // The board stays solved, and the signal is not sent again.
    input.type(1, EntryMode::Colour);
    QCOMPARE(solved.count(), 1);
}

/// The mistake is in the second of three moves; removing a candidate that the solution needs is a mistake too.
void TestGame::theLastRightPositionIsFound() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QVERIFY(game.isRight(solution()));
    // Three blanks of the first row.
    const Cell cells[] = {2, 3, 5};
    for (Cell cell : cells) {
        input.selection().select(Cells::of(cell), cell);
        input.type(cell == 3 ? 1 : solution()[cell], EntryMode::Place);
    }
    QVERIFY(!game.isRight(solution()));
    QCOMPARE(game.lastRight(solution()), 1);
    game.stack().setIndex(1);
    QVERIFY(game.isRight(solution()));
    // Removes a candidate that was written and is needed.
    input.fillCandidates(Digits::all(), false);
    input.toggleCandidate(3, solution()[3]);
    QVERIFY(!game.isRight(solution()));
    QCOMPARE(game.lastRight(solution()), 2);
}

/// A restart can be undone like any move, and on an untouched board it does nothing.
void TestGame::restartIsOneMove() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QVERIFY(!game.restart());
    input.fillCandidates(Digits::all(), false);
    const Sheet before = game.sheet();
    QVERIFY(game.restart());
    QCOMPARE(game.sheet(), game.sheet().blank());
    game.stack().undo();
    QCOMPARE(game.sheet(), before);
}

/// Drawing the same link again makes it strong, then weak, then removes it, from either end.
void TestGame::linksTurnOver() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    const Cell a = game.sheet().blanks().first(), b = (game.sheet().blanks() - Cells::of(a)).first();
    const Sheet before = game.sheet();
    input.drawLink({a, 1}, {b, 2});
    QCOMPARE(game.sheet().links, (std::vector{DrawnLink{{a, 1}, {b, 2}, true}}));
    // From the other end it is the same link.
    input.drawLink({b, 2}, {a, 1});
    QCOMPARE(game.sheet().links, (std::vector{DrawnLink{{a, 1}, {b, 2}, false}}));
    input.drawLink({b, 2}, {b, 4});
    QCOMPARE(game.sheet().linksAt(b, 2).size(), std::size_t{2});
    QCOMPARE(game.sheet().linksAt(b, 4).size(), std::size_t{1});
    input.drawLink({a, 1}, {b, 2});
    QCOMPARE(game.sheet().linksAt(a, 0).size(), std::size_t{0});
    input.eraseAllLinks();
    QCOMPARE(game.sheet(), before);
    // Every change of links is a move of its own.
    QCOMPARE(game.stack().index(), 5);
    while (game.stack().index() > 2) game.stack().undo();
    QCOMPARE(game.sheet().links, (std::vector{DrawnLink{{a, 1}, {b, 2}, false}}));
    game.restart();
    QCOMPARE(game.sheet(), before);
    // A given, or a single mark without a second one, cannot be linked.
    input.drawLink({a, 1}, {a, 1});
    input.drawLink({game.sheet().givens.first(), 1}, {a, 1});
    QCOMPARE(game.sheet(), before);
}

/// With keys a link needs two digits: the first waits for the second; the same digit twice or another mode cancels
/// it.
void TestGame::linksAreDrawnByTwoDigits() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    const Cell a = game.sheet().blanks().first(), b = (game.sheet().blanks() - Cells::of(a)).first();
    input.mode().choose(EntryMode::Link);
    input.selection().select(Cells::of(a), a);
    input.type(3, input.mode().current());
    QCOMPARE(input.linkStart(), (std::optional<LinkedMark>{{a, 3}}));
    input.selection().select(Cells::of(b), b);
    input.type(6, input.mode().current());
    QCOMPARE(game.sheet().links, (std::vector{DrawnLink{{a, 3}, {b, 6}, true}}));
    QVERIFY(!input.linkStart());
    input.type(6, input.mode().current());
    input.type(6, input.mode().current());
    QVERIFY(!input.linkStart());
    input.type(6, input.mode().current());
    input.mode().choose(EntryMode::Place);
    QVERIFY(!input.linkStart());
    QCOMPARE(game.stack().count(), 1);
}

/// Digit first: the pad chooses a digit, clicks write it; givens are skipped, and outside the mode a click writes
/// nothing.
void TestGame::digitFirstWritesWithClicks() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    input.mode().setDigitFirst(true);
    input.press(4);
    QCOMPARE(input.mode().brush(), 4);
    input.click(2, false);
    input.click(23, true);
    // A given.
    input.click(0, false);
    QCOMPARE(game.sheet().value(2), 4);
    QCOMPARE(game.sheet().value(0), 5);
    QVERIFY(game.sheet().cells[23].candidates.has(4));
    // A click on a given takes up its digit, and what is highlighted follows the brush.
    QCOMPARE(input.mode().brush(), 5);
    QCOMPARE(input.selection().highlight(), 5);
    input.mode().setDigitFirst(false);
    QCOMPARE(input.selection().highlight(), 0);
    input.click(6, false);
    QCOMPARE(game.sheet().value(6), 0);
}

/// In the middle, or after it where the middle is given; a puzzle is typed in from the first cell on.
void TestGame::aGameBeginsWhereItCanBePlayed() {
    Game game;
    PlayerInput input(game);
    Puzzle puzzle;
    puzzle.givensKnown = true;
    game.start(puzzle);
    QCOMPARE(input.selection().cursor(), 0);
    puzzle.grid = Grid::fromCells("1" + std::string(80, '.'));
    game.start(puzzle);
    QCOMPARE(input.selection().cursor(), 40);
    puzzle.grid = Grid::fromCells(std::string(39, '.') + "123" + std::string(39, '.'));
    game.start(puzzle);
    QCOMPARE(input.selection().cursor(), 42);
}

/// The board is covered then, and the pad beside it is not.
void TestGame::nothingIsWrittenWhilePaused() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QSignalSpy refused(&input, &PlayerInput::refused);
    input.selection().select(Cells::of(2), 2);
    input.setPaused(true);
    input.press(4);
    input.fillCandidates(Digits::all(), false);
    QCOMPARE(refused.count(), 2);
    QVERIFY(!game.stack().canUndo());
    input.setPaused(false);
    input.press(4);
    QCOMPARE(game.sheet().value(2), 4);
}

/// Row 1 holds a 5. A click can still remove what a key has written.
void TestGame::clicksKeepTheRules() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    QSignalSpy forbidden(&input, &PlayerInput::forbidden);
    const Sheet before = game.sheet();
    input.toggleCandidate(2, 5);
    QCOMPARE(game.sheet(), before);
    QCOMPARE(forbidden.count(), 1);
    QCOMPARE(forbidden.last().at(0).toInt(), 2);
    QCOMPARE(forbidden.last().at(1).toInt(), 5);
    input.mode().setDigitFirst(true);
    input.press(5);
    for (int mode = 0; mode < 4; ++mode) {
        input.mode().choose(static_cast<EntryMode>(mode));
        input.click(2, false);
        QCOMPARE(game.sheet(), before);
        QCOMPARE(forbidden.count(), 2 + mode);
        input.selection().select(Cells::of(2), 2);
        input.type(5, input.mode().current());
        QVERIFY(game.sheet() != before);
        input.click(2, false);
        QCOMPARE(game.sheet(), before);
    }
    // A colour breaks no rule.
    input.mode().choose(EntryMode::Colour);
    input.click(2, false);
    QVERIFY(game.sheet() != before);
    QCOMPARE(forbidden.count(), 5);
}

/// Selects the digit of the cell everywhere on the board, givens included.
void TestGame::doubleClickTakesAllOfADigit() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle("Example"));
    input.selection().selectAllOf(0);
    QCOMPARE(input.selection().cells(), game.sheet().cellsWith(5));
}

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
