// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/levelaverages.h"

#include "app/store/results/statistics.h"
#include "engine/core/cells.h"

#include "tests/app/scratchhome.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::store;

/// The average times come from the file of finished games, for each level by itself.
class TestLevelAverages : public QObject {
    Q_OBJECT

private slots:
    void eachLevelHasItsOwn();

private:
    ScratchHome home_;
};

void TestLevelAverages::eachLevelHasItsOwn() {
    const ResultList list(ResultList::usualPath());
    for (int game = 0; game < kMinAveragedGames; ++game)
        list.add({.finishedMs = 1'790'000'000'000,
                  .elapsedMs = 100'000 * (game + 1),
                  .level = Level::Hard,
                  .givens = QString(kCellCount, u'.')});
    list.add(
        {.finishedMs = 1'790'000'000'000, .elapsedMs = 5, .level = Level::Easy, .givens = QString(kCellCount, u'.')});
    LevelAverages averages(list);
    std::optional<AverageTimes> found;
    connect(&averages, &LevelAverages::averagesFound, this, [&found](const AverageTimes& times) { found = times; });
    averages.ask();
    QTRY_VERIFY(found.has_value());
    for (const Level level : kLevels) {
        const auto& time = (*found)[static_cast<std::size_t>(level)];
        if (level == Level::Hard) QCOMPARE(time, std::optional<qint64>(200'000));
        else QVERIFY(!time);
    }
}

QTEST_GUILESS_MAIN(TestLevelAverages)
#include "tst_levelaverages.moc"
