// SPDX-License-Identifier: MIT
// Every byte that is not written has to be noticed: a full disk, a device that refuses, a reader that has gone. The
// last is told from the others, because `| head` is how people look at the beginning of something.
#include "app/cli/output.h"

#include "app/cli/text.h"
#include "app/text/plaintext.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

Error writeFailed(const QString& why) {
    return {.code = ErrorCode::WriteFailed, .detail = why.toStdString()};
}

/// Something that stands there and cannot be replaced by a file of that name: /dev/null, a named pipe.
bool isSpecial(const QString& path) {
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

Output::Output(const QString& path)
    : name_(path.isEmpty() || path == "-" ? Commands::tr("standard output") : visibleText(path)) {
    // A pipe whose reader has gone is told by the write, not by a signal that ends the program.
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

std::optional<Error> Output::openFile(const QString& path) {
    // A QSaveFile would put a plain file in the place of the device.
    if (isSpecial(path)) {
        direct_ = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (direct_ < 0) return writeFailed(qt_error_string(errno));
        return std::nullopt;
    }
    file_ = std::make_unique<QSaveFile>(path);
    if (!file_->open(QIODevice::WriteOnly)) return writeFailed(file_->errorString());
    return std::nullopt;
}

bool Output::write(std::string_view bytes) {
    if (error_ || closed_) return false;
    if (!file_) return writeDirectly(bytes);
    // The count is the only sign of a full disk: QSaveFile would commit what it cut short.
    const auto size = static_cast<qint64>(bytes.size());
    return file_->write(bytes.data(), size) == size || fail(file_->errorString());
}

/// Until all is written: a pipe takes as much as it has room for, and standard output may be non-blocking because
/// whoever shares the terminal with us has made it so.
bool Output::writeDirectly(std::string_view bytes) {
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
