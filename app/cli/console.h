// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>
#include <mutex>

namespace ninefold::cli {

/// Standard error: sentences, and where it is a terminal one line of progress below them. Any thread may call.
/// Whatever words of others a sentence quotes, the terminal takes no orders from it. Answers never come this way: they
/// go to standard output or a file, so that a pipe gets nothing but answers.
class Console {
public:
    /// `progress` = show progress where a person can see it.
    explicit Console(bool progress);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void say(const QString& sentence);

    /// How far it is. `share` of the whole is done (0 to 1; less than 0 = nobody knows).
    void advance(long long puzzles, double share);

    /// "ninefold-cli: sentence", for what is wrong with the call itself; below it what helps.
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
