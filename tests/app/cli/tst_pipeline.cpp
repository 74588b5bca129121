// SPDX-License-Identifier: MIT
// The pipeline: order, bounds and ends, with any timing of the threads. No test depends on time; where one thread
// must overtake another, it is forced to.
#include "app/cli/pipeline.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace ninefold::cli;

namespace {

/// The first item finishes only after one of the last that can be in progress with it, so it is certainly overtaken.
MakeHandler overtaken(std::atomic<bool>& other, long long last) {
    return [&other, last] {
        return [&other, last](const Item& item, BatchResult& result) {
            if (item.number == last) other = true;
            while (item.number == 1 && !other) std::this_thread::yield();
            result.text += std::to_string(item.number) + '\n';
        };
    };
}

/// Work that takes longer for some items than for others, so that threads overtake each other.
Handler unevenWork() {
    return [](const Item& item, BatchResult& result) {
        // The compiler must not remove work that has no result.
        volatile long long work = item.number * 7919 % 5000;
        while (work > 0) work = work - 1;
        result.text += std::to_string(item.number) + '\n';
        ++result.counts[static_cast<std::size_t>(item.number % 8)];
        // One item is flawed: the total must show it.
        result.flawed = result.flawed || item.number == 500;
    };
}

} // namespace

class TestPipeline : public QObject {
    Q_OBJECT

private slots:
    /// Numbers of threads and batch sizes that divide the number of items and that do not.
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
        BatchResult total;
        Pipeline pipeline({.threads = threads, .batch = static_cast<std::size_t>(batch)}, unevenWork,
                          [&](const BatchResult& result) {
                              text += result.text;
                              total.add(result);
                              return true;
                          });
        for (int number = 1; number <= kItems; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            expected += std::to_string(number) + '\n';
        }
        QVERIFY(pipeline.finish());
        QCOMPARE(text, expected);
        QCOMPARE(total.puzzles, kItems);
        // Of 1001 numbers 125 leave the remainder 3 when divided by 8.
        QCOMPARE(total.counts[3], 125LL);
        QVERIFY(total.flawed);
    }

    /// The first item waits until a much later one is being processed.
    void whoOvertakesWaitsForTheOthers() {
        for (const int threads : {2, 5}) {
            std::atomic<bool> other{false};
            std::string text, expected;
            Pipeline pipeline({.threads = threads, .batch = 1}, overtaken(other, 4 * threads),
                              [&](const BatchResult& result) {
                                  text += result.text;
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

    /// Checks the memory bound after every item.
    void onlySoMuchIsUnderWay() {
        // Small batches, so that the bound is reached often.
        constexpr int kThreads = 4, kBatch = 5;
        std::atomic<long long> written{0};
        Pipeline pipeline({.threads = kThreads, .batch = kBatch}, unevenWork, [&](const BatchResult& result) {
            written += result.puzzles;
            return true;
        });
        for (long long number = 1; number <= 3000; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            // Includes items that wait to be written; four batches per thread and one that is being filled.
            QCOMPARE_LE(number - written, (4 * kThreads + 1) * kBatch);
        }
        pipeline.finish();
        QCOMPARE(written.load(), 3000);
    }

    /// As when the reader of a pipe has closed it: writing ends at once, and reading soon.
    void itStopsWhenTheReaderDoes_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 6}) QTest::addRow("%d threads", threads) << threads;
    }

    void itStopsWhenTheReaderDoes() {
        QFETCH(int, threads);
        std::string text;
        Pipeline pipeline({.threads = threads, .batch = 2}, unevenWork, [&](const BatchResult& result) {
            text += result.text;
            return text.size() < 10;
        });
        // Eventually a submit is rejected; how soon depends on the threads.
        long long number = 1;
        while (pipeline.submit({.number = number})) ++number;
        QVERIFY(!pipeline.finish());
        // The batch that was too much is still written completely.
        QCOMPARE(QByteArray::fromStdString(text), QByteArray("1\n2\n3\n4\n5\n6\n"));
        QCOMPARE_LE(number, 200);
    }

    /// Destroying a pipeline that is full of work must not hang.
    void whatWasNotFinishedIsForgotten() {
        Pipeline pipeline({.threads = 3, .batch = 4}, unevenWork, [](const BatchResult&) { return true; });
        for (long long number = 1; number <= 50; ++number) QVERIFY(pipeline.submit({.number = number}));
    }

    /// Answers far longer than the buffer: in order, complete, and never entirely in memory.
    void longAnswersAreWrittenInParts_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 5}) QTest::addRow("%d threads", threads) << threads;
    }
    void longAnswersAreWrittenInParts() {
        QFETCH(int, threads);
        constexpr int kItems = 12, kParts = 40;
        const std::string part(BatchResult::kMostGathered / 8, 'x');
        const auto longAnswer = [&part] {
            return [&part](const Item& item, BatchResult& result) {
                for (int n = 0; n < kParts; ++n) {
                    result.text += std::to_string(item.number) + ':' + std::to_string(n) + part;
                    result.handOnText();
                }
                result.flawed = true;
            };
        };
        std::string text, expected;
        std::size_t longest = 0;
        long long puzzles = 0;
        Pipeline pipeline({.threads = threads, .batch = 1}, longAnswer, [&](const BatchResult& result) {
            longest = std::max(longest, result.text.size());
            puzzles += result.puzzles;
            for (const char character : result.text)
                if (character != 'x') text += character;
            return true;
        });
        for (int number = 1; number <= kItems; ++number) {
            QVERIFY(pipeline.submit({.number = number}));
            for (int n = 0; n < kParts; ++n) expected += std::to_string(number) + ':' + std::to_string(n);
        }
        QVERIFY(pipeline.finish());
        QCOMPARE(text, expected);
        QCOMPARE(puzzles, kItems);
        QCOMPARE_LT(longest, 2 * BatchResult::kMostGathered);
    }

    /// The same for the files of --results, and the command continues to write into the text that it had.
    void longReportsAreWrittenInParts() {
        constexpr int kParts = 40;
        const auto longAnswer = [] {
            return [](const Item& item, BatchResult& result) {
                std::string& report = result.reports[item.file];
                for (int n = 0; n < kParts; ++n) {
                    report.append(BatchResult::kMostGathered / 8, 'x');
                    report += '\n';
                    result.handOnText();
                }
            };
        };
        std::size_t longest = 0;
        long long lines = 0;
        Pipeline pipeline({.threads = 2, .batch = 1}, longAnswer, [&](const BatchResult& result) {
            for (const auto& [file, text] : result.reports) {
                longest = std::max(longest, text.size());
                lines += std::ranges::count(text, '\n');
            }
            return true;
        });
        for (int number = 1; number <= 3; ++number) QVERIFY(pipeline.submit({.number = number}));
        QVERIFY(pipeline.finish());
        QCOMPARE(lines, 3 * kParts);
        QCOMPARE_LT(longest, 2 * BatchResult::kMostGathered);
    }

    /// The reader refuses the rest of one long answer: then nothing waits for its turn any more.
    void aLongAnswerCanBeRefused() {
        const auto longAnswer = [] {
            return [](const Item&, BatchResult& result) {
                for (int n = 0; n < 20; ++n) {
                    result.text.append(BatchResult::kMostGathered / 4, 'x');
                    result.handOnText();
                }
            };
        };
        int written = 0;
        Pipeline pipeline({.threads = 4, .batch = 1}, longAnswer, [&](const BatchResult&) { return ++written < 3; });
        for (int number = 1; number <= 30 && pipeline.submit({.number = number}); ++number) {
        }
        QVERIFY(!pipeline.finish());
        QCOMPARE(written, 3);
    }

    /// A remark that many puzzles cause is one line on the screen.
    void remarksAreSaidOnce() {
        BatchResult total;
        for (const char* remark : {"b", "a", "b"}) {
            BatchResult result;
            result.remarks.insert(remark);
            total.add(result);
        }
        QCOMPARE(total.remarks, (std::set<std::string>{"a", "b"}));
    }
};

QTEST_APPLESS_MAIN(TestPipeline)
#include "tst_pipeline.moc"
