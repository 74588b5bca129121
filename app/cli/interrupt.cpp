// SPDX-License-Identifier: MIT
// Ctrl-C may come at any moment, and usually the program then waits for input in a read call of app/documents that
// restarts automatically. So the handler does two things that a handler may do: it sets a flag, and it replaces
// standard input by an empty file, so that the restarted read finds the end. From there everything ends in the usual
// way: current batches are written, temporary files are removed.
#include "app/cli/interrupt.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <unistd.h>

namespace ninefold::cli {
namespace {

// A signal handler can communicate only through globals.
std::atomic<int> caught{0};
std::atomic<int> nothing{-1};

/// The longest delay until an interrupt is noticed.
constexpr std::chrono::milliseconds kBetweenLooks{10};

/// A read that waits for input restarts after a signal; it then finds an empty file.
void onSignal(int signal) {
    caught = signal;
    if (nothing >= 0) ::dup2(nothing, STDIN_FILENO);
}

} // namespace

Interrupt::Interrupt() {
    nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    struct sigaction action {};
    action.sa_handler = onSignal;
    // No SA_RESTART: the kernel would keep waiting for the old input.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigfillset(&action.sa_mask);
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], nullptr, &before_[i]);
        // A signal that is ignored (nohup, a background job) stays ignored.
        if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
    }
}

Interrupt::~Interrupt() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    ::close(nothing.exchange(-1));
}

bool Interrupt::requested() {
    return caught != 0;
}

void Interrupt::obey() {
    if (caught == 0) return;
    std::signal(caught, SIG_DFL);
    std::raise(caught);
}

InterruptStop::InterruptStop() {
    const SignalsElsewhere guard;
    watcher_ = std::jthread([stop = stop_](const std::stop_token& ended) mutable {
        std::mutex mutex;
        std::condition_variable_any sleep;
        std::unique_lock lock(mutex);
        while (!ended.stop_requested() && !Interrupt::requested())
            sleep.wait_for(lock, ended, kBetweenLooks, [] { return false; });
        if (Interrupt::requested()) stop.request_stop();
    });
}

SignalsElsewhere::SignalsElsewhere() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
}

SignalsElsewhere::~SignalsElsewhere() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace ninefold::cli
