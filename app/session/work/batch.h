// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/threads.h"

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

namespace ninefold::session {

/// Does the same work for each of many items in several threads, with one answer per item. Its owner keeps it as a
/// member; destroying it stops the work. (A Job is the other kind: one piece of work that reports results in its own
/// order, such as reading a file.)
template <typename Answer>
class Batch {
public:
    /// Item numbers, from 0, with their answers.
    using Answers = std::vector<std::pair<int, Answer>>;

    /// Both are called in the window's thread: `take` repeatedly with the answers so far, in any order; `end` once,
    /// after all answers, or after a cancel when the last thread has ended.
    Batch(std::function<void(const Answers&)> take, std::function<void()> end)
        : take_(std::move(take)), end_(std::move(end)) {
        timer_.setSingleShot(true);
        // One call for many answers, because each call makes the window update its list.
        timer_.setInterval(40);
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { hand(); });
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch() { stop(); }

    /// Calls `work(number, stop)` for the numbers 0 .. count - 1, in ascending order. It must hold its data by
    /// value.
    template <typename Work>
    void start(int count, Work work) {
        stop();
        stop_ = std::stop_source();
        cancelled_ = false;
        // A free thread takes the next item, because one may take a microsecond or a minute. (QtConcurrent::mapped
        // assigns blocks that grow while items are fast, and delivers nothing of a block before all of it is done.)
        auto next = std::make_shared<std::atomic<int>>(0);
        const auto run = [count, work, next, stop = stop_.get_token()](QPromise<std::pair<int, Answer>>& promise) {
            for (int number = (*next)++; number < count && !stop.stop_requested(); number = (*next)++) {
                Answer answer = work(number, stop);
                // An interrupted item has no answer.
                if (!stop.stop_requested()) promise.addResult(std::pair(number, std::move(answer)));
            }
        };
        running_ = std::clamp(count, 1, batchThreads().maxThreadCount());
        for (int thread = 0; thread < running_; ++thread) watch(QtConcurrent::run(&batchThreads(), run));
    }

    /// Ends soon. Earlier answers are still delivered, and then `end` is called.
    void cancel() {
        cancelled_ = true;
        stop_.request_stop();
        // For parts that still wait for a thread.
        for (Part& part : parts_) part.watcher.cancel();
    }

    /// Delivers nothing more.
    void stop() {
        cancel();
        timer_.stop();
        running_ = 0;
        parts_.clear();
    }

    /// True until `end` is called.
    bool isRunning() const { return running_ > 0; }
    bool wasCancelled() const { return cancelled_; }

private:
    /// The work of one thread.
    struct Part {
        QFutureWatcher<std::pair<int, Answer>> watcher;
        /// The number of its answers that were delivered.
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
    /// A list, because a watcher cannot be moved.
    std::list<Part> parts_;
    int running_ = 0;
    bool cancelled_ = false;
};

} // namespace ninefold::session
