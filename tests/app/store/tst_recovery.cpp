// SPDX-License-Identifier: MIT
#include "app/store/recovery.h"

#include "app/game/hand.h"
#include "app/store/keeper.h"
#include "tests/app/scratchhome.h"

#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;

/// Journals that were cut off, spoilt or made by somebody else.
class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void init();
    void recordsComeBack();
    void everySpoiltBitIsSeen();
    void theGameComesBackWithItsHistory();
    void aCutLosesAtMostOneMove();
    void aLostLineIsBridged();
    void movesMayStandThereOnce();
    void aPuzzleSpoiltInEveryLineIsMended();
    void theGivensAloneAreEnough();
    void spoiltFilesAreSeen_data();
    void spoiltFilesAreSeen();

private:
    QByteArray playedJournal();

    ScratchHome home_;
    int round_ = 0;
    QString folder_;
    Puzzle puzzle_;
    Puzzle played_;
};

namespace {

/// Any field may be set or not, as in years of play.
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

/// As it stands in a file, without its line end.
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
    puzzle_.grid = Grid::fromCells("5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9");
}

/// Plays at random with a keeper, and gives back the file.
QByteArray TestRecovery::playedJournal() {
    Game game;
    Hand hand(game);
    Shelf shelf(folder_);
    const Keeper keeper(game, shelf);
    game.start(puzzle_);
    shelf.begin(puzzle_);
    QRandomGenerator random(5);
    for (int round = 0; round < 200; ++round) {
        const Cell cell = random.bounded(kCellCount);
        hand.select(Cells::of(cell), cell);
        hand.type(1 + random.bounded(9), static_cast<EntryMode>(random.bounded(kEntryModes)));
        // Undone moves and moves of many cells are in it too.
        if (random.bounded(9) == 0) game.stack().undo();
        if (random.bounded(30) == 0) hand.fillCandidates(Digits::all(), false);
    }
    played_ = game.puzzle();
    QFile file(folder_ + '/' + shelf.current() + ".game");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Moves of all sorts, and every kind that is a number, with the least that occurs: -1 is "no branch".
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

/// All bits of one line, one after the other.
void TestRecovery::everySpoiltBitIsSeen() {
    QRandomGenerator random(2);
    const QByteArray line = lineOf(someMove(random));
    for (qsizetype at = 0; at < line.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray spoilt = line;
            spoilt[at] = static_cast<char>(spoilt[at] ^ (1 << bit));
            // Only the case of the checksum's own letters means nothing.
            if (spoilt.toLower() != line.toLower()) QVERIFY(!decode(spoilt));
        }
}

/// Undamaged: everything, to the last undone move.
void TestRecovery::theGameComesBackWithItsHistory() {
    const Recovered recovered = recover(playedJournal());
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.puzzle->history, played_.history);
    QCOMPARE(recovered.puzzle->historyDone, played_.historyDone);
    QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(played_));
    QCOMPARE(recovered.puzzle->name, "Example");
}

/// What a crash or a full disk leaves behind, at every seventh byte: the same as the whole lines before it.
void TestRecovery::aCutLosesAtMostOneMove() {
    const QByteArray journal = playedJournal();
    const qsizetype first = journal.indexOf('\n');
    for (qsizetype length = first + 1; length < journal.size(); length += 7) {
        const Recovered cut = recover(journal.first(length));
        const Recovered whole = recover(journal.first(journal.lastIndexOf('\n', length - 1) + 1));
        QVERIFY(cut.puzzle);
        // Cut at the end of a line nothing shows; it is a shorter game.
        QCOMPARE(cut.damaged, journal[length - 1] != '\n');
        QCOMPARE(cut.puzzle->history, whole.puzzle->history);
        QCOMPARE(cut.puzzle->historyDone, whole.puzzle->historyDone);
        // Where writing would go on: never behind the end.
        QVERIFY(cut.wholeBytes <= length);
    }
}

/// One spoilt line anywhere costs nothing: what it said stands there twice. Of undo and time, which stand there once,
/// the next line tells enough.
void TestRecovery::aLostLineIsBridged() {
    const QByteArray journal = playedJournal();
    const QList<QByteArray> lines = journal.split('\n');
    for (qsizetype lost = 2; lost + 2 < lines.size(); lost += 5) {
        QList<QByteArray> rest = lines;
        // From the third line on: the puzzle stands in the first two.
        rest[lost] = "spoilt";
        const Recovered recovered = recover(rest.join('\n'));
        QVERIFY(recovered.puzzle && recovered.damaged);
        // Whatever was lost, the history that is left leads to the position that is shown.
        Game game;
        game.start(*recovered.puzzle);
        QCOMPARE(static_cast<std::size_t>(game.stack().count()), recovered.puzzle->history.size());
        if (decode(lines[lost])->kind == Record::Kind::Move) QCOMPARE(recovered.puzzle->history, played_.history);
    }
}

/// As an older Ninefold wrote them, and with both copies of a move gone: what the next move found makes up for it.
void TestRecovery::movesMayStandThereOnce() {
    QList<QByteArray> lines = playedJournal().split('\n');
    for (qsizetype number = lines.size() - 1; number > 0; --number)
        if (lines[number] == lines[number - 1]) lines.removeAt(number);
    const Recovered recovered = recover(lines.join('\n'));
    QVERIFY(!recovered.damaged);
    QCOMPARE(recovered.puzzle->history, played_.history);
    for (qsizetype lost = 4; lost + 2 < lines.size(); lost += 7) {
        QList<QByteArray> rest = lines;
        rest[lost] = "spoilt";
        const Recovered bridged = recover(rest.join('\n'));
        Game game;
        game.start(*bridged.puzzle);
        QCOMPARE(static_cast<std::size_t>(game.stack().count()), bridged.puzzle->history.size());
    }
}

/// Eight bytes anywhere, as a bad disk or memory leaves them.
void TestRecovery::aPuzzleSpoiltInEveryLineIsMended() {
    const QByteArray journal = playedJournal();
    // The short line, and both long ones.
    const qsizetype head = journal.indexOf('\n', journal.indexOf('\n', journal.indexOf('\n') + 1) + 1);
    QRandomGenerator random(3);
    int mended = 0;
    for (int round = 0; round < 300; ++round) {
        QByteArray spoilt = journal;
        for (int count = 0; count < 8; ++count) spoilt[random.bounded(head)] = static_cast<char>(random.bounded(256));
        const Recovered recovered = recover(spoilt);
        if (!recovered.puzzle) continue;
        QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(played_));
        QVERIFY(recovered.damaged);
        ++mended;
    }
    // What remains is a line end that was spoilt or made, or the same place in both lines.
    QVERIFY2(mended > 265, qPrintable(QString::number(mended)));
}

/// As where all but the first hundred bytes is lost.
void TestRecovery::theGivensAloneAreEnough() {
    const Recovered recovered = recover(playedJournal().first(100));
    QVERIFY(recovered.puzzle && recovered.damaged);
    QCOMPARE(sheetOf(*recovered.puzzle), sheetOf(puzzle_));
}

/// The beginning of the file, which holds the puzzle, is the worst place; it stands there twice for that reason.
void TestRecovery::spoiltFilesAreSeen_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("cut");
    QTest::addColumn<bool>("readable");
    QTest::newRow("empty") << QByteArray() << QByteArray() << -1 << false;
    QTest::newRow("head spoilt") << QByteArray(100, '\x81') << QByteArray() << 100 << true;
    QTest::newRow("junk behind") << QByteArray() << QByteArray("\x01\x02\n\xFF\n") << 0 << true;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << QByteArray() << -1 << false;
    QTest::newRow("something else") << QByteArray("hello\nworld\n") << QByteArray() << -1 << false;
}

void TestRecovery::spoiltFilesAreSeen() {
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

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
