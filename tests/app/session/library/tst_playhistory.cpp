// SPDX-License-Identifier: MIT
#include "app/session/library/playhistory.h"

#include "app/store/results/resultlist.h"
#include "app/store/savedgames.h"
#include "app/store/solvedlist.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

namespace {

const QString kEasy =
    QStringLiteral("..7..5..24..6...9.....8.1.5.9..4..7.1..2.....8....9...7..1....3.2...6..8.4..3..7.")
        .leftJustified(81, u'.');

const QDate kToday(2026, 11, 19);

qint64 msOf(const char* moment) {
    return QDateTime::fromString(QString::fromLatin1(moment), Qt::ISODate).toMSecsSinceEpoch();
}

} // namespace

/// What was played, from the files that say so.
class TestPlayHistory : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        files_ = {folder_->filePath("results.txt"), folder_->filePath("solved.txt"), folder_->filePath("games")};
    }

    void withoutFilesNothingWasPlayed() {
        const PlayHistory history = read();
        QVERIFY(history.records.isEmpty() && history.solvedOn.isEmpty());
        QCOMPARE(history.streak, 0);
        QVERIFY(history.of(kEasy).state == PlayState::New);
    }

    void theLastResultCounts() {
        addResult("2026-11-17T10:00:00Z", 300'000, 0);
        addResult("2026-11-18T10:00:00Z", 240'000, 2);
        addResult("2026-11-18T12:00:00Z", 360'000, 1);
        const PlayHistory history = read();
        const PlayRecord record = history.of(kEasy);
        QVERIFY(record.state == PlayState::Solved);
        QCOMPARE(record.elapsedMs, 360'000);
        QCOMPARE(record.hints, 1);
        QCOMPARE(history.solvedOn.value(kToday.addDays(-1)), 2);
        QCOMPARE(history.streak, 0);
        QCOMPARE(history.averageMs[static_cast<std::size_t>(rating::Level::Easy)], 300'000);
        QVERIFY(!history.averageMs[0]);
        addResult("2026-11-19T08:00:00Z", 300'000, 0);
        QCOMPARE(read().streak, 3);
    }

    /// Ticks from before times were kept.
    void aTickHasNoTime() {
        store::SolvedList(files_.solved).add(Grid::fromCells(kEasy.toStdString()));
        const PlayRecord record = read().of(kEasy);
        QVERIFY(record.state == PlayState::Solved && !record.elapsedMs);
        addResult("2026-11-18T10:00:00Z", 240'000, 2);
        QCOMPARE(read().of(kEasy).elapsedMs, 240'000);
    }

    void aStartedGameIsResumed() {
        const PlayHistory before = saveGame(10);
        const PlayRecord record = before.of(kEasy);
        QVERIFY(record.state == PlayState::Started);
        const int blanks = static_cast<int>(kEasy.count(u'.'));
        QCOMPARE(record.percent, 100 * 10 / blanks);
        QCOMPARE(record.digits.count(u'.'), blanks - 10);
        QVERIFY(store::SavedGames(files_.games).games().contains(record.game));
        // A finished one counts more.
        addResult("2026-11-18T10:00:00Z", 240'000, 2);
        QVERIFY(read().of(kEasy).state == PlayState::Solved);
    }

    void aGameWithoutADigitIsNew() {
        const PlayHistory history = saveGame(0);
        QVERIFY(history.of(kEasy).state == PlayState::New);
        QCOMPARE(history.games.size(), 1);
    }

    /// A file that did not change is not read again.
    void savedGamesAreReadOnce() {
        PlayHistory before = saveGame(10);
        before.games.begin()->record.percent = 77;
        QCOMPARE(readHistory(files_, before, kToday).of(kEasy).percent, 77);
        before.games.begin()->bytes += 1;
        QVERIFY(readHistory(files_, before, kToday).of(kEasy).percent != 77);
    }

private:
    PlayHistory read() const { return readHistory(files_, {}, kToday); }

    void addResult(const char* moment, qint64 elapsedMs, int hints) const {
        store::ResultList(files_.results)
            .add({.finishedMs = msOf(moment),
                  .elapsedMs = elapsedMs,
                  .level = rating::Level::Easy,
                  .hints = hints,
                  .givens = kEasy});
    }

    /// A game in which this number of cells is filled.
    PlayHistory saveGame(int filled) const {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kEasy.toStdString());
        puzzle.givensKnown = true;
        for (const Cell cell : puzzle.grid.blanks()) {
            if (filled-- <= 0) break;
            puzzle.grid.setValue(cell, 1);
        }
        {
            store::SavedGames games(files_.games);
            games.begin(puzzle);
        }
        return read();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    HistoryFiles files_;
};

QTEST_GUILESS_MAIN(TestPlayHistory)
#include "tst_playhistory.moc"
