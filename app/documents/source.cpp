// SPDX-License-Identifier: MIT
#include "app/documents/source.h"

#include "app/documents/parts/nativepath.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::documents {
namespace {

Error systemError(ErrorCode code, int number) {
    return {.code = code, .text = qt_error_string(number).toStdString()};
}

class FileSource : public ByteSource {
public:
    explicit FileSource(int file, bool mayWait) : file_(file), mayWait_(mayWait) {}
    ~FileSource() override {
        if (file_ != STDIN_FILENO) ::close(file_);
    }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    Result<std::size_t> read(char* to, std::size_t size) override {
        for (;;) {
            const ssize_t count = ::read(file_, to, size);
            if (count >= 0) return static_cast<std::size_t>(count);
            if (errno == EINTR) continue;
            // Another program that shares standard input may have made it non-blocking.
            if (errno != EAGAIN || !mayWait_) return systemError(ErrorCode::ReadFailed, errno);
            pollfd waiting{file_, POLLIN, 0};
            ::poll(&waiting, 1, -1);
        }
    }

private:
    int file_;
    bool mayWait_;
};

class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::string_view bytes) : rest_(bytes) {}
    Result<std::size_t> read(char* to, std::size_t size) override {
        const std::size_t count = rest_.copy(to, size);
        rest_.remove_prefix(count);
        return count;
    }

private:
    std::string_view rest_;
};

/// A pipe that the shell made and passed by number, as in `check <(zcat puzzles.gz)`: it has a writer, so waiting is
/// safe. Waiting for a named pipe could last for ever.
bool isHandedOver(const QString& path) {
    return path == QLatin1String("/dev/stdin") || path.startsWith(QLatin1String("/dev/fd/")) ||
           path.startsWith(QLatin1String("/proc/self/fd/"));
}

/// What the path is if not a file.
std::optional<ErrorDetail> notAFile(mode_t mode) {
    if (S_ISREG(mode)) return std::nullopt;
    if (S_ISDIR(mode)) return ErrorDetail::Folder;
    if (S_ISFIFO(mode)) return ErrorDetail::NamedPipe;
    if (S_ISSOCK(mode)) return ErrorDetail::Socket;
    return ErrorDetail::Device;
}

} // namespace

Result<std::unique_ptr<ByteSource>> openSource(const QString& path) {
    // Standard input may be a pipe: its writer decides when it ends.
    if (path == QLatin1String("-")) return std::unique_ptr<ByteSource>(new FileSource(STDIN_FILENO, true));
    if (path.isEmpty()) return systemError(ErrorCode::CannotOpen, ENOENT);
    // Non-blocking, because opening a pipe without a writer would wait for ever.
    const int file = ::open(nativePath(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file < 0) return systemError(ErrorCode::CannotOpen, errno);
    auto source = std::make_unique<FileSource>(file, isHandedOver(path));
    struct stat status {};
    // Checks the open file and not the name, because a pipe could replace the file in between.
    if (::fstat(file, &status) != 0) return systemError(ErrorCode::CannotOpen, errno);
    if (S_ISFIFO(status.st_mode) && isHandedOver(path)) return std::unique_ptr<ByteSource>(std::move(source));
    if (const auto kind = notAFile(status.st_mode)) return Error{.code = ErrorCode::NotAFile, .detail = *kind};
    return std::unique_ptr<ByteSource>(std::move(source));
}

std::unique_ptr<ByteSource> sourceOf(std::string_view bytes) {
    return std::make_unique<MemorySource>(bytes);
}

} // namespace ninefold::documents
