// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <csignal>
#include <stop_token>
#include <thread>

namespace ninefold::cli {

/// While this lives, Ctrl-C (and a polite kill) lets the work in hand be finished and written before the program goes:
/// `requested` turns true and standard input ends. A second Ctrl-C ends it at once.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    static bool requested();
    /// Ends the program the way the signal would have, so that the shell knows. Returns when there was none.
    static void obey();

private:
    static constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};
    std::array<struct sigaction, kSignals.size()> before_{};
};

/// Says stop to work in hand soon after an interrupt. (A signal handler itself may not.)
class InterruptStop {
public:
    InterruptStop();
    std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    std::jthread watcher_;
};

/// While this lives, threads that are started leave signals to the first one: it is the one that waits for input.
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
