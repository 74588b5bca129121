// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/threads.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <stop_token>

namespace ninefold::session {

/// One piece of work in a thread of a pool. Its owner keeps it as a member; starting again or destroying it stops
/// the current work.
class Job {
public:
    /// In the threads for this kind of work: `shortWorkThreads` or `longWorkThreads`.
    explicit Job(QThreadPool& (&threads)()) : threads_(threads) {}
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() { stop(); }

    /// Calls `work(stop, post)` in another thread. There `post(tell)` calls `tell(owner)` in the window's thread,
    /// unless the job was stopped or the owner was destroyed by then.
    template <typename Owner, typename Work>
    void start(Owner* owner, Work work) {
        stop();
        stop_ = std::stop_source();
        threads_().start([self = QPointer<Owner>(owner), stop = stop_.get_token(), work] {
            // Checked in the window's thread, where stops are requested, so nothing is delivered after a stop.
            const auto post = [&](auto tell) {
                QMetaObject::invokeMethod(QCoreApplication::instance(), [self, stop, tell] {
                    if (self && !stop.stop_requested()) tell(*self);
                });
            };
            work(stop, post);
        });
    }

    /// Delivers nothing more.
    void stop() { stop_.request_stop(); }

private:
    QThreadPool& (&threads_)();
    std::stop_source stop_;
};

} // namespace ninefold::session
