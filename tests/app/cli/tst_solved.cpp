// SPDX-License-Identifier: MIT
// The answer of an engine that reports every event may be too long for any memory.
#include "app/cli/answers/solved.h"

#include <QTest>

#include <limits>

using namespace ninefold;
using namespace ninefold::cli;
using namespace ninefold::formats;
using namespace ninefold::solve;
using namespace ninefold::cli;

namespace {

constexpr int kEvents = 20'000;

Solved solvedWithManyEvents() {
    EventBatch batch;
    for (int n = 0; n < kEvents; ++n) batch.events.push_back(SolverEvent::put(EventKind::Decide, 1, n % 81, 1 + n % 9));
    Solved solved;
    solved.status = "solved";
    solved.events.emplace(1, std::numeric_limits<std::uint64_t>::max());
    solved.events->take(batch);
    return solved;
}

} // namespace

class TestSolved : public QObject {
    Q_OBJECT

private slots:
    /// For the screen or --output, and for the file of --results.
    void eventsAreHandedOnAsTheyAreWritten_data() {
        QTest::addColumn<bool>("report");
        QTest::addRow("answer") << false;
        QTest::addRow("report") << true;
    }
    void eventsAreHandedOnAsTheyAreWritten() {
        QFETCH(bool, report);
        BatchResult result;
        std::string& out = report ? result.reports[3] : result.text;
        std::string whole;
        std::size_t longest = 0;
        result.handOn = [&](BatchResult& part) {
            QCOMPARE(&part, &result);
            longest = std::max(longest, out.size());
            whole += std::exchange(out, {});
        };
        writeText({.number = 1}, solvedWithManyEvents(), NameStyle::RowColumn, false, out, result);
        QCOMPARE_GT(longest, BatchResult::kMostGathered);
        QCOMPARE_LT(longest, BatchResult::kMostGathered + 1000);
        QCOMPARE_LT(out.size(), BatchResult::kMostGathered + 1000);
        whole += out;
        QCOMPARE(std::ranges::count(whole, '\n'), kEvents + 1);
    }
};

QTEST_APPLESS_MAIN(TestSolved)
#include "tst_solved.moc"
