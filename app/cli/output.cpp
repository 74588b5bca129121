// SPDX-License-Identifier: MIT
// Every byte that is not written has to be noticed: a full disk, a device error, a closed pipe. A closed pipe is
// distinguished from the others, because `| head` is how people look at the beginning of an output.
#include "app/cli/output.h"

#include "app/cli/text.h"
#include "app/documents/parts/nativepath.h"
#include "app/documents/text/plaintext.h"

#include <QFileInfo>

#include <cassert>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

Error writeFailed(const QString& why) {
    return {.code = ErrorCode::WriteFailed, .text = why.toStdString()};
}

/// An existing device or named pipe, which a file of that name must not replace: /dev/null, for example.
bool isSpecial(const QString& path) {
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

/// /dev/stdout and the like: one of the program's own streams, by number. Opening it again would start at the
/// beginning of a file that the shell has opened for appending, and replacing it by a file would delete the old one.
std::optional<int> ownDescriptor(const QString& path) {
    if (path == "/dev/stdout") return STDOUT_FILENO;
    if (path == "/dev/stderr") return STDERR_FILENO;
    for (const char* folder : {"/dev/fd/", "/proc/self/fd/"}) {
        bool good = false;
        const int file = path.mid(static_cast<qsizetype>(qstrlen(folder))).toInt(&good);
        if (good && path.startsWith(QLatin1String(folder))) return file;
    }
    return std::nullopt;
}

} // namespace

Output::Output(const QString& path)
    : name_(path.isEmpty() || path == "-" ? QStringLiteral("standard output") : documents::visibleText(path)) {
    // A closed pipe is reported by the write call instead of a signal that ends the program.
    std::signal(SIGPIPE, SIG_IGN);
}

Output::~Output() {
    if (direct_ > STDERR_FILENO) ::close(direct_);
}

Result<std::unique_ptr<Output>> Output::open(const QString& path) {
    std::unique_ptr<Output> output(new Output(path));
    if (path.isEmpty() || path == "-") output->direct_ = STDOUT_FILENO;
    else if (auto error = output->openFile(path)) return *error;
    return output;
}

Result<std::unique_ptr<Output>> Output::append(const QString& path) {
    std::unique_ptr<Output> output(new Output(path));
    constexpr mode_t kEveryone = 0666;
    const int file =
        ::open(documents::nativePath(path).constData(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kEveryone);
    if (auto error = output->openDirectly(file)) return *error;
    return output;
}

std::optional<Error> Output::openFile(const QString& path) {
    if (!documents::isUtf8Path(path)) return writeFailed(QStringLiteral("its name is not UTF-8"));
    if (const auto file = ownDescriptor(path)) return openDirectly(::fcntl(*file, F_DUPFD_CLOEXEC, 3));
    // A QSaveFile would replace the device by a plain file.
    if (isSpecial(path))
        return openDirectly(::open(documents::nativePath(path).constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    // A QSaveFile makes its file without a name, so it would find out at the end of the work that it cannot have this.
    if (::access(documents::nativePath(path).constData(), F_OK) != 0 && errno != ENOENT)
        return writeFailed(qt_error_string(errno));
    file_ = std::make_unique<QSaveFile>(path);
    if (!file_->open(QIODevice::WriteOnly)) return writeFailed(file_->errorString());
    return std::nullopt;
}

std::optional<Error> Output::openDirectly(int file) {
    if (file < 0) return writeFailed(qt_error_string(errno));
    direct_ = file;
    return std::nullopt;
}

bool Output::write(std::string_view bytes) {
    if (error_ || closed_) return false;
    empty_ = empty_ && bytes.empty();
    if (!file_) return writeDirectly(bytes);
    // The count is the only indication of a full disk: QSaveFile would commit a truncated file.
    const auto size = static_cast<qint64>(bytes.size());
    return file_->write(bytes.data(), size) == size || fail(file_->errorString());
}

/// Repeats until everything is written: a pipe takes only as much as it has room for, and standard output may be
/// non-blocking because another program on the same terminal made it so.
bool Output::writeDirectly(std::string_view bytes) {
    assert(direct_ >= 0);
    while (!bytes.empty()) {
        const ssize_t count = ::write(direct_, bytes.data(), bytes.size());
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            pollfd waiting{direct_, POLLOUT, 0};
            ::poll(&waiting, 1, -1);
        } else if (errno == EPIPE) {
            closed_ = true;
            return false;
        } else if (errno != EINTR) {
            return fail(qt_error_string(errno));
        }
    }
    return true;
}

bool Output::fail(const QString& why) {
    error_ = writeFailed(why);
    return false;
}

std::optional<Error> Output::finish() {
    if (!file_) return error_;
    if (!error_ && !file_->flush()) fail(file_->errorString());
    if (error_) file_->cancelWriting();
    else if (!file_->commit()) fail(file_->errorString());
    return error_;
}

bool Output::isTerminal() const {
    return direct_ >= 0 && ::isatty(direct_) != 0;
}

} // namespace ninefold::cli
