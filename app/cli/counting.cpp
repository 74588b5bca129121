// SPDX-License-Identifier: MIT
// A shard can be computed only if the length of the stream is known. Files are simply read twice. If standard input
// is a pipe, a temporary file replaces it, so that the reader need not know.
#include "app/cli/counting.h"

#include "app/cli/inputs.h"
#include "app/cli/interrupt.h"
#include "app/documents/parts/nativepath.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

class Counter : public formats::PuzzleSink {
public:
    explicit Counter(std::optional<long long> limit) : limit_(limit) {}

    bool puzzle(formats::Puzzle&&) override { return !Interrupt::requested() && ++count_ && !atLimit(); }
    void skipped(const Error&) override {}
    void warning(const Error&) override {}

    bool atLimit() const { return limit_ && count_ >= *limit_; }
    long long count() const { return count_; }

private:
    const std::optional<long long> limit_;
    long long count_ = 0;
};

bool writeAll(int file, const char* data, ssize_t size) {
    while (size > 0) {
        const ssize_t written = ::write(file, data, static_cast<std::size_t>(size));
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) data += written, size -= written;
    }
    return true;
}

/// Copies standard input to its end; false if not all of it could be written.
bool copyInput(int to) {
    std::array<char, 64 * 1024> piece;
    while (!Interrupt::requested()) {
        const ssize_t size = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (size == 0) return true;
        if (size < 0 && errno != EINTR) return false;
        if (size > 0 && !writeAll(to, piece.data(), size)) return false;
    }
    return true;
}

/// A file that may not give the same content when it is read again.
bool isNoRegularFile(const QString& file) {
    struct stat status {};
    return ::stat(documents::nativePath(file).constData(), &status) == 0 && !S_ISREG(status.st_mode);
}

/// Returns the current offset of standard input, which can be read again from there.
std::optional<off_t> keepInput() {
    if (const off_t at = ::lseek(STDIN_FILENO, 0, SEEK_CUR); at >= 0) return at;
    std::FILE* const kept = std::tmpfile();
    if (kept == nullptr) return std::nullopt;
    const int file = ::fileno(kept);
    const bool good = copyInput(file) && ::lseek(file, 0, SEEK_SET) == 0 && ::dup2(file, STDIN_FILENO) >= 0;
    std::fclose(kept);
    return good ? std::optional<off_t>(0) : std::nullopt;
}

} // namespace

std::optional<long long> countPuzzles(const QStringList& files, std::optional<long long> limit) {
    Counter counter(limit);
    for (const QString& file : files) {
        if (counter.atLimit() || Interrupt::requested()) break;
        std::optional<off_t> start = 0;
        if (file == "-") start = keepInput();
        else if (isNoRegularFile(file)) start.reset();
        if (!start) return std::nullopt;
        // Unreadable input is reported later, when it is read for its puzzles.
        static_cast<void>(readInput(file, counter));
        if (file == "-") ::lseek(STDIN_FILENO, *start, SEEK_SET);
    }
    return counter.count();
}

} // namespace ninefold::cli
