// SPDX-License-Identifier: MIT
// Of steps with the same effect the shortest that came first is kept, also where a technique drops repeats itself; and
// there is a limit to how many steps of a technique are kept.
#include "engine/logic/finder.h"

#include <QTest>

#include <map>

using namespace ninefold;
using namespace ninefold::logic;

class TestFinder : public QObject {
    Q_OBJECT

private slots:
    void oneStepPerEffectIsTheShortestOfAllWays_data();
    void oneStepPerEffectIsTheShortestOfAllWays();
    void noTechniqueListsMoreStepsThanTheLimit();
};

void TestFinder::oneStepPerEffectIsTheShortestOfAllWays_data() {
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<QByteArray>("technique");
    const QByteArray cells = ".132....4..5.7....4.2...7....632.......4....1.8..5..2....7.35....486...7......1..";
    QTest::newRow("death blossom") << cells << QByteArray("death-blossom");
    QTest::newRow("loop") << cells << QByteArray("grouped-continuous-nice-loop");
}

void TestFinder::oneStepPerEffectIsTheShortestOfAllWays() {
    QFETCH(QByteArray, cells);
    QFETCH(QByteArray, technique);
    const Finder finder(Profile::only({techniqueById(technique.toStdString())}), true);
    const Position position(Grid::fromCells(cells.toStdString()));
    // Best first: of one effect the shortest, and of these the first that was found.
    std::map<std::vector<Deduction>, Step> shortest;
    const std::vector<Step> ways = finder.all(position, Finder::Choice::EveryWay);
    for (const Step& step : ways) shortest.try_emplace(step.deductions, step);
    const std::vector<Step> steps = finder.all(position);
    QVERIFY(!steps.empty() && steps.size() < ways.size());
    QCOMPARE(steps.size(), shortest.size());
    for (const Step& step : steps) QVERIFY(step == shortest.at(step.deductions));
}

/// On a grid with many candidates chains have more effects than memory holds.
void TestFinder::noTechniqueListsMoreStepsThanTheLimit() {
    const Position position(
        Grid::fromCells("..64987..3.87...4214.3....96...7.9...81..2576.7.6....151..63..783.2...6.7645.9.2."));
    const auto count = [&](const Profile& profile) {
        std::map<const Technique*, std::size_t> counts;
        for (const Step& step : Finder(profile, true).all(position)) ++counts[step.technique];
        return counts;
    };
    Profile profile = Profile::standard();
    std::map<const Technique*, std::size_t> all = count(profile);
    constexpr std::size_t kLimit = 3;
    profile.limits.steps = kLimit;
    QVERIFY(std::ranges::any_of(all, [](const auto& entry) { return entry.second > kLimit; }));
    for (const auto& [technique, found] : count(profile)) QCOMPARE(found, std::min(kLimit, all[technique]));
}

QTEST_GUILESS_MAIN(TestFinder)
#include "tst_finder.moc"
