// SPDX-License-Identifier: MIT
// Replay of a game: the same sheet at every move, in the original time, without the long pauses.
#include "app/session/watch/gamereplay.h"

#include "app/documents/ninefold.h"
#include "app/game/playerinput.h"
#include "app/session/watch/gamerunview.h"
#include "engine/logic/techniques.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/game/randomgame.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::session;

namespace {

/// A game with digits set one after the other, each at its time on the clock.
Puzzle playedAt(const std::vector<qint64>& times) {
    Puzzle played = examplePuzzle();
    Cell cell = -1;
    for (const qint64 time : times) {
        while (played.grid.isSet(++cell)) {
        }
        Move move{.atMs = time, .changes = {{.cell = cell, .before = {}, .after = {}}}};
        move.changes[0].after.value = static_cast<std::uint8_t>(kExampleSolution[cell] - '0');
        played.grid.place(cell, kExampleSolution[cell] - '0');
        played.history.push_back(move);
    }
    played.historyDone = played.history.size();
    return played;
}

void type(PlayerInput& input, Cell cell, Digit digit) {
    input.selection().select(Cells::of(cell), cell);
    input.type(digit, EntryMode::Place);
}

} // namespace

class TestGameReplay : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsThePaper();
    void longPausesAreCut();
    void timeAndPositionBelongTogether();
    void aSavedGameIsReplayedAsWell();
    void mistakesAreShownOnlyOfAGameThatIsOver();
    void jumpsGoFromMistakeToMistake();
    void reasonsAreFoundOfAGameThatIsOver();
};

/// A solved game is in the order of its cells: some digits followed, others were guessed.
void TestGameReplay::reasonsAreFoundOfAGameThatIsOver() {
    std::vector<qint64> times(static_cast<std::size_t>(examplePuzzle().grid.blanks().count()));
    for (std::size_t place = 0; place < times.size(); ++place) times[place] = 1000 * static_cast<qint64>(place);
    Game game;
    game.start(playedAt(times));
    QVERIFY(game.isSolved());
    GameReplay replay;
    QSignalSpy progressed(&replay, &Timeline::progressed);
    replay.start(game);
    QVERIFY(!replay.reason(1));
    QTRY_VERIFY(!replay.isReasoning());
    QCOMPARE(progressed.count(), 1);
    for (quint64 number = 1; number <= replay.lastKnown(); ++number) QVERIFY(replay.reason(number));
    QVERIFY(replay.reason(replay.lastKnown())->technique == &logic::techniques::fullHouse);
    const GameRunView view(replay, NameStyle::RowColumn);
    QVERIFY2(view.sentence(replay.lastKnown()).contains("by Full House"),
             qPrintable(view.sentence(replay.lastKnown())));
    // Of an unfinished game they would say which digits are right.
    game.stack().undo();
    replay.start(game);
    QVERIFY(!replay.isReasoning() && !replay.reason(1));
}

void TestGameReplay::everyPositionIsThePaper() {
    Game game;
    game.start(examplePuzzle());
    QRandomGenerator random(7);
    std::vector<Sheet> sheets = playedAtRandom(game, 600, 7);
    for (int undone = 0; undone < 5; ++undone, sheets.pop_back()) game.stack().undo();
    const Sheet now = game.sheet();
    QSignalSpy changed(&game, &Game::changed);
    GameReplay replay;
    replay.start(game);
    QCOMPARE(replay.lastKnown(), quint64(595));
    for (int round = 0; round < 300; ++round) {
        const int position = random.bounded(596);
        QCOMPARE(replay.sheet(position), sheets[position]);
    }
    for (std::size_t position = 0; position < sheets.size(); ++position)
        QCOMPARE(replay.sheet(position), sheets[position]);
    QCOMPARE(game.sheet(), now);
    QCOMPARE(changed.count(), 0);
}

void TestGameReplay::longPausesAreCut() {
    Game game;
    game.start(playedAt({1000, 2500, 3'600'000, 3'600'400, 3'600'100, 3'604'000}));
    GameReplay replay;
    replay.start(game);
    const double times[] = {0, 1000, 2500, 5500, 5900, 5900, 8900};
    QCOMPARE(replay.lastKnown(), quint64(6));
    for (quint64 position = 0; position <= 6; ++position) QCOMPARE(replay.timeAt(position), times[position]);
    QCOMPARE(replay.pause(3), 3'597'500);
    QCOMPARE(replay.pause(5), 0);
}

void TestGameReplay::timeAndPositionBelongTogether() {
    QRandomGenerator random(3);
    std::vector<qint64> times;
    qint64 time = 0;
    for (int move = 0; move < 30; ++move) times.push_back(time += random.bounded(6000));
    Game game;
    game.start(playedAt(times));
    GameReplay replay;
    replay.start(game);
    QCOMPARE(replay.positionAt(-1), quint64(0));
    for (quint64 position = 0; position <= replay.lastKnown(); ++position) {
        QVERIFY(replay.positionAt(replay.timeAt(position)) >= position);
        if (position > 0) QVERIFY(replay.positionAt(replay.timeAt(position) - 0.5) < position);
    }
    QCOMPARE(replay.positionAt(replay.timeAt(replay.lastKnown()) + 1e9), replay.lastKnown());
}

void TestGameReplay::aSavedGameIsReplayedAsWell() {
    Game game;
    game.start(playedAt({1000, 90'000, 91'000, 200'000}));
    std::string text;
    writePuzzleJson(game.puzzle(), text);
    const auto read = readPuzzleJson(Json::parse(text));
    QVERIFY(read);
    Game again;
    again.start(*read);
    GameReplay replay, replayed;
    replay.start(game);
    replayed.start(again);
    QCOMPARE(replayed.lastKnown(), replay.lastKnown());
    for (quint64 position = 0; position <= replay.lastKnown(); ++position) {
        QCOMPARE(replayed.timeAt(position), replay.timeAt(position));
        QCOMPARE(replayed.sheet(position), replay.sheet(position));
    }
}

void TestGameReplay::mistakesAreShownOnlyOfAGameThatIsOver() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle());
    type(input, 1, 7); // does not clash, but is wrong
    type(input, 1, 8); // clashes with the 8 in the box
    type(input, 1, 3);
    GameReplay replay;
    replay.start(game);
    QVERIFY(!replay.isMistake(1) && replay.isMistake(2) && !replay.isMistake(3));
    for (const Cell cell : game.sheet().blanks()) type(input, cell, kExampleSolution[cell] - '0');
    QVERIFY(game.isSolved());
    replay.start(game);
    QVERIFY(replay.isMistake(1) && replay.isMistake(2) && !replay.isMistake(3));
}

void TestGameReplay::jumpsGoFromMistakeToMistake() {
    Game game;
    PlayerInput input(game);
    game.start(examplePuzzle());
    for (const Digit digit : {7, 5, 7, 6, 3}) type(input, 1, digit);
    input.fillCandidates(Digits::all(), false);
    GameReplay replay;
    replay.start(game);
    QSignalSpy found(&replay, &Timeline::landmarkFound), missed(&replay, &Timeline::landmarkMissed);
    const auto jump = [&](quint64 from, Landmark landmark, bool forward) {
        found.clear();
        replay.seek(from, landmark, forward);
        return found.isEmpty() ? quint64(0) : found.first().first().toULongLong();
    };
    QVERIFY(replay.isMistake(2) && replay.isMistake(4));
    QCOMPARE(jump(0, Landmark::Conflict, true), quint64(2));
    QCOMPARE(jump(2, Landmark::Conflict, true), quint64(4));
    QCOMPARE(jump(6, Landmark::Conflict, false), quint64(4));
    QCOMPARE(jump(4, Landmark::Placement, true), quint64(5));
    QCOMPARE(missed.count(), 0);
    QCOMPARE(jump(5, Landmark::Placement, true), quint64(0));
    QCOMPARE(jump(2, Landmark::Conflict, false), quint64(0));
    QCOMPARE(missed.count(), 2);
}

QTEST_MAIN(TestGameReplay)
#include "tst_gamereplay.moc"
