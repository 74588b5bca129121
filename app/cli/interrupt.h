// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <csignal>
#include <stop_token>
#include <thread>

namespace ninefold::cli {

/// While this object exists, Ctrl-C (or SIGTERM, SIGHUP) lets the program finish and write the current work before
/// it ends: `requested` becomes true and standard input ends. A second Ctrl-C ends the program at once.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    static bool requested();
    /// Ends the program with the received signal, so that the shell sees it. Returns if there was none.
    static void obey();

private:
    static constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};
    std::array<struct sigaction, kSignals.size()> before_{};
};

/// Requests a stop through a stop token soon after an interrupt. (A signal handler itself must not.)
class InterruptStop {
public:
    InterruptStop();
    std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    std::jthread watcher_;
};

/// While this object exists, new threads block signals, so that the first thread gets them: it waits for input.
class SignalsElsewhere {
public:
    SignalsElsewhere();
    ~SignalsElsewhere();
    SignalsElsewhere(const SignalsElsewhere&) = delete;
    SignalsElsewhere& operator=(const SignalsElsewhere&) = delete;

private:
    sigset_t before_;
};

} // namespace ninefold::cli
