// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include <QTimer>

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
/// member; destroying it stops the work.
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
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { deliver(); });
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch() { stop(); }

    /// Calls `work(number, stop)` for the numbers 0 .. count - 1, in ascending order. It must hold its data by
    /// value.
    template <typename Work>
    void start(int count, Work work) {
        stop();
        cancel_ = std::stop_source();
        cancelled_ = false;
        // A free thread takes the next item, because one may take a microsecond or a minute.
        auto next = std::make_shared<std::atomic<int>>(0);
        const auto run = [count, work, next, cancel = cancel_.get_token()](const std::stop_token&, const auto& post) {
            for (int number = (*next)++; number < count && !cancel.stop_requested(); number = (*next)++) {
                std::pair answer(number, work(number, cancel));
                // An interrupted item has no answer.
                if (cancel.stop_requested()) break;
                post([answer = std::move(answer)](Batch& batch) mutable { batch.add(std::move(answer)); });
            }
            return [](Batch& batch) { batch.finishPart(); };
        };
        const int parts = std::clamp(count, 1, batchThreads().maxThreadCount());
        for (int part = 0; part < parts; ++part) parts_.emplace_back(*this, batchThreads).start(run);
    }

    /// Ends soon. Earlier answers are still delivered, and then `end` is called.
    void cancel() {
        cancelled_ = true;
        cancel_.request_stop();
    }

    /// Delivers nothing more.
    void stop() {
        cancel();
        timer_.stop();
        parts_.clear();
        arrived_.clear();
    }

    /// True until `end` is called.
    bool isRunning() const { return std::ranges::any_of(parts_, &Task<Batch>::isRunning); }
    bool wasCancelled() const { return cancelled_; }

private:
    void add(std::pair<int, Answer> answer) {
        arrived_.push_back(std::move(answer));
        if (!timer_.isActive()) timer_.start();
    }

    void finishPart() {
        if (isRunning()) return;
        timer_.stop();
        deliver();
        end_();
    }

    void deliver() {
        if (!arrived_.empty()) take_(std::exchange(arrived_, {}));
    }

    std::function<void(const Answers&)> take_;
    std::function<void()> end_;
    /// Beside the tasks' own stop, after which they deliver nothing.
    std::stop_source cancel_;
    QTimer timer_;
    /// The work of one thread each. A list, because a task cannot be moved.
    std::list<Task<Batch>> parts_;
    /// Answers that `take` has not got yet.
    Answers arrived_;
    bool cancelled_ = false;
};

} // namespace ninefold::session
