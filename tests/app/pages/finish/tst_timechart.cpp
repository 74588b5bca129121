// SPDX-License-Identifier: MIT
// Tests the chart of steps and times: how a step is chosen, and what it is coloured after.
#include "app/pages/finish/timechart.h"

#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;

class TestTimeChart : public QObject {
    Q_OBJECT

private slots:
    void keysChooseSteps();
    void thePointerChoosesSteps();
    void anEmptyChartHasNothingToChoose();
    void colours_data();
    void colours();
};

namespace {

std::vector<TimedStep> someSteps() {
    const auto* single = logic::techniqueById("naked-single");
    return std::vector<TimedStep>(10, TimedStep{single, 23, Cells::of(4), 3000});
}

} // namespace

/// From end to end, and no further.
void TestTimeChart::keysChooseSteps() {
    TimeChart chart;
    chart.setProfile(someSteps());
    QSignalSpy chosen(&chart, &TimeChart::barChosen);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.chosen(), 0);
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(chart.chosen(), 0);
    QTest::keyClick(&chart, Qt::Key_End);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.chosen(), 9);
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(chart.chosen(), 8);
    QCOMPARE(chosen.size(), 3);
}

void TestTimeChart::thePointerChoosesSteps() {
    TimeChart chart;
    chart.setProfile(someSteps());
    chart.resize(400, 200);
    chart.show();
    QTest::mouseMove(&chart, QPoint(398, 100));
    QTRY_COMPARE(chart.chosen(), 9);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&chart, &leave);
    QCOMPARE(chart.chosen(), -1);
}

void TestTimeChart::anEmptyChartHasNothingToChoose() {
    TimeChart chart;
    chart.resize(400, 200);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.chosen(), -1);
    // Painting it needs no step.
    QVERIFY(!chart.grab().isNull());
}

void TestTimeChart::colours_data() {
    QTest::addColumn<QString>("technique");
    QTest::addColumn<int>("rating");
    QTest::addColumn<Level>("level");
    QTest::addRow("hidden single in a box") << "hidden-single-box" << 12 << Level::VeryEasy;
    QTest::addRow("hidden single in a line") << "hidden-single-row" << 15 << Level::Easy;
    QTest::addRow("naked single") << "naked-single" << 23 << Level::Normal;
    QTest::addRow("pair") << "naked-pair" << 30 << Level::Hard;
    QTest::addRow("chain") << "xy-chain" << 66 << Level::VeryHard;
    QTest::addRow("net") << "xy-chain" << 90 << Level::Expert;
    QTest::addRow("guess") << "" << 0 << Level::Expert;
}

void TestTimeChart::colours() {
    QFETCH(QString, technique);
    QFETCH(int, rating);
    QFETCH(Level, level);
    const TimedStep step{logic::techniqueById(technique.toStdString()), rating};
    QCOMPARE(levelOfStep(step), static_cast<int>(level));
}

QTEST_MAIN(TestTimeChart)
#include "tst_timechart.moc"
