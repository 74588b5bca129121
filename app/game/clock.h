// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

namespace ninefold::game {

/// Measures how long a game was played: runs, pauses, continues from a saved time.
class Clock {
public:
    void set(qint64 elapsedMs) {
        before_ = elapsedMs;
        if (running_.isValid()) running_.start();
    }
    void start() {
        if (!running_.isValid()) running_.start();
    }
    void stop() {
        before_ = elapsedMs();
        running_.invalidate();
    }
    bool isRunning() const { return running_.isValid(); }
    qint64 elapsedMs() const { return before_ + (running_.isValid() ? running_.elapsed() : 0); }

private:
    qint64 before_ = 0;
    QElapsedTimer running_;
};

} // namespace ninefold::game
