// SPDX-License-Identifier: MIT
// The ring of a technique, its tick, and the days of its repetitions.
#include "app/session/learning/mastery.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace ninefold::session;

namespace {

const QDate kDay(2026, 11, 1);
const QString kWing = QStringLiteral("xy-wing");

QList<Try> tries(int day, int alone, int helped = 0) {
    QList<Try> list(alone, {.technique = kWing, .day = kDay.addDays(day), .alone = true});
    return list << QList<Try>(helped, {.technique = kWing, .day = kDay.addDays(day), .alone = false});
}

QList<Try> randomTries(QRandomGenerator& random) {
    QList<Try> list;
    for (int count = random.bounded(1, 60); count > 0; --count)
        list << Try{.technique = random.bounded(2) == 0 ? kWing : QStringLiteral("x-wing"),
                    .day = kDay.addDays(random.bounded(40)),
                    .alone = random.bounded(3) > 0};
    return list;
}

} // namespace

class TestMastery : public QObject {
    Q_OBJECT

private slots:
    void whatWasNeverTriedHasNoEntry() {
        QVERIFY(masteryOf({}).isEmpty());
        const Mastery untried;
        QVERIFY(untried.isUntried() && !untried.isMastered() && !untried.isDue(kDay));
        QCOMPARE(untried.ring(), 0.0);
        QVERIFY(masteryOf({Try{.technique = kWing, .day = {}}}).isEmpty());
    }

    /// Found without help in the last ten; a tick from nine.
    void theRingCountsTheLastTen() {
        QCOMPARE(masteryOf(tries(0, 6)).value(kWing).ring(), 0.6);
        QVERIFY(!masteryOf(tries(0, 8)).value(kWing).isMastered());
        QVERIFY(masteryOf(tries(0, 9)).value(kWing).isMastered());
        QVERIFY(masteryOf(tries(0, 0, 5) << tries(1, 9)).value(kWing).isMastered());
        QVERIFY(!masteryOf(tries(0, 30) << tries(1, 0, 2)).value(kWing).isMastered());
    }

    void goodDaysWaitLonger() {
        QList<Try> all;
        int day = 0;
        for (const int days : kBoxDays) {
            all << tries(day, 5);
            const Mastery mastery = masteryOf(all).value(kWing);
            QCOMPARE(mastery.due, kDay.addDays(day + days));
            QVERIFY(!mastery.isDue(kDay.addDays(day + days - 1)) && mastery.isDue(mastery.due));
            day += days;
        }
        all << tries(day, 1);
        QCOMPARE(masteryOf(all).value(kWing).due, kDay.addDays(day + 32));
    }

    void aBadDayStartsAgain() {
        const Mastery mastery = masteryOf(tries(0, 5) << tries(1, 5) << tries(3, 5) << tries(7, 1, 2)).value(kWing);
        QCOMPARE(mastery.box, 0);
        QCOMPARE(mastery.due, kDay.addDays(8));
    }

    /// A day in between keeps the box and is repeated after as long.
    void aMiddlingDayStays() {
        const Mastery mastery = masteryOf(tries(0, 5) << tries(1, 5) << tries(3, 5, 5)).value(kWing);
        QCOMPARE(mastery.box, 1);
        QCOMPARE(mastery.due, kDay.addDays(5));
    }

    /// Practising more on the same day, or before the day, does not say that it is remembered.
    void earlyRepetitionsMoveNothing() {
        const Mastery mastery = masteryOf(tries(0, 5) << tries(0, 20) << tries(1, 5) << tries(2, 5)).value(kWing);
        QCOMPARE(mastery.box, 1);
        QCOMPARE(mastery.due, kDay.addDays(3));
    }

    void theOrderDoesNotMatter() {
        QRandomGenerator random(1);
        for (int round = 0; round < 200; ++round) {
            QList<Try> all = randomTries(random);
            const MasteryMap known = masteryOf(all);
            std::shuffle(all.begin(), all.end(), random);
            QCOMPARE(masteryOf(all), known);
            for (const Mastery& one : known) {
                QVERIFY(one.alone >= 0 && one.alone <= std::min(one.tries, kRingTries));
                QVERIFY(one.due > kDay && one.due <= kDay.addDays(40 + 32));
            }
        }
    }

    /// One more success on a later day never makes a technique less known, nor due before that day.
    void aSuccessNeverHurts() {
        QRandomGenerator random(2);
        for (int round = 0; round < 200; ++round) {
            const QList<Try> all = randomTries(random) << tries(39, 0, 1);
            const Mastery before = masteryOf(all).value(kWing), after = masteryOf(all + tries(41, 1)).value(kWing);
            QVERIFY(after.box >= before.box && after.due >= before.due);
        }
    }
};

QTEST_APPLESS_MAIN(TestMastery)
#include "tst_mastery.moc"
