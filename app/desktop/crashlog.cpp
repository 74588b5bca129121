// SPDX-License-Identifier: MIT
// A signal handler may be called between any two instructions, also within malloc, and only few functions are safe in
// it (man 7 signal-safety). So everything that needs more is done at the start: the file is open, its first lines are
// made, and the function that walks the stack has loaded its library. What is left to do is write().
#include "app/desktop/crashlog.h"

#include "app/desktop/crashreports.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <ctime>
#include <exception>
#include <string_view>

#include <execinfo.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ninefold::desktop {
namespace {

std::atomic<int> reportFile = -1;
std::atomic_flag isHandling, hasHeader;
static_assert(std::atomic<int>::is_always_lock_free);
/// "Ninefold 1.0.0", "Qt 6.4.2"; filled before the handlers are installed.
std::array<char, 128> versions{};
QtMessageHandler earlierMessages = nullptr;
std::terminate_handler earlierTerminate = nullptr;

/// A stack that is full cannot take the handler of its own overflow.
constexpr std::size_t kStackBytes = 64 * 1024;
alignas(std::max_align_t) std::array<char, kStackBytes> handlerStack;

struct FatalSignal {
    int number;
    std::string_view name;
};
constexpr FatalSignal kFatalSignals[] = {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},
                                         {SIGILL, "SIGILL"},   {SIGABRT, "SIGABRT"}, {SIGSYS, "SIGSYS"}};

void put(std::string_view text) {
    // A full disk cannot be helped here.
    [[maybe_unused]] const ssize_t written = ::write(reportFile, text.data(), text.size());
}

/// Without the standard library's conversions, which are not safe in a handler.
void put(long long number) {
    std::array<char, 24> digits{};
    std::size_t at = digits.size();
    unsigned long long rest = number < 0 ? 0 : static_cast<unsigned long long>(number);
    do digits[--at] = static_cast<char>('0' + rest % 10);
    while ((rest /= 10) > 0);
    put(std::string_view(digits.data() + at, digits.size() - at));
}

/// The first lines, once: a report may begin with the reason and end with the signal.
void putHeader() {
    if (hasHeader.test_and_set()) return;
    put(versions.data());
    put("Time: ");
    put(static_cast<long long>(std::time(nullptr)));
    put(" seconds since 1970 (UTC)\n");
}

void putStack() {
    constexpr int kMostFrames = 64;
    std::array<void*, kMostFrames> frames{};
    put("Stack:\n");
    backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), kMostFrames), reportFile);
}

void handle(int signal) {
    // Another thread is writing already, and its end is the end of this one too.
    if (isHandling.test_and_set())
        for (;;) ::pause();
    putHeader();
    put("Signal: ");
    put(static_cast<long long>(signal));
    for (const FatalSignal& fatal : kFatalSignals)
        if (fatal.number == signal) {
            put(" ");
            put(fatal.name);
        }
    put("\n");
    putStack();
    // The handler was removed when it was called, so this has the usual effect.
    std::raise(signal);
}

/// The reason why std::abort is about to be called.
void putReason(std::string_view what, std::string_view text) {
    putHeader();
    put(what);
    put(text);
    put("\n");
}

[[noreturn]] void terminated() {
    std::string_view what = "no exception";
    try {
        if (const std::exception_ptr thrown = std::current_exception()) {
            what = "an exception of an unknown type";
            std::rethrow_exception(thrown);
        }
        putReason("Terminated: ", what);
    } catch (const std::exception& error) {
        putReason("Terminated: ", error.what());
    } catch (...) {
        putReason("Terminated: ", what);
    }
    if (earlierTerminate != nullptr) earlierTerminate();
    std::abort();
}

void message(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type == QtFatalMsg) putReason("Fatal: ", text.toUtf8().constData());
    // Prints it as usual.
    if (earlierMessages != nullptr) earlierMessages(type, context, text);
}

bool install(int signal) {
    struct sigaction before = {}, ours = {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_DFL) return false;
    ours.sa_handler = handle;
    ours.sa_flags = static_cast<int>(SA_RESETHAND) | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&ours.sa_mask);
    return sigaction(signal, &ours, nullptr) == 0;
}

/// Creates the file; locked, so that another start of the program knows that it belongs to a program that runs.
int openReport(const QString& path) {
    const int file =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (file >= 0) flock(file, LOCK_EX | LOCK_NB);
    return file;
}

} // namespace

CrashLog::CrashLog(const QString& folder) {
    QDir().mkpath(folder);
    path_ = folder + u'/' + newReportName();
    reportFile = openReport(path_);
    if (reportFile < 0) return;
    qsnprintf(versions.data(), versions.size(), "Ninefold %s\nQt %s\n", NINEFOLD_VERSION, qVersion());
    // The first call loads a library, which a handler must not.
    std::array<void*, 1> frame{};
    ::backtrace(frame.data(), static_cast<int>(frame.size()));
    stack_t stack = {};
    stack.ss_sp = handlerStack.data();
    stack.ss_size = handlerStack.size();
    sigaltstack(&stack, nullptr);
    for (const FatalSignal& fatal : kFatalSignals)
        if (install(fatal.number)) signals_ << fatal.number;
    earlierTerminate = std::set_terminate(terminated);
    earlierMessages = qInstallMessageHandler(message);
}

CrashLog::~CrashLog() {
    if (reportFile < 0) return;
    for (const int signal : signals_) std::signal(signal, SIG_DFL);
    std::set_terminate(earlierTerminate);
    qInstallMessageHandler(earlierMessages);
    // Empty: a crash would not have come here.
    QFile::remove(path_);
    ::close(reportFile.exchange(-1));
}

} // namespace ninefold::desktop
