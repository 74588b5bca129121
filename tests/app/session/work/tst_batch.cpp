// SPDX-License-Identifier: MIT
#include "app/session/work/batch.h"

#include <QTest>

#include <atomic>
#include <set>
#include <thread>

using namespace ninefold;
using namespace ninefold::session;

namespace {

constexpr int kMany = 3000;

/// Answers after a time that differs by number, so that they overtake each other.
int squareOf(int number) {
    std::uint64_t wait = 0;
    for (int turn = 0; turn < number * 7919 % 5000; ++turn) wait += static_cast<std::uint64_t>(turn) * wait + 1;
    return wait == 0 && number < 0 ? 0 : number * number;
}

} // namespace

/// Work on many items: each is answered once, with any number of threads; a cancel keeps finished answers; no work
/// outlives the batch.
class TestBatch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everythingIsAnsweredOnce_data();
    void everythingIsAnsweredOnce();
    void nothingIsAnEndToo();
    void aCancelKeepsWhatIsDone();
    void aCancelReachesThoseAtWork();
    void nothingComesAfterAStop();
    void aNewStartTakesThePlace();
    void whatItHoldsIsLetGo();

private:
    void take(const Batch<int>::Answers& answers);

    std::map<int, int> answers_;
    int ends_ = 0, twice_ = 0;
};

void TestBatch::init() {
    answers_.clear();
    ends_ = twice_ = 0;
    batchThreads().setMaxThreadCount(3);
}

void TestBatch::cleanup() {
    QVERIFY(batchThreads().waitForDone());
}

void TestBatch::take(const Batch<int>::Answers& answers) {
    QCOMPARE(ends_, 0);
    for (const auto& [number, answer] : answers) twice_ += answers_.emplace(number, answer).second ? 0 : 1;
}

void TestBatch::everythingIsAnsweredOnce_data() {
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 3, 8}) QTest::addRow("%d", threads) << threads;
}

void TestBatch::everythingIsAnsweredOnce() {
    QFETCH(int, threads);
    batchThreads().setMaxThreadCount(threads);
    Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
    batch.start(kMany, [](int number, const std::stop_token&) { return squareOf(number); });
    QVERIFY(batch.isRunning());
    QTRY_COMPARE(ends_, 1);
    QVERIFY(!batch.isRunning() && !batch.wasCancelled());
    QCOMPARE(twice_, 0);
    QCOMPARE(static_cast<int>(answers_.size()), kMany);
    for (const auto& [number, answer] : answers_) QCOMPARE(answer, number * number);
    // Exactly once.
    QCoreApplication::processEvents();
    QCOMPARE(ends_, 1);
}

void TestBatch::nothingIsAnEndToo() {
    Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
    batch.start(0, [](int number, const std::stop_token&) { return number; });
    QTRY_COMPARE(ends_, 1);
    QVERIFY(answers_.empty());
}

/// Items before the hundredth answer at once, the others only after a stop: no answer waits for another.
void TestBatch::aCancelKeepsWhatIsDone() {
    constexpr int kDone = 100;
    std::atomic<int> cutShort = 0;
    Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
    batch.start(kMany, [&](int number, const std::stop_token& stop) {
        if (number < kDone) return number * number;
        ++cutShort;
        while (!stop.stop_requested()) std::this_thread::yield();
        return -1;
    });
    QTRY_COMPARE(cutShort, 3);
    QTRY_COMPARE(answers_.size(), std::size_t{kDone});
    batch.cancel();
    QTRY_COMPARE(ends_, 1);
    QVERIFY(batch.wasCancelled());
    QCOMPARE(twice_, 0);
    QVERIFY(!answers_.empty());
    // Interrupted work gives no answer.
    for (const auto& [number, answer] : answers_) QCOMPARE(answer, number * number);
    // No thread starts another item.
    QVERIFY(cutShort <= 3);
}

/// The end comes only when the last thread has finished.
void TestBatch::aCancelReachesThoseAtWork() {
    std::atomic<int> atWork = 0;
    std::atomic<bool> letGo = false;
    Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
    batch.start(3, [&](int number, const std::stop_token& stop) {
        ++atWork;
        while (!stop.stop_requested() || (number == 0 && !letGo)) std::this_thread::yield();
        return --atWork;
    });
    QTRY_COMPARE(atWork, 3);
    batch.cancel();
    QTRY_COMPARE(atWork, 1);
    // Both threads have reported by now.
    QTest::qWait(0);
    QCOMPARE(ends_, 0);
    letGo = true;
    QTRY_COMPARE(ends_, 1);
    QVERIFY(answers_.empty());
}

void TestBatch::nothingComesAfterAStop() {
    {
        Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
        batch.start(kMany, [](int number, const std::stop_token&) { return squareOf(number); });
        batch.stop();
        QVERIFY(!batch.isRunning());
        QCoreApplication::processEvents();
        // Destruction is a stop as well.
        batch.start(kMany, [](int number, const std::stop_token&) { return squareOf(number); });
    }
    QVERIFY(batchThreads().waitForDone());
    QCoreApplication::processEvents();
    QVERIFY(answers_.empty());
    QCOMPARE(ends_, 0);
}

void TestBatch::aNewStartTakesThePlace() {
    Batch<int> batch([this](const auto& answers) { take(answers); }, [this] { ++ends_; });
    batch.start(kMany, [](int number, const std::stop_token& stop) {
        while (number > 20 && !stop.stop_requested()) std::this_thread::yield();
        return -1;
    });
    batch.stop();
    // Its answers are ready, but must be dropped.
    QVERIFY(batchThreads().waitForDone());
    batch.start(10, [](int number, const std::stop_token&) { return number * number; });
    QTRY_COMPARE(ends_, 1);
    QCOMPARE(answers_.size(), std::size_t{10});
    for (const auto& [number, answer] : answers_) QCOMPARE(answer, number * number);
}

/// A list of fifty thousand must not stay in memory after its window was closed.
void TestBatch::whatItHoldsIsLetGo() {
    const auto held = std::make_shared<int>(7);
    for (const bool toTheEnd : {true, false}) {
        ends_ = 0;
        Batch<int> batch([](const auto&) {}, [this] { ++ends_; });
        batch.start(kMany, [held](int number, const std::stop_token&) { return number * *held; });
        QVERIFY(held.use_count() > 1);
        if (toTheEnd) QTRY_COMPARE(ends_, 1);
        else batch.stop();
        QVERIFY(batchThreads().waitForDone());
        QCOMPARE(held.use_count(), 1);
    }
}

QTEST_GUILESS_MAIN(TestBatch)
#include "tst_batch.moc"
