// SPDX-License-Identifier: MIT
#include "app/store/recovery.h"

#include "app/game/history.h"
#include "app/game/playerinput.h"
#include "app/store/journaltext.h"
#include "app/store/keeper.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/game/randomgame.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QRandomGenerator>
#include <QTest>

#include <zlib.h>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::store;

/// Recovery of games from journals that were cut off, damaged or written by another program.
class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void init();
    void recordsComeBack();
    void everyDamagedBitIsNoticed();
    void theGameComesBackWithItsHistory();
    void aCutLosesAtMostOneMove();
    void aLostLineIsBridged();
    void movesMayStandThereOnce();
    void aPuzzleDamagedInEveryLineIsRepaired();
    void theGivensAloneAreEnough();
    void damagedFilesAreNoticed_data();
    void damagedFilesAreNoticed();
    void entriesThatCannotBeTrueAreDamage_data();
    void entriesThatCannotBeTrueAreDamage();
    void aMoveIsWorthMoreThanItsTime();
    void aFittingJournalIsNoDamage();
    void impossibleHintsAreLeftOut();
    void bookmarksFitThePuzzle();

private:
    QByteArray playedJournal();

    ScratchHome home_;
    int round_ = 0;
    QString folder_;
    Puzzle puzzle_;
    Puzzle played_;
};

namespace {

/// A random cell; any field may be set or not.
CellState someState(QRandomGenerator& random) {
    CellState state;
    if (random.bounded(2) == 0) state.value = static_cast<std::uint8_t>(random.bounded(10));
    state.candidates = Digits::fromMask(random.generate());
    if (random.bounded(2) == 0) state.corner = Digits::fromMask(random.generate());
    if (random.bounded(3) == 0) state.candidateColours[random.bounded(9)] = 8;
    if (random.bounded(3) == 0) state.colours = {3, static_cast<std::uint8_t>(random.bounded(9))};
    return state;
}

Record someMove(QRandomGenerator& random) {
    Record record;
    record.kind = Record::Kind::Move;
    record.move.atMs = random.bounded(1 << 30);
    for (int count = 1 + random.bounded(5); count > 0; --count)
        record.move.changes.push_back({random.bounded(kCellCount), someState(random), someState(random)});
    for (int count = random.bounded(3); count > 0; --count)
        record.move.links.push_back({{random.bounded(40), 1 + random.bounded(9)},
                                     {40 + random.bounded(41), 1 + random.bounded(9)},
                                     random.bounded(2) == 0});
    return record;
}

/// A record as in the file, without its line end.
QByteArray lineOf(const Record& record) {
    QByteArray line = encode(record);
    line.chop(1);
    return line;
}

} // namespace

void TestRecovery::init() {
    folder_ = home_.path(QString::number(++round_));
    puzzle_ = {};
    puzzle_.name = "Example";
    puzzle_.givensKnown = true;
    puzzle_.grid = Grid::fromCells(kExampleCells);
}

/// Plays at random with a keeper, and returns the journal file.
QByteArray TestRecovery::playedJournal() {
    Game game;
    PlayerInput input(game);
    SavedGames savedGames(folder_);
    const Keeper keeper(game, savedGames);
    game.start(puzzle_);
    savedGames.begin(puzzle_);
    QRandomGenerator random(5);
    for (int round = 0; round < 200; ++round) {
        typeAtRandom(input, random);
        // Includes undone moves and moves of many cells.
        if (random.bounded(9) == 0) game.stack().undo();
        if (random.bounded(30) == 0) input.fillCandidates(Digits::all(), false);
    }
    played_ = game.puzzle();
    return bytesOf(folder_ + '/' + savedGames.current() + ".game");
}

/// Encodes and decodes moves of all sorts and every numeric kind with its smallest value: -1 is "no branch".
void TestRecovery::recordsComeBack() {
    QRandomGenerator random(1);
    for (int round = 0; round < 2000; ++round) {
        const Record record = someMove(random);
        QCOMPARE(decode(lineOf(record)), record);
    }
    for (Record::Kind kind : {Record::Kind::Index, Record::Kind::Time, Record::Kind::Help, Record::Kind::Branch}) {
        Record record;
        record.kind = kind;
        record.number = -1;
        QCOMPARE(decode(lineOf(record)), record);
    }
}

/// Flips every bit of one line.
void TestRecovery::everyDamagedBitIsNoticed() {
    QRandomGenerator random(2);
    const QByteArray line = lineOf(someMove(random));
    for (qsizetype at = 0; at < line.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray damaged = line;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
            // Only the upper or lower case of the checksum's letters is not significant.
            if (damaged.toLower() != line.toLower()) QVERIFY(!decode(damaged));
        }
}

/// An undamaged journal restores everything, up to the last undone move.
void TestRecovery::theGameComesBackWithItsHistory() {
    const Recovered recovered = recover(playedJournal());
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.puzzle->history, played_.history);
    QCOMPARE(recovered.puzzle->historyDone, played_.historyDone);
    QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(played_));
    QCOMPARE(recovered.puzzle->name, "Example");
}

/// A crash or a full disk leaves a cut file. Cut at every seventh byte, it gives the same game as the complete
/// lines before the cut.
void TestRecovery::aCutLosesAtMostOneMove() {
    const QByteArray journal = playedJournal();
    const qsizetype first = journal.indexOf('\n');
    for (qsizetype length = first + 1; length < journal.size(); length += 7) {
        const Recovered cut = recover(journal.first(length));
        const Recovered whole = recover(journal.first(journal.lastIndexOf('\n', length - 1) + 1));
        QVERIFY(cut.puzzle);
        // A cut at the end of a line cannot be noticed; it gives a shorter game.
        QCOMPARE(cut.damaged, journal[length - 1] != '\n');
        QCOMPARE(cut.puzzle->history, whole.puzzle->history);
        QCOMPARE(cut.puzzle->historyDone, whole.puzzle->historyDone);
    }
}

/// One damaged line anywhere loses nothing: moves are written twice. Undo and time are written once, but the next
/// line is enough to restore them.
void TestRecovery::aLostLineIsBridged() {
    const QByteArray journal = playedJournal();
    const QList<QByteArray> lines = journal.split('\n');
    for (qsizetype lost = 2; lost + 2 < lines.size(); lost += 5) {
        QList<QByteArray> rest = lines;
        // From the third line on: the first two hold the puzzle.
        rest[lost] = "damaged";
        const Recovered recovered = recover(rest.join('\n'));
        QVERIFY(recovered.puzzle && recovered.damaged);
        // In every case the remaining history leads to the position that is shown.
        Game game;
        game.start(*recovered.puzzle);
        QCOMPARE(static_cast<std::size_t>(game.stack().count()), recovered.puzzle->history.size());
        if (decode(lines[lost])->kind == Record::Kind::Move) QCOMPARE(recovered.puzzle->history, played_.history);
    }
}

/// Older versions wrote a move once; the same state follows when both copies of a move are lost. The next move
/// stores the position that it found, which closes the gap.
void TestRecovery::movesMayStandThereOnce() {
    QList<QByteArray> lines = playedJournal().split('\n');
    for (qsizetype number = lines.size() - 1; number > 0; --number)
        if (lines[number] == lines[number - 1]) lines.removeAt(number);
    const Recovered recovered = recover(lines.join('\n'));
    QVERIFY(!recovered.damaged);
    QCOMPARE(recovered.puzzle->history, played_.history);
    for (qsizetype lost = 4; lost + 2 < lines.size(); lost += 7) {
        QList<QByteArray> rest = lines;
        rest[lost] = "damaged";
        const Recovered bridged = recover(rest.join('\n'));
        Game game;
        game.start(*bridged.puzzle);
        QCOMPARE(static_cast<std::size_t>(game.stack().count()), bridged.puzzle->history.size());
    }
}

/// Damages eight bytes at random places, as a bad disk or memory does.
void TestRecovery::aPuzzleDamagedInEveryLineIsRepaired() {
    const QByteArray journal = playedJournal();
    // The header: the short line, and both long ones.
    const qsizetype head = journal.indexOf('\n', journal.indexOf('\n', journal.indexOf('\n') + 1) + 1);
    QRandomGenerator random(3);
    int mended = 0;
    for (int round = 0; round < 300; ++round) {
        QByteArray damaged = journal;
        for (int count = 0; count < 8; ++count) damaged[random.bounded(head)] = static_cast<char>(random.bounded(256));
        const Recovered recovered = recover(damaged);
        if (!recovered.puzzle) continue;
        QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(played_));
        QVERIFY(recovered.damaged);
        ++mended;
    }
    // The rest are line ends that were damaged or created, or damage at the same place in both lines.
    QVERIFY2(mended > 265, qPrintable(QString::number(mended)));
}

/// As if all but the first hundred bytes were lost.
void TestRecovery::theGivensAloneAreEnough() {
    const Recovered recovered = recover(playedJournal().first(100));
    QVERIFY(recovered.puzzle && recovered.damaged);
    QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(puzzle_));
}

/// Damage to the start of the file is the worst, because it holds the puzzle; for that reason it is written twice.
void TestRecovery::damagedFilesAreNoticed_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("cut");
    QTest::addColumn<bool>("readable");
    QTest::newRow("empty") << QByteArray() << QByteArray() << -1 << false;
    QTest::newRow("head damaged") << QByteArray(100, '\x81') << QByteArray() << 100 << true;
    QTest::newRow("junk at the end") << QByteArray() << QByteArray("\x01\x02\n\xFF\n") << 0 << true;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << QByteArray() << -1 << false;
    QTest::newRow("something else") << QByteArray("hello\nworld\n") << QByteArray() << -1 << false;
}

void TestRecovery::damagedFilesAreNoticed() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, cut);
    QFETCH(bool, readable);
    const QByteArray journal = playedJournal();
    const Recovered recovered = recover(before + (cut < 0 ? QByteArray() : journal.sliced(cut)) + after);
    QVERIFY(recovered.damaged);
    QCOMPARE(recovered.puzzle.has_value(), readable);
    if (readable) QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(played_));
}

namespace {

CellState digit(int value) {
    CellState state;
    state.value = static_cast<std::uint8_t>(value);
    return state;
}

Record moveWith(std::vector<CellChange> changes, qint64 atMs = 1000) {
    return {.kind = Record::Kind::Move, .move = {.atMs = atMs, .changes = std::move(changes)}};
}

Record numberOf(Record::Kind kind, qint64 number) {
    return {.kind = kind, .number = number};
}

/// A line with a correct checksum for any content.
QByteArray rawLine(const QByteArray& payload) {
    const quint32 sum =
        crc32(0, reinterpret_cast<const Bytef*>(payload.constData()), static_cast<uInt>(payload.size()));
    return QByteArray::number(sum, 16).rightJustified(8, '0') + ' ' + payload + '\n';
}

} // namespace

/// A correct checksum does not mean that the content is possible. Cell 0 is a given 5, cell 2 is blank and takes a
/// 4.
void TestRecovery::entriesThatCannotBeTrueAreDamage_data() {
    using Kind = Record::Kind;
    constexpr qint64 kLargest = std::numeric_limits<qint64>::max(), kLeast = std::numeric_limits<qint64>::min();
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const QByteArray& line) { QTest::newRow(name) << line; };
    row("a move over a given", encode(moveWith({{0, digit(5), digit(6)}})));
    row("a given taken away", encode(moveWith({{0, digit(5), {}}})));
    row("a given found as another digit", encode(moveWith({{0, digit(7), digit(7)}})));
    row("what was not on the board", encode(moveWith({{3, digit(9), digit(6)}})));
    row("a cell that contradicts itself", encode(moveWith({{3, {}, digit(6)}, {3, digit(1), digit(2)}})));
    row("a move of nothing", encode(moveWith({})));
    row("a cell outside", rawLine("M1000 81:0>4"));
    row("a cell before the first", rawLine("M1000 -1:0>4"));
    row("a digit of ten", rawLine("M1000 3:0>a"));
    row("a mask of ten bits", rawLine("M1000 3:0>0.200"));
    row("a link from a mark to itself", rawLine("M1000 S1.3-1.3"));
    row("a link to a cell outside", rawLine("M1000 S1.3-1.99"));
    row("no number", rawLine("T"));
    row("a number of twenty digits", rawLine("T99999999999999999999"));
    row("an unknown kind", rawLine("Z1"));
    row("givens that are too few", rawLine("G123"));
    row("a puzzle that is none", rawLine("P{\"givens\": \"12\"}"));
    for (const qint64 number : {qint64{-1}, qint64{2}, qint64{1} << 31, kLargest, kLeast})
        row(qPrintable("index " + QString::number(number)), encode(numberOf(Kind::Index, number)));
    for (const qint64 number : {qint64{-2}, qint64{2}, (qint64{1} << 32) + 1, kLargest, kLeast})
        row(qPrintable("branch " + QString::number(number)), encode(numberOf(Kind::Branch, number)));
    for (const qint64 number : {qint64{-1}, qint64{100'000}, kLargest, kLeast})
        row(qPrintable("help " + QString::number(number)), encode(numberOf(Kind::Help, number)));
    for (const qint64 number : {qint64{-1}, qint64{kMaxElapsedMs + 1}, kLargest, kLeast})
        row(qPrintable("time " + QString::number(number)), encode(numberOf(Kind::Time, number)));
    for (const qint64 number : {qint64{-1}, kLargest, kLeast})
        row(qPrintable("date " + QString::number(number)), encode(numberOf(Kind::Date, number)));
}

/// Board, clock and the rest are as before the impossible entry, and the earlier moves are kept.
void TestRecovery::entriesThatCannotBeTrueAreDamage() {
    QFETCH(QByteArray, line);
    const QByteArray start = journalText(puzzle_, -1, {.helped = 3}) + encode(moveWith({{2, {}, digit(4)}})) +
                             encode(numberOf(Record::Kind::Time, 5000)) + encode(numberOf(Record::Kind::Branch, 1));
    for (const QByteArray& journal : {start + line, start + line + line}) {
        const Recovered recovered = recover(journal);
        QVERIFY(recovered.puzzle && recovered.damaged);
        const Puzzle& puzzle = *recovered.puzzle;
        QVERIFY(!puzzle.history.empty() && puzzle.history.front() == moveWith({{2, {}, digit(4)}}).move);
        QVERIFY(puzzle.elapsedMs == 5000 && recovered.tally.helped == 3 && recovered.branch <= 1);
        QCOMPARE(puzzle.grid.givens(), puzzle_.grid.givens());
        for (const Cell cell : puzzle_.grid.givens()) QCOMPARE(puzzle.grid.value(cell), puzzle_.grid.value(cell));
        // The history leads to the position; otherwise the game would drop it.
        Game game;
        game.start(puzzle);
        QCOMPARE(static_cast<std::size_t>(game.stack().count()), puzzle.history.size());
        game.beginBranchAt(qMax(0, recovered.branch));
    }
}

void TestRecovery::aMoveIsWorthMoreThanItsTime() {
    for (const qint64 atMs : {qint64{-1}, std::numeric_limits<qint64>::max()}) {
        const Recovered recovered = recover(journalText(puzzle_, -1, {}) + encode(moveWith({{2, {}, digit(4)}}, atMs)));
        QVERIFY(recovered.puzzle && recovered.damaged);
        QCOMPARE(recovered.puzzle->grid.value(2), 4);
        QCOMPARE(recovered.puzzle->elapsedMs, 0);
        QCOMPARE(recovered.puzzle->history.front().atMs, 0);
    }
}

/// Entries at the limits of what is possible, including colours from a file that no palette has.
void TestRecovery::aFittingJournalIsNoDamage() {
    CellState coloured;
    coloured.colours = {200, 255};
    Puzzle played = puzzle_;
    played.notes.resize(kCellCount);
    played.notes[2] = coloured;
    CellState after = coloured;
    after.value = 4;
    const Recovered recovered =
        recover(journalText(played, -1, {}) + encode(moveWith({{2, coloured, after}})) +
                encode(numberOf(Record::Kind::Index, 0)) + encode(numberOf(Record::Kind::Branch, -1)) +
                encode(numberOf(Record::Kind::Help, 99'999)) + encode(numberOf(Record::Kind::Check, 99'999)) +
                encode(hintRecord(1, {"x-wing", 1})) + encode(hintRecord(2, {})) +
                encode(hintRecord(1, {"x-wing", 3})) + encode(numberOf(Record::Kind::Wrong, 0)) +
                encode(numberOf(Record::Kind::Time, kMaxElapsedMs)) + encode(numberOf(Record::Kind::Date, 1)));
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.tally, (Tally{.helped = 99'999, .checks = 99'999, .hints = {{"x-wing", 3}, {QByteArray(), 1}}}));
    QCOMPARE(recovered.puzzle->elapsedMs, kMaxElapsedMs);
}

/// A hint that cannot be is left out; one whose predecessors were lost is kept.
void TestRecovery::impossibleHintsAreLeftOut() {
    const auto hints = [this](int number, const QByteArray& text) {
        const Recovered recovered = recover(journalText(puzzle_, -1, {}) +
                                            encode({.kind = Record::Kind::Hint, .number = number, .text = text}));
        return recovered.tally.hints;
    };
    QCOMPARE(hints(5, "2 x-wing"), (std::vector<HintUse>{{"x-wing", 2}}));
    for (const char* text : {"0 x-wing", "10 x-wing", "x-wing", "x x-wing", " x-wing"})
        QVERIFY2(hints(1, text).empty(), text);
    QVERIFY(hints(0, "1 x-wing").empty() && hints(1000, "1 x-wing").empty());
}

/// One that would change a given, or is not of this puzzle, leads nowhere.
void TestRecovery::bookmarksFitThePuzzle() {
    const auto bookmarks = [this](const Move& move) {
        return recover(journalText(puzzle_, -1, {}) + encode({.kind = Record::Kind::Bookmark, .move = move}));
    };
    const Move good = moveWith({{2, {}, digit(4)}}, 5000).move;
    const Recovered recovered = bookmarks(good);
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.bookmarks, std::vector{good});
    // The journal written anew has it as well.
    QCOMPARE(recover(journalText(puzzle_, -1, {}, {good})).bookmarks, std::vector{good});
    // The board itself is as it was.
    QVERIFY(recovered.puzzle->history.empty() && recovered.puzzle->grid == puzzle_.grid);
    for (const Move& bad : {moveWith({{0, digit(5), digit(4)}}).move, moveWith({{2, digit(3), digit(4)}}).move,
                            moveWith({{2, {}, digit(4)}}, -1).move})
        QVERIFY(bookmarks(bad).bookmarks.empty() && bookmarks(bad).damaged);
}

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
