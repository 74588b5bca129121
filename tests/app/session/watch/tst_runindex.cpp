// SPDX-License-Identifier: MIT
// The index of a run that may have millions of events: sections that grow with it, each with the kinds that occur in
// it, so that a search examines only a few of them. Compared with the events themselves.
#include "app/session/watch/runindex.h"

#include <QTest>

#include <random>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestRunIndex : public QObject {
    Q_OBJECT

private slots:
    void everyEventIsInItsStretch();
    void nearestFindsWhatIsThere();
};

namespace {

struct Run {
    RunIndex index;
    std::vector<SolverEvent> events;
};

/// A long run in which some events are rare, because searches are for rare ones.
Run randomRun(std::size_t length, unsigned seed) {
    std::mt19937 random(seed);
    Run run;
    while (run.events.size() < length) {
        // Some kinds are rare.
        const auto kind = static_cast<EventKind>(random() % 50 == 0 ? random() % kEventKindCount : random() % 3);
        run.events.push_back(SolverEvent::put(kind, static_cast<int>(random() % 60), 0, 1));
        run.index.add(run.events.back());
    }
    return run;
}

} // namespace

/// Lengths around the number of sections, where their size doubles.
void TestRunIndex::everyEventIsInItsStretch() {
    for (const std::size_t length : {0, 1, 2047, 2048, 2049, 5000, 40'000}) {
        const Run run = randomRun(length, 1);
        QCOMPARE(run.index.length(), length);
        QVERIFY(run.index.sections().size() <= RunIndex::kMaxSections);
        std::vector<RunIndex::Section> expected(run.index.sections().size());
        for (std::size_t i = 0; i < length; ++i) {
            RunIndex::Section& section = expected.at(run.index.sectionOf(i + 1));
            section.kinds.add(run.events[i].kind);
            section.deepest = std::max(section.deepest, run.events[i].level);
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(run.index.sections()[i].kinds == expected[i].kinds);
            QCOMPARE(run.index.sections()[i].deepest, expected[i].deepest);
        }
        if (length > 0 && length <= RunIndex::kMaxSections) QCOMPARE(run.index.stride(), 1U);
    }
}

/// Section by section, from any position and in both directions, including the starting section.
void TestRunIndex::nearestFindsWhatIsThere() {
    const Run run = randomRun(30'000, 2);
    const auto& sections = run.index.sections();
    std::mt19937 random(3);
    for (int round = 0; round < 2000; ++round) {
        const EventKinds kinds{static_cast<EventKind>(random() % kEventKindCount)};
        const std::size_t from = random() % sections.size();
        const bool forward = random() % 2 == 0;
        std::optional<std::size_t> expected;
        for (std::size_t at = from; at < sections.size() && !expected; forward ? ++at : --at)
            if (sections[at].kinds.meets(kinds)) expected = at;
        QCOMPARE(run.index.nearest(from, kinds, forward), expected);
    }
}

QTEST_APPLESS_MAIN(TestRunIndex)
#include "tst_runindex.moc"
