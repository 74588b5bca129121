// SPDX-License-Identifier: MIT
// A long search ends soon after a stop request. Measured in units of work, which are about a hundred nanoseconds.
#include "tests/engine/logic/walks.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// Requests a stop at the first step, and notes how much work had been done by then.
class Stopper : public StepSink {
public:
    explicit Stopper(std::stop_source& source) : source_(source) {}
    bool take(Step&&) override {
        if (search != nullptr && !source_.stop_requested()) spentAtStop = search->spent();
        source_.request_stop();
        return true;
    }
    const LogicSearch* search = nullptr;
    std::int64_t spentAtStop = 0;

private:
    std::stop_source& source_;
};

/// A fifth of a millisecond, far below what a user notices.
constexpr std::int64_t kSoon = 2000;

} // namespace

class TestStop : public QObject {
    Q_OBJECT

private slots:
    /// Stopped at its first step, each technique may do little more work; work is counted instead of time, so a slow
    /// machine passes too.
    void aStoppedSearchDoesLittleMore() {
        walks::Mixture mixture(5);
        int stopped = 0;
        for (int n = 0; n < 12; ++n)
            for (const Position& position : walks::hardPositions(mixture.next(), 1, mixture.random()))
                for (const Technique* technique : allTechniques()) {
                    const LogicLimits limits = raisedLimits();
                    std::stop_source source;
                    LogicSearch search(technique, limits, true, source.get_token());
                    Stopper stopper(source);
                    stopper.search = &search;
                    // Techniques that may find nothing for a long time are stopped before they start.
                    if (technique->onRequest) source.request_stop();
                    technique->find(position, search, stopper);
                    if (!source.stop_requested()) continue;
                    ++stopped;
                    QVERIFY2(search.spent() - stopper.spentAtStop <= kSoon, walks::name(*technique).c_str());
                }
        // Enough techniques must have found a step and been stopped, or the test has no effect.
        QVERIFY(stopped > 100);
    }

    /// A stopped search for all steps returns a shorter list.
    void aStoppedFinderGivesWhatItHas() {
        walks::Mixture mixture(6);
        const Finder finder(Profile::standard(), true);
        std::stop_source source;
        source.request_stop();
        for (const Position& position : walks::hardPositions(mixture.next(), 3, mixture.random())) {
            const std::vector<Step> some = finder.all(position, Finder::Choice::OnePerEffect, source.get_token());
            QVERIFY(some.size() <= finder.all(position).size());
        }
    }
};

QTEST_APPLESS_MAIN(TestStop)
#include "tst_stop.moc"
