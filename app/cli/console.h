// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>
#include <mutex>

namespace ninefold::cli {

/// Standard error: sentences and, on a terminal, one line of progress below them. Any thread may call. Control
/// characters in quoted text are made harmless. Answers go to standard output or a file instead, so that a pipe gets
/// nothing but answers.
class Console {
public:
    /// `progress`: show the progress if standard error is a terminal.
    explicit Console(bool progress);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void say(const QString& sentence);

    /// Updates the progress. `share` is the share that is done (0 to 1; less than 0 = unknown).
    void advance(long long puzzles, double share);

    /// Writes "ninefold-cli: sentence" and, below it, the advice: for mistakes in the call itself.
    static void complain(const QString& sentence, const QString& advice = {});

private:
    using Clock = std::chrono::steady_clock;
    void wipe();

    const bool progress_;
    const Clock::time_point start_ = Clock::now();
    Clock::time_point shown_ = start_;
    bool dirty_ = false;
    std::mutex mutex_;
};

/// "12,345 puzzles, 6,789 per second, 0:42 left"
QString progressText(long long puzzles, double seconds, double share);

} // namespace ninefold::cli
