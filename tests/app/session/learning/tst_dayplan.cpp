// SPDX-License-Identifier: MIT
// What to learn next and what to practise today.
#include "app/session/learning/dayplan.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::session;

namespace {

const QDate kToday(2026, 11, 19);

Mastery mastered(int dueIn = 5) {
    return {.tries = 10, .alone = 10, .box = 2, .due = kToday.addDays(dueIn)};
}

MasteryMap knownUpTo(std::size_t count, int dueIn = 5) {
    MasteryMap known;
    for (std::size_t place = 0; place < count; ++place) known.insert(idOf(*ladder()[place]), mastered(dueIn));
    return known;
}

std::size_t placeOf(const logic::Technique* technique) {
    return static_cast<std::size_t>(std::ranges::find(ladder(), technique) - ladder().begin());
}

} // namespace

class TestDayPlan : public QObject {
    Q_OBJECT

private slots:
    void whatATechniqueBuildsOnComesFirst_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        const char* const pairs[][2] = {
            {"naked-single", "naked-pair"},   {"naked-pair", "naked-triple"}, {"naked-triple", "naked-quadruple"},
            {"hidden-pair", "hidden-triple"}, {"x-wing", "swordfish"},        {"swordfish", "jellyfish"},
            {"x-wing", "finned-x-wing"},      {"xy-wing", "xyz-wing"},        {"xyz-wing", "wxyz-wing"},
            {"xy-wing", "xy-chain"},          {"skyscraper", "x-chain"},      {"xy-chain", "als-xz"},
            {"aic", "grouped-aic"},           {"als-xz", "als-chain"}};
        for (const auto& pair : pairs)
            QTest::addRow("%s, %s", pair[0], pair[1]) << QString(pair[0]) << QString(pair[1]);
    }
    void whatATechniqueBuildsOnComesFirst() {
        QFETCH(QString, first);
        QFETCH(QString, then);
        const auto* before = logic::techniqueById(first.toStdString());
        const auto* after = logic::techniqueById(then.toStdString());
        QVERIFY(before != nullptr && after != nullptr);
        QVERIFY(placeOf(before) < placeOf(after) && placeOf(after) < ladder().size());
    }

    void theFirstThatIsNotMasteredIsNext() {
        for (std::size_t count = 0; count < ladder().size(); ++count)
            QCOMPARE(nextToLearn(knownUpTo(count), {}), ladder()[count]);
        QVERIFY(nextToLearn(knownUpTo(ladder().size()), {}) == nullptr);
    }

    /// A strong player is not taught singles, but nothing is left out for ever.
    void whatIsFarBelowIsLeftOut() {
        const Strength strong{.mean = 6.5, .low = 6.0, .high = 7.0, .games = 20};
        const logic::Technique* next = nextToLearn({}, strong);
        QVERIFY(next->rating >= 50);
        MasteryMap known;
        for (const logic::Technique* technique : ladder())
            if (technique->rating >= 50) known.insert(idOf(*technique), mastered());
        QCOMPARE(nextToLearn(known, strong), ladder()[0]);
    }

    void aBeginnerLearnsTheFirst() {
        const DayPlan plan = planOf({}, {}, kToday);
        QVERIFY(plan.exercises.size() == 1);
        QCOMPARE(plan.exercises[0], (PlannedExercise{ladder()[0], 10, true}));
    }

    void whatIsDueComesFirst() {
        MasteryMap known = knownUpTo(6);
        known[idOf(*ladder()[4])].due = kToday.addDays(-3);
        known[idOf(*ladder()[1])].due = kToday;
        const DayPlan plan = planOf(known, {}, kToday);
        QCOMPARE(plan.exercises,
                 (std::vector<PlannedExercise>{{ladder()[4], 3}, {ladder()[1], 3}, {ladder()[6], 4, true}}));
        QVERIFY(planOf(known, {}, kToday.addDays(-4)).exercises.size() == 1);
    }

    /// The time that the player takes for a position, and what was practised today.
    void theDayHasTenMinutes() {
        QCOMPARE(planOf({}, {}, kToday, 30'000).positions(), 20);
        QCOMPARE(planOf({}, {}, kToday, 120'000).positions(), 5);
        QCOMPARE(planOf({}, {}, kToday, 1).positions(), 30);
        QCOMPARE(planOf({}, {}, kToday, 60'000, 300'000).positions(), 5);
        for (const qint64 spent : {600'000, 6'000'000}) QCOMPARE(planOf({}, {}, kToday, 60'000, spent).positions(), 0);
    }

    void noPlanIsLonger() {
        QRandomGenerator random(3);
        for (int round = 0; round < 300; ++round) {
            MasteryMap known;
            for (const logic::Technique* technique : ladder())
                if (random.bounded(2) == 0)
                    known.insert(
                        idOf(*technique),
                        {.tries = 10, .alone = random.bounded(11), .due = kToday.addDays(random.bounded(20) - 10)});
            const qint64 each = random.bounded(20'000, 180'000), spent = random.bounded(700'000);
            const DayPlan plan = planOf(known, {}, kToday, each, spent);
            QVERIFY(plan.positions() * each <= std::max<qint64>(0, 600'000 - spent) + each);
            for (const PlannedExercise& one : plan.exercises) {
                QVERIFY(one.positions > 0);
                QVERIFY(one.isNext || known.value(idOf(*one.technique)).isDue(kToday));
                QCOMPARE(std::ranges::count(plan.exercises, one.technique, &PlannedExercise::technique), 1);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDayPlan)
#include "tst_dayplan.moc"
