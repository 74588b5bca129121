// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/threads.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>
#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

namespace ninefold {

/// The same work on each of many things, in several threads, with one answer to each. Its owner keeps it as a member;
/// going away stops what runs. (A Job is the other kind: one piece of work that tells what it finds in its own order,
/// as the reading of a file does.)
template <typename Answer>
class Batch {
public:
    /// Numbers of things, from 0, with the answers to them.
    using Answers = std::vector<std::pair<int, Answer>>;

    /// Both are called in the window's thread: `take` now and then with the answers that have come, in no order;
    /// `end` once, after all of them, or when after a cancel the last thread has let go.
    Batch(std::function<void(const Answers&)> take, std::function<void()> end)
        : take_(std::move(take)), end_(std::move(end)) {
        timer_.setSingleShot(true);
        // One word for many answers: each of them costs the window a look at its list.
        timer_.setInterval(40);
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { hand(); });
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch() { stop(); }

    /// Calls `work(number, stop)` for the numbers 0 .. count - 1, the low ones first. What it needs it holds as values.
    template <typename Work>
    void start(int count, Work work) {
        stop();
        stop_ = std::stop_source();
        cancelled_ = false;
        // Whoever is free takes the next: things may take a microsecond or a minute. (QtConcurrent::mapped deals out
        // blocks that grow while things are quick, and shows nothing of a block before all of it is done.)
        auto next = std::make_shared<std::atomic<int>>(0);
        const auto run = [count, work, next, stop = stop_.get_token()](QPromise<std::pair<int, Answer>>& promise) {
            for (int number = (*next)++; number < count && !stop.stop_requested(); number = (*next)++) {
                Answer answer = work(number, stop);
                // What was cut short is no answer.
                if (!stop.stop_requested()) promise.addResult(std::pair(number, std::move(answer)));
            }
        };
        running_ = std::clamp(count, 1, batchThreads().maxThreadCount());
        for (int thread = 0; thread < running_; ++thread) watch(QtConcurrent::run(&batchThreads(), run));
    }

    /// Ends soon. What was answered before is handed over still, then `end` comes.
    void cancel() {
        cancelled_ = true;
        stop_.request_stop();
        // For those that wait for a thread.
        for (Part& part : parts_) part.watcher.cancel();
    }

    /// Nothing is handed over any more.
    void stop() {
        cancel();
        timer_.stop();
        running_ = 0;
        parts_.clear();
    }

    /// Until `end` is called.
    bool isRunning() const { return running_ > 0; }
    bool wasCancelled() const { return cancelled_; }

private:
    /// What one thread does.
    struct Part {
        QFutureWatcher<std::pair<int, Answer>> watcher;
        /// So many of its answers were handed over.
        int handed = 0;
    };

    void watch(const QFuture<std::pair<int, Answer>>& future) {
        Part& part = parts_.emplace_back();
        QObject::connect(&part.watcher, &QFutureWatcherBase::resultsReadyAt, &timer_, [this] {
            if (!timer_.isActive()) timer_.start();
        });
        QObject::connect(&part.watcher, &QFutureWatcherBase::finished, &timer_, [this] {
            if (--running_ == 0) finish();
        });
        part.watcher.setFuture(future);
    }

    void hand() {
        Answers answers;
        for (Part& part : parts_)
            for (const int count = part.watcher.future().resultCount(); part.handed < count; ++part.handed)
                answers.push_back(part.watcher.resultAt(part.handed));
        if (!answers.empty()) take_(answers);
    }

    void finish() {
        timer_.stop();
        hand();
        end_();
    }

    std::function<void(const Answers&)> take_;
    std::function<void()> end_;
    std::stop_source stop_;
    QTimer timer_;
    /// A list, for a watcher cannot be moved.
    std::list<Part> parts_;
    int running_ = 0;
    bool cancelled_ = false;
};

} // namespace ninefold
