// SPDX-License-Identifier: MIT
// The readers in app/documents never wait for a named pipe, because the window would hang. On the command line the user
// has typed the name and can interrupt: the pipe replaces standard input, for which an interrupt ends all waiting
// (interrupt.h).
#include "app/cli/inputs.h"

#include "app/cli/interrupt.h"
#include "app/documents/parts/nativepath.h"
#include "engine/core/cells.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

/// The cells of a Sudoku, or so nearly 81 of them that the text cannot mean anything else.
bool looksLikePuzzle(const QString& text) {
    constexpr qsizetype kMostMissing = 11;
    const auto isCell = [](QChar character) { return QStringLiteral("0123456789.*_-xX?").contains(character); };
    return std::abs(text.size() - kCellCount) <= kMostMissing && std::all_of(text.begin(), text.end(), isCell);
}

/// While this object exists, standard input is the pipe.
class PipeAsInput {
public:
    explicit PipeAsInput(const QString& path) : before_(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)) {
        // Waits for a writer; a signal ends it.
        const int pipe = ::open(documents::nativePath(path).constData(), O_RDONLY | O_CLOEXEC);
        if (pipe < 0) return;
        // After an interrupt standard input is empty, and stays so.
        open_ = !Interrupt::requested() && ::dup2(pipe, STDIN_FILENO) >= 0;
        ::close(pipe);
    }
    ~PipeAsInput() {
        if (open_ && !Interrupt::requested()) ::dup2(before_, STDIN_FILENO);
        if (before_ >= 0) ::close(before_);
    }
    PipeAsInput(const PipeAsInput&) = delete;
    PipeAsInput& operator=(const PipeAsInput&) = delete;

    bool isOpen() const { return open_; }

private:
    const int before_;
    bool open_ = false;
};

} // namespace

InputKind kindOfInput(const QString& input) {
    if (input == "-") return InputKind::StandardInput;
    struct stat status {};
    if (::stat(documents::nativePath(input).constData(), &status) == 0)
        return S_ISFIFO(status.st_mode) ? InputKind::Pipe : InputKind::File;
    return looksLikePuzzle(input) ? InputKind::Puzzle : InputKind::File;
}

Result<documents::ReadSummary> readInput(const QString& input, formats::PuzzleSink& sink) {
    switch (kindOfInput(input)) {
    case InputKind::Puzzle:
        return documents::readText(input.toStdString(), sink);
    case InputKind::Pipe: {
        const PipeAsInput pipe(input);
        // The reader reports a pipe that cannot be opened.
        return documents::readFile(pipe.isOpen() ? QStringLiteral("-") : input, sink);
    }
    default:
        return documents::readFile(input, sink);
    }
}

} // namespace ninefold::cli
