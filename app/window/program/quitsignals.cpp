// SPDX-License-Identifier: MIT
// A signal handler may be called between any two instructions, and only few functions are safe in it. It writes a
// byte into a pipe, and the event loop reads it (the self-pipe trick).
#include "app/window/program/quitsignals.h"

#include <atomic>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace ninefold::window {
namespace {

std::atomic<int> pipeEnd = -1;
static_assert(std::atomic<int>::is_always_lock_free);

void handle(int) {
    const int before = errno;
    const char byte = 0;
    // If the pipe is full, enough bytes are waiting in it already.
    [[maybe_unused]] const ssize_t written = write(pipeEnd, &byte, 1);
    errno = before;
}

std::array<int, 2> openPipe() {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return {-1, -1};
    return ends;
}

/// Leaves a signal alone that the program was started to ignore, as nohup does it.
void install(int signal, int flags) {
    struct sigaction before = {}, ours = {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler == SIG_IGN) return;
    ours.sa_handler = handle;
    ours.sa_flags = SA_RESTART | flags;
    sigemptyset(&ours.sa_mask);
    sigaction(signal, &ours, nullptr);
}

} // namespace

QuitSignals::QuitSignals() : pipe_(openPipe()), notifier_(pipe_[0], QSocketNotifier::Read) {
    connect(&notifier_, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(pipe_[0], &byte, 1) > 0) {
        }
        emit caught();
    });
    pipeEnd = pipe_[1];
    install(SIGTERM, static_cast<int>(SA_RESETHAND));
    install(SIGINT, static_cast<int>(SA_RESETHAND));
    // A closing terminal sends SIGHUP more than once.
    install(SIGHUP, 0);
}

QuitSignals::~QuitSignals() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) std::signal(signal, SIG_DFL);
    pipeEnd = -1;
    for (const int end : pipe_)
        if (end >= 0) close(end);
}

} // namespace ninefold::window
