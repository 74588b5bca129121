// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/values.h"
#include "engine/formats/puzzle.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace ninefold::cli {

/// One puzzle of the input.
struct Item {
    formats::Puzzle puzzle;
    /// The index of its input file, from 0.
    int file = 0;
    /// From 1, counted over all files.
    long long number = 0;
};

/// The results of some items. A value: each batch has its own, and only the writing thread adds them up.
struct BatchResult {
    /// For the output, in the order of the input.
    std::string text;
    /// For other files, in the same order; the key is the index of the input file.
    std::map<int, std::string> reports;
    /// Counters of the command, which decides what each place means.
    std::array<long long, 8> counts{};
    long long puzzles = 0;
    /// Was some puzzle invalid, unsolved or not unique?
    bool flawed = false;
    /// Sentences for standard error; each is written once, even if several puzzles cause it.
    std::set<std::string> remarks;
    /// Puzzles and full boards for a library, which Job::store takes.
    std::vector<library::NewPuzzle> records;
    QStringList boards;

    /// Adds everything but the texts.
    void add(const BatchResult& other);

    /// To be called now and then where the answer to one puzzle may be long: what there is of it is written when its
    /// turn has come, so that it needs no memory. The texts stay where they are, and are empty then.
    void handOnText();
    static constexpr std::size_t kMostGathered = 256 * 1024;
    /// Writes the texts and empties them; set by the pipeline.
    std::function<void(BatchResult& result)> handOn = {};
};

/// Processes one item; each thread has its own handler, so it may keep state.
using Handler = std::function<void(const Item&, BatchResult&)>;
using MakeHandler = std::function<Handler()>;

/// Processes items in several threads with bounded memory and passes the results on in the order of the input.
/// `threads` includes the thread that submits: when enough batches wait, it processes items itself instead of
/// sleeping.
class Pipeline {
public:
    struct Settings {
        int threads = 1;
        /// The number of items per batch: large if each item is fast.
        std::size_t batch = 1;
    };
    /// Receives the results of a batch, one call at a time; returns false to stop.
    using Write = std::function<bool(BatchResult&)>;

    Pipeline(Settings settings, const MakeHandler& makeHandler, Write write);
    /// Ends without processing the batches that were not started.
    ~Pipeline();
    Pipeline(const Pipeline&) = delete;
    Pipeline& operator=(const Pipeline&) = delete;

    /// Both only from the thread that made the pipeline. False = stop, no more results are wanted.
    bool submit(Item&& item);
    /// Waits until everything is processed and written.
    bool finish();

private:
    struct Batch {
        long long number = 0;
        std::vector<Item> items;
        BatchResult result;
    };
    using BatchPtr = std::unique_ptr<Batch>;
    using Lock = std::unique_lock<std::mutex>;

    void work(const Handler& handler);
    void process(BatchPtr batch, const Handler& handler, Lock& lock);
    void deliver(Lock& lock);
    void writeEarly(long long number, BatchResult& result);
    void stop();
    bool handOver(std::size_t most);
    BatchPtr takeWaiting();
    BatchPtr freshBatch();

    const Settings settings_;
    const std::size_t capacity_;
    const Write write_;
    Handler ownHandler_;
    BatchPtr filling_;

    std::mutex mutex_; // guards all below
    std::condition_variable waitingChanged_, delivered_, turnChanged_;
    std::deque<BatchPtr> waiting_;
    std::map<long long, BatchPtr> made_;
    std::vector<BatchPtr> spare_;
    long long handedOver_ = 0, written_ = 0;
    bool writing_ = false, stopped_ = false, ended_ = false;

    std::vector<std::jthread> workers_;
};

} // namespace ninefold::cli
