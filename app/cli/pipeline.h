// SPDX-License-Identifier: MIT
#pragma once

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
    Puzzle puzzle;
    /// Which of the files it comes from, from 0.
    int file = 0;
    /// From 1, over all files.
    long long number = 0;
};

/// What was made of some items. A value: each batch gathers its own, and only the thread that writes adds them up.
struct Yield {
    /// For the output, in the order of the input.
    std::string text;
    /// For other files, in the same order; by the number of the input file that they tell of.
    std::map<int, std::string> reports;
    /// What the command wants counted; it gives the places a meaning.
    std::array<long long, 8> counts{};
    long long puzzles = 0;
    /// Some puzzle was not as it should be.
    bool flawed = false;
    /// Sentences for standard error; each is said once, however often it comes.
    std::set<std::string> remarks;

    /// Adds everything but the texts.
    void add(const Yield& other);

    /// To be called now and then where the answer to one puzzle may be long: what there is of it is written when its
    /// turn has come, so that it needs no memory. The texts stay where they are, and are empty then.
    void handOnText();
    static constexpr std::size_t kMostGathered = 256 * 1024;
    /// Writes the texts and empties them; set by the pipeline.
    std::function<void(Yield& yield)> handOn = {};
};

/// Works on one item; each thread has its own, so it may keep state.
using Handler = std::function<void(const Item&, Yield&)>;
using MakeHandler = std::function<Handler()>;

/// Works on items in several threads with bounded memory and passes on what was made in the order of the input.
/// `threads` counts the one that submits: when enough waits it lends a hand instead of sleeping.
class Pipeline {
public:
    struct Settings {
        int threads = 1;
        /// So many items go from hand to hand at once: many where each is quickly done.
        std::size_t batch = 1;
    };
    /// Takes what was made of a batch, never two at a time; false = enough, stop.
    using Write = std::function<bool(const Yield&)>;

    Pipeline(Settings settings, const MakeHandler& makeHandler, Write write);
    /// Ends without waiting for what was not begun.
    ~Pipeline();
    Pipeline(const Pipeline&) = delete;
    Pipeline& operator=(const Pipeline&) = delete;

    /// Both only from the thread that made the pipeline. False = stop, nobody wants more.
    bool submit(Item&& item);
    /// Waits until all is made and written.
    bool finish();

private:
    struct Batch {
        long long number = 0;
        std::vector<Item> items;
        Yield yield;
    };
    using BatchPtr = std::unique_ptr<Batch>;
    using Lock = std::unique_lock<std::mutex>;

    void work(const Handler& handler);
    void process(BatchPtr batch, const Handler& handler, Lock& lock);
    void deliver(Lock& lock);
    void writeEarly(long long number, Yield& yield);
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
