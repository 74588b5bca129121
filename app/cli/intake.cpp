// SPDX-License-Identifier: MIT
#include "app/cli/intake.h"

#include "app/cli/interrupt.h"
#include "app/cli/text.h"
#include "app/files/reading.h"
#include "app/text/messages.h"
#include "app/text/numbers.h"

namespace ninefold::cli {
namespace {

/// So many lines of one file are named one by one; a wrong file would otherwise fill the screen.
constexpr long long kComplaintsPerFile = 20;

QString nameOf(const QString& file) {
    return file == "-" ? Commands::tr("standard input") : file;
}

bool isFileTrouble(const Error& error) {
    return error.code == ErrorCode::CannotOpen || error.code == ErrorCode::NotAFile ||
           error.code == ErrorCode::ReadFailed;
}

} // namespace

Intake::Intake(Settings settings, Take take, Console& console)
    : settings_(std::move(settings)), take_(std::move(take)), console_(console) {}

void Intake::readAll() {
    for (int file = 0; file < settings_.files.size() && !stopped_ && !atLimit(); ++file) readNext(file);
}

void Intake::readNext(int file) {
    file_ = file;
    complaints_ = 0;
    const auto summary = readFile(settings_.files[file], *this);
    // What was skipped has been said; only a file without any such thing needs a word of its own.
    if (!summary && complaints_ == 0) skipped(summary.error());
    endOfFile();
}

bool Intake::puzzle(Puzzle&& puzzle) {
    if (Interrupt::requested() || atLimit()) return false;
    ++number_;
    stopped_ = !take_({.puzzle = std::move(puzzle), .file = file_, .number = number_});
    return !stopped_ && !atLimit();
}

void Intake::skipped(const Error& error) {
    // An interrupted input ends in the middle of a line; that is no news.
    if (Interrupt::requested()) return;
    flawed_ = true;
    fileTrouble_ = fileTrouble_ || isFileTrouble(error);
    complain(error);
}

void Intake::warning(const Error& error) {
    if (!Interrupt::requested() && !settings_.quiet) complain(error);
}

void Intake::complain(const Error& error) {
    if (++complaints_ <= kComplaintsPerFile) console_.say(nameOf(settings_.files[file_]) + ": " + sentence(error));
}

void Intake::endOfFile() {
    const long long more = complaints_ - kComplaintsPerFile;
    if (more > 0)
        console_.say(nameOf(settings_.files[file_]) + ": " +
                     (more == 1 ? Commands::tr("1 more of this kind.")
                                : Commands::tr("%1 more of this kind.").arg(numberText(more))));
}

} // namespace ninefold::cli
