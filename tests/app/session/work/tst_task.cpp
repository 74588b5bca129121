// SPDX-License-Identifier: MIT
// Work in another thread: its answers come in order, in the window's thread, and none after a stop.
#include "app/session/work/task.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <memory>
#include <vector>

using namespace ninefold;
using namespace ninefold::session;

namespace {

/// Collects the answers of its task.
struct Owner {
    void take(int answer) {
        inOtherThread = inOtherThread || QThread::currentThread() != QCoreApplication::instance()->thread();
        answers.push_back(answer);
    }

    std::vector<int> answers;
    bool inOtherThread = false;
    Task<Owner> task{*this, questionThreads};
};

/// Answers with one number.
auto answerOf(int number) {
    return [number](const std::stop_token&, const auto&) { return [number](Owner& owner) { owner.take(number); }; };
}

/// Delivers everything that the threads have posted until now.
void finishAll() {
    QVERIFY(questionThreads().waitForDone());
    QCoreApplication::processEvents();
}

} // namespace

class TestTask : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(questionThreads().waitForDone()); }
    void answersComeInOrder();
    void noAnswerComesWithinTheStart();
    void theLastAnswerFindsTheTaskEnded();
    void workWithoutALastAnswerEndsToo();
    void aLastAnswerMayStartTheNext();
    void anAnswerMayDestroyTheOwner();
    void workThatWasStoppedBeforeItsStartIsCalled();
    void nothingComesAfterAStop();
    void nothingComesAfterTheOwner();
    void aNewerStartDropsOlderAnswers();
    void thousandTasksAnswerOnce();
    void whatTheWorkHoldsIsReleased();
};

void TestTask::answersComeInOrder() {
    constexpr int kMany = 1000;
    Owner owner;
    owner.task.start([](const std::stop_token&, const auto& post) {
        for (int number = 0; number < kMany; ++number) post([number](Owner& to) { to.take(number); });
        return [](Owner& to) { to.take(kMany); };
    });
    QVERIFY(owner.task.isRunning());
    QTRY_VERIFY(!owner.task.isRunning());
    QCOMPARE(owner.answers.size(), std::size_t{kMany + 1});
    for (int number = 0; number <= kMany; ++number) QCOMPARE(owner.answers[static_cast<std::size_t>(number)], number);
    QVERIFY(!owner.inOtherThread);
}

/// The caller may not be ready for the answer yet.
void TestTask::noAnswerComesWithinTheStart() {
    Owner owner;
    owner.task.start(answerOf(1));
    QVERIFY(questionThreads().waitForDone());
    QVERIFY(owner.answers.empty());
    QVERIFY(owner.task.isRunning());
    QCoreApplication::processEvents();
    QCOMPARE(owner.answers, std::vector{1});
}

void TestTask::theLastAnswerFindsTheTaskEnded() {
    Owner owner;
    std::vector<bool> running;
    owner.task.start([&](const std::stop_token&, const auto& post) {
        const auto look = [&](Owner& to) { running.push_back(to.task.isRunning()); };
        post(look);
        return look;
    });
    finishAll();
    QCOMPARE(running, (std::vector{true, false}));
}

void TestTask::workWithoutALastAnswerEndsToo() {
    Owner owner;
    owner.task.start([](const std::stop_token&, const auto& post) {
        post([](Owner& to) { to.take(to.task.isRunning() ? 1 : 0); });
    });
    finishAll();
    QVERIFY(!owner.task.isRunning());
    QCOMPARE(owner.answers, std::vector{1});
}

void TestTask::aLastAnswerMayStartTheNext() {
    Owner owner;
    owner.task.start([](const std::stop_token&, const auto&) {
        return [](Owner& to) {
            to.take(1);
            to.task.start(answerOf(2));
        };
    });
    finishAll();
    QVERIFY(owner.task.isRunning());
    finishAll();
    QVERIFY(!owner.task.isRunning());
    QCOMPARE(owner.answers, (std::vector{1, 2}));
}

/// As when an answer closes the window.
void TestTask::anAnswerMayDestroyTheOwner() {
    auto owner = std::make_unique<Owner>();
    int later = 0;
    owner->task.start([&](const std::stop_token&, const auto& post) {
        post([&](Owner&) { owner.reset(); });
        return [&](Owner&) { ++later; };
    });
    finishAll();
    QVERIFY(!owner);
    QCOMPARE(later, 0);
}

/// All threads are busy until the work was stopped. It is called, sees the stop, and its answer is dropped.
void TestTask::workThatWasStoppedBeforeItsStartIsCalled() {
    QSemaphore busy;
    for (int thread = 0; thread < questionThreads().maxThreadCount(); ++thread)
        questionThreads().start([&] { busy.acquire(); });
    std::atomic<int> calls = 0, stops = 0;
    Owner owner;
    owner.task.start([&](const std::stop_token& stop, const auto& post) {
        ++calls;
        if (stop.stop_requested()) ++stops;
        post([](Owner& to) { to.take(1); });
    });
    owner.task.stop();
    QVERIFY(!owner.task.isRunning());
    busy.release(questionThreads().maxThreadCount());
    finishAll();
    QCOMPARE(calls, 1);
    QCOMPARE(stops, 1);
    QVERIFY(owner.answers.empty());
}

/// Not even what the work posted before the stop.
void TestTask::nothingComesAfterAStop() {
    QSemaphore posted;
    Owner owner;
    owner.task.start([&](const std::stop_token& stop, const auto& post) {
        post([](Owner& to) { to.take(1); });
        posted.release();
        while (!stop.stop_requested()) QThread::yieldCurrentThread();
        post([](Owner& to) { to.take(2); });
        return [](Owner& to) { to.take(3); };
    });
    posted.acquire();
    owner.task.stop();
    QVERIFY(!owner.task.isRunning());
    finishAll();
    QVERIFY(owner.answers.empty());
}

/// The work waits for the end of its owner, so the test would hang if the owner waited for the work.
void TestTask::nothingComesAfterTheOwner() {
    QSemaphore posted, destroyed;
    int answers = 0;
    auto owner = std::make_unique<Owner>();
    owner->task.start([&](const std::stop_token&, const auto& post) {
        post([&](Owner&) { ++answers; });
        posted.release();
        destroyed.acquire();
        post([&](Owner&) { ++answers; });
    });
    posted.acquire();
    owner.reset();
    destroyed.release();
    finishAll();
    QCOMPARE(answers, 0);
}

void TestTask::aNewerStartDropsOlderAnswers() {
    Owner owner;
    owner.task.start(answerOf(1));
    QVERIFY(questionThreads().waitForDone());
    // The first has answered, but the answer was not delivered yet.
    owner.task.start(answerOf(2));
    owner.task.start(answerOf(3));
    finishAll();
    QCOMPARE(owner.answers, std::vector{3});
    QVERIFY(!owner.task.isRunning());
}

/// Many more than threads. Every third is stopped and every seventh destroyed before its answer.
void TestTask::thousandTasksAnswerOnce() {
    std::vector<std::unique_ptr<Owner>> owners;
    for (int number = 0; number < 1000; ++number) {
        owners.push_back(std::make_unique<Owner>());
        owners.back()->task.start(answerOf(number));
    }
    for (std::size_t number = 0; number < owners.size(); ++number) {
        if (number % 3 == 0) owners[number]->task.stop();
        if (number % 7 == 0) owners[number].reset();
    }
    finishAll();
    for (std::size_t number = 0; number < owners.size(); ++number) {
        if (number % 7 == 0) continue;
        const std::vector<int> expected = number % 3 == 0 ? std::vector<int>{} : std::vector{static_cast<int>(number)};
        QCOMPARE(owners[number]->answers, expected);
    }
}

/// A long list must not stay in memory after its work.
void TestTask::whatTheWorkHoldsIsReleased() {
    const auto held = std::make_shared<int>(7);
    Owner owner;
    for (const bool toTheEnd : {true, false}) {
        owner.task.start([held](const std::stop_token&, const auto&) { return [held](Owner& to) { to.take(*held); }; });
        if (!toTheEnd) owner.task.stop();
        finishAll();
        QCOMPARE(held.use_count(), 1);
    }
    QCOMPARE(owner.answers, std::vector{7});
}

QTEST_GUILESS_MAIN(TestTask)
#include "tst_task.moc"
