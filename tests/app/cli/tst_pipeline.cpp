// SPDX-License-Identifier: MIT
// The pipeline: order, bounds and ends, whatever the threads do. Nothing here goes by time; where one thread has to
// overtake another, it is made to.
#include "app/cli/pipeline.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace ninefold::cli;

namespace {

/// The first item is not done before one of the last that may be under way with it: it is overtaken for sure.
MakeHandler overtaken(std::atomic<bool>& other, long long last) {
    return [&other, last] {
        return [&other, last](const Item& item, Yield& yield) {
            if (item.number == last) other = true;
            while (item.number == 1 && !other) std::this_thread::yield();
            yield.text += std::to_string(item.number) + '\n';
        };
    };
}

/// Work that takes longer for some items than for others, so that threads overtake each other.
Handler unevenWork() {
    return [](const Item& item, Yield& yield) {
        // The compiler may not do away with work that has no result.
        volatile long long work = item.number * 7919 % 5000;
        while (work > 0) work = work - 1;
        yield.text += std::to_string(item.number) + '\n';
        ++yield.counts[static_cast<std::size_t>(item.number % 8)];
        // One item says that it was flawed: the whole must know.
        yield.flawed = yield.flawed || item.number == 500;
    };
}

} // namespace

class TestPipeline : public QObject {
    Q_OBJECT

private slots:
    /// Numbers of threads and sizes of batches that divide the items and that do not.
    void answersComeInOrder_data() {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("batch");
        for (const int threads : {1, 2, 3, 8})
            for (const int batch : {1, 3, 64})
                QTest::addRow("%d threads, batches of %d", threads, batch) << threads << batch;
    }

    void answersComeInOrder() {
        QFETCH(int, threads);
        QFETCH(int, batch);
        // Neither 3 nor 64 divides it, so the last batch is not full.
        constexpr int kItems = 1001;
        std::string text, expected;
        Yield total;
        Pipeline pipeline({.threads = threads, .batch = static_cast<std::size_t>(batch)}, unevenWork,
                          [&](const Yield& yield) {
                              text += yield.text;
                              total.add(yield);
                              return true;
                          });
        for (int number = 1; number <= kItems; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            expected += std::to_string(number) + '\n';
        }
        QVERIFY(pipeline.finish());
        QCOMPARE(text, expected);
        QCOMPARE(total.puzzles, kItems);
        // Of 1001 numbers 125 leave the rest 3 when divided by 8.
        QCOMPARE(total.counts[3], 125LL);
        QVERIFY(total.flawed);
    }

    /// The first item waits until one far behind it is being worked on.
    void whoOvertakesWaitsForTheOthers() {
        for (const int threads : {2, 5}) {
            std::atomic<bool> other{false};
            std::string text, expected;
            Pipeline pipeline({.threads = threads, .batch = 1}, overtaken(other, 4 * threads), [&](const Yield& yield) {
                text += yield.text;
                return true;
            });
            for (long long number = 1; number <= 100; ++number) {
                QVERIFY(pipeline.submit({.number = number}));
                expected += std::to_string(number) + '\n';
            }
            QVERIFY(pipeline.finish());
            QCOMPARE(text, expected);
        }
    }

    /// The bound of memory, asked after every item.
    void onlySoMuchIsUnderWay() {
        // Small batches, so that the bound is met again and again.
        constexpr int kThreads = 4, kBatch = 5;
        std::atomic<long long> written{0};
        Pipeline pipeline({.threads = kThreads, .batch = kBatch}, unevenWork, [&](const Yield& yield) {
            written += yield.puzzles;
            return true;
        });
        for (long long number = 1; number <= 3000; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            // What waits to be written counts as well; four batches for each thread and one that is being filled.
            QCOMPARE_LE(number - written, (4 * kThreads + 1) * kBatch);
        }
        pipeline.finish();
        QCOMPARE(written.load(), 3000);
    }

    /// As when the reader of a pipe has gone: what is written ends at once, and soon nothing more is read.
    void itStopsWhenNobodyWantsMore_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 6}) QTest::addRow("%d threads", threads) << threads;
    }

    void itStopsWhenNobodyWantsMore() {
        QFETCH(int, threads);
        std::string text;
        Pipeline pipeline({.threads = threads, .batch = 2}, unevenWork, [&](const Yield& yield) {
            text += yield.text;
            return text.size() < 10;
        });
        // Sooner or later a submit is refused; how soon depends on the threads.
        long long number = 1;
        while (pipeline.submit({.number = number})) ++number;
        QVERIFY(!pipeline.finish());
        // The batch that went over is still written whole.
        QCOMPARE(QByteArray::fromStdString(text), QByteArray("1\n2\n3\n4\n5\n6\n"));
        QCOMPARE_LE(number, 200);
    }

    /// Leaving a pipeline that is full of work must not hang.
    void whatWasNotFinishedIsForgotten() {
        Pipeline pipeline({.threads = 3, .batch = 4}, unevenWork, [](const Yield&) { return true; });
        for (long long number = 1; number <= 50; ++number) QVERIFY(pipeline.submit({.number = number}));
    }

    /// Answers far longer than what is gathered of them: in order, whole, and never all of one in memory.
    void longAnswersAreWrittenInParts_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 5}) QTest::addRow("%d threads", threads) << threads;
    }
    void longAnswersAreWrittenInParts() {
        QFETCH(int, threads);
        constexpr int kItems = 12, kParts = 40;
        const std::string part(Yield::kMostGathered / 8, 'x');
        const auto longAnswer = [&part] {
            return [&part](const Item& item, Yield& yield) {
                for (int n = 0; n < kParts; ++n) {
                    yield.text += std::to_string(item.number) + ':' + std::to_string(n) + part;
                    yield.handOnText();
                }
                yield.flawed = true;
            };
        };
        std::string text, expected;
        std::size_t longest = 0;
        long long puzzles = 0;
        Pipeline pipeline({.threads = threads, .batch = 1}, longAnswer, [&](const Yield& yield) {
            longest = std::max(longest, yield.text.size());
            puzzles += yield.puzzles;
            for (const char sign : yield.text)
                if (sign != 'x') text += sign;
            return true;
        });
        for (int number = 1; number <= kItems; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            for (int n = 0; n < kParts; ++n) expected += std::to_string(number) + ':' + std::to_string(n);
        }
        QVERIFY(pipeline.finish());
        QCOMPARE(text, expected);
        QCOMPARE(puzzles, kItems);
        QCOMPARE_LT(longest, 2 * Yield::kMostGathered);
    }

    /// The same for the files of --results, and the command goes on writing into the text that it had.
    void longReportsAreWrittenInParts() {
        constexpr int kParts = 40;
        const auto longAnswer = [] {
            return [](const Item& item, Yield& yield) {
                std::string& report = yield.reports[item.file];
                for (int n = 0; n < kParts; ++n) {
                    report.append(Yield::kMostGathered / 8, 'x');
                    report += '\n';
                    yield.handOnText();
                }
            };
        };
        std::size_t longest = 0;
        long long lines = 0;
        Pipeline pipeline({.threads = 2, .batch = 1}, longAnswer, [&](const Yield& yield) {
            for (const auto& [file, text] : yield.reports) {
                longest = std::max(longest, text.size());
                lines += std::ranges::count(text, '\n');
            }
            return true;
        });
        for (int number = 1; number <= 3; ++number) QVERIFY(pipeline.submit({.number = number}));
        QVERIFY(pipeline.finish());
        QCOMPARE(lines, 3 * kParts);
        QCOMPARE_LT(longest, 2 * Yield::kMostGathered);
    }

    /// Somebody who has seen enough of one long answer: nothing waits for its turn any more.
    void aLongAnswerCanBeRefused() {
        const auto longAnswer = [] {
            return [](const Item&, Yield& yield) {
                for (int n = 0; n < 20; ++n) {
                    yield.text.append(Yield::kMostGathered / 4, 'x');
                    yield.handOnText();
                }
            };
        };
        int written = 0;
        Pipeline pipeline({.threads = 4, .batch = 1}, longAnswer, [&](const Yield&) { return ++written < 3; });
        for (int number = 1; number <= 30 && pipeline.submit({.number = number}); ++number) {
        }
        QVERIFY(!pipeline.finish());
        QCOMPARE(written, 3);
    }

    /// A remark that each of many puzzles would make is one line on the screen.
    void remarksAreSaidOnce() {
        Yield total;
        for (const char* remark : {"b", "a", "b"}) {
            Yield yield;
            yield.remarks.insert(remark);
            total.add(yield);
        }
        QCOMPARE(total.remarks, (std::set<std::string>{"a", "b"}));
    }
};

QTEST_APPLESS_MAIN(TestPipeline)
#include "tst_pipeline.moc"
