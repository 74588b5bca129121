// SPDX-License-Identifier: MIT
// Unreadable input does not stop the run: it is reported, the rest is answered, and the exit code shows it.
#include "app/cli/intake.h"

#include "app/cli/inputs.h"
#include "app/cli/interrupt.h"
#include "app/cli/text.h"
#include "app/documents/parts/nativepath.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"

#include <algorithm>
#include <cassert>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

/// The number of lines of one file that are reported one by one; a wrong file would otherwise fill the screen.
constexpr long long kComplaintsPerFile = 20;

QString nameOf(const QString& file) {
    if (file.isEmpty()) return QStringLiteral("\"\"");
    return file == "-" ? QStringLiteral("standard input") : documents::visibleText(file);
}

bool isFileTrouble(const Error& error) {
    return error.code == ErrorCode::CannotOpen || error.code == ErrorCode::NotAFile ||
           error.code == ErrorCode::ReadFailed;
}

/// Nothing for input without a size: a pipe, a terminal.
std::optional<long long> sizeOf(const QString& file) {
    struct stat status {};
    const int failed =
        file == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(documents::nativePath(file).constData(), &status);
    if (failed != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return status.st_size;
}

/// One unknown size makes the sum unknown: a wrong estimate of the remaining time is worse than none.
std::optional<long long> sizeOfAll(const QStringList& files) {
    long long sum = 0;
    for (const QString& file : files) {
        const auto size = sizeOf(file);
        if (!size) return std::nullopt;
        sum += *size;
    }
    return sum;
}

} // namespace

Intake::Intake(Settings settings, Console& console)
    : settings_(std::move(settings)), console_(console), allBytes_(sizeOfAll(settings_.files)) {}

void Intake::readAll(const Take& take) {
    take_ = take;
    for (int file = 0; file < settings_.files.size() && !stopped_ && !atLimit() && !Interrupt::requested(); ++file)
        readNext(file);
}

void Intake::readNext(int file) {
    assert(file >= 0 && file < settings_.files.size());
    file_ = file;
    complaints_ = 0;
    if (settings_.files[file] == "-" && ::isatty(STDIN_FILENO) != 0 && !settings_.quiet)
        console_.say(QStringLiteral("Type or paste Sudokus; Ctrl-D ends."));
    const auto summary = readInput(settings_.files[file], *this);
    bytesBefore_ += sizeOf(settings_.files[file]).value_or(0);
    // Skipped puzzles have been reported; only a file without any of them needs a message of its own.
    if (!summary && complaints_ == 0) skipped(summary.error());
    endOfFile();
}

/// Checks the limit before and after: once it is reached, the reader must not read the next puzzle only to learn
/// that it is one too many.
bool Intake::puzzle(formats::Puzzle&& puzzle) {
    if (Interrupt::requested() || atLimit()) return false;
    ++number_;
    stopped_ = !take_({.puzzle = std::move(puzzle), .file = file_, .number = number_});
    return !stopped_ && !atLimit();
}

void Intake::skipped(const Error& error) {
    // An interrupted input ends in the middle of a line; that needs no message.
    if (Interrupt::requested()) return;
    flawed_ = true;
    fileTrouble_ = fileTrouble_ || isFileTrouble(error);
    complain(error);
}

void Intake::warning(const Error& error) {
    if (!Interrupt::requested() && !settings_.quiet) complain(error);
}

double Intake::share() const {
    double share = -1;
    if (allBytes_ && *allBytes_ > 0) share = static_cast<double>(bytes_) / static_cast<double>(*allBytes_);
    if (settings_.limit) share = std::max(share, static_cast<double>(number_) / static_cast<double>(*settings_.limit));
    return share;
}

/// Also counts input that is not reported, because the message at the end of the file gives the total. It is always
/// reported if the rest was not read.
void Intake::complain(const Error& error) {
    const bool gaveUp = error.code == ErrorCode::NoSudoku && error.found > 0;
    if (++complaints_ <= kComplaintsPerFile || gaveUp)
        console_.say(nameOf(settings_.files[file_]) + ": " + documents::sentence(error));
}

void Intake::endOfFile() {
    const long long more = complaints_ - kComplaintsPerFile;
    if (more > 0)
        console_.say(nameOf(settings_.files[file_]) + ": " +
                     (more == 1 ? QStringLiteral("1 more of this kind.")
                                : QStringLiteral("%1 more of this kind.").arg(documents::numberText(more))));
}

} // namespace ninefold::cli
