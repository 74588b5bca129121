// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/threads.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <cassert>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace ninefold::session {

/// One piece of work at a time in a thread of a pool, for an owner in the window's thread that keeps the task as a
/// member. Values go both ways: the work is called as `work(stop, post)` and holds its data by value; an answer is a
/// function that holds its data by value and is called as `answer(owner)` in the window's thread.
///
/// Answers are called in their order, never within start(), and none after stop(), a newer start() or the end of the
/// owner. None of these waits for the work, which ends when it notices `stop`. Work that was stopped before a thread
/// was free is called all the same: a file that is to be saved is written even if its window was closed.
template <typename Owner>
class Task {
public:
    /// Called in the work's thread as `post(answer)`. The work may keep copies.
    class Post {
    public:
        template <typename Answer>
        void operator()(Answer answer) const;

    private:
        friend class Task;
        Post(Task* task, std::stop_token stop) : task_(task), stop_(std::move(stop)) {}

        /// To be used only in the window's thread, and only if no stop was requested: then the task still exists.
        Task* task_;
        std::stop_token stop_;
    };

    /// The pool for this kind of work: a function of threads.h.
    Task(Owner& owner, QThreadPool& (&threads)()) : owner_(owner), threads_(threads) {}
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    ~Task() { stop(); }

    /// The work may return its last answer, which finds the task no longer running.
    template <typename Work>
    void start(Work work);
    void stop();

    /// True until the work has ended and all its answers were called, or until it is stopped.
    bool isRunning() const { return running_; }

private:
    static bool inWindowsThread() { return QThread::currentThread() == QCoreApplication::instance()->thread(); }

    Owner& owner_;
    QThreadPool& (&threads_)();
    std::stop_source stop_{std::nostopstate};
    bool running_ = false;
};

template <typename Owner>
template <typename Answer>
void Task<Owner>::Post::operator()(Answer answer) const {
    // Checked in the window's thread, where stops are requested.
    auto deliver = [task = task_, stop = stop_, answer = std::move(answer)]() mutable {
        if (!stop.stop_requested()) answer(task->owner_);
    };
    // Not to the owner, which may be destroyed meanwhile.
    QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
}

template <typename Owner>
template <typename Work>
void Task<Owner>::start(Work work) {
    stop();
    stop_ = std::stop_source();
    running_ = true;
    // The future would keep an exception for a caller that never asks: noexcept ends the program, as without it.
    auto run = [work = std::move(work), post = Post(this, stop_.get_token())]() mutable noexcept {
        const auto finish = [&](auto last) {
            post([task = post.task_, last = std::move(last)](Owner& owner) mutable {
                task->running_ = false;
                last(owner);
            });
        };
        if constexpr (std::is_void_v<decltype(work(post.stop_, post))>) {
            work(post.stop_, post);
            finish([](Owner&) {});
        } else {
            finish(work(post.stop_, post));
        }
    };
    static_cast<void>(QtConcurrent::run(&threads_(), std::move(run)));
}

template <typename Owner>
void Task<Owner>::stop() {
    assert(inWindowsThread());
    stop_.request_stop();
    running_ = false;
}

} // namespace ninefold::session
