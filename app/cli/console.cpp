// SPDX-License-Identifier: MIT
// Progress is for people only. It is drawn in one line that is erased before any other output, and never drawn if
// standard error is a file.
#include "app/cli/console.h"

#include "app/cli/text.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"

#include <cstdio>
#include <unistd.h>

namespace ninefold::cli {
namespace {

/// Frequent enough for the eye, without making a remote terminal redraw for every batch.
constexpr std::chrono::milliseconds kBetween{200};

/// Room for any sentence of ours with a path in it, on one screen.
constexpr qsizetype kLongestSentence = 1000;

/// A typed name or value may have any length, and the end of the sentence says what is wrong with it.
QString shown(const QString& sentence, std::string_view kept = {}) {
    return documents::shortenedText(documents::visibleText(sentence, kept), kLongestSentence);
}

void writeError(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace

Console::Console(bool progress) : progress_(progress && ::isatty(STDERR_FILENO) != 0) {}

Console::~Console() {
    wipe();
}

void Console::say(const QString& sentence) {
    const std::scoped_lock lock(mutex_);
    wipe();
    writeError(shown(sentence, "\n") + '\n');
}

void Console::advance(long long puzzles, double share) {
    if (!progress_) return;
    const std::scoped_lock lock(mutex_);
    const auto now = Clock::now();
    if (now - shown_ < kBetween) return;
    shown_ = now;
    wipe();
    writeError(progressText(puzzles, std::chrono::duration<double>(now - start_).count(), share));
    dirty_ = true;
}

void Console::complain(const QString& sentence, const QString& advice) {
    // One line each: what the sentence quotes cannot pass for another sentence.
    writeError("ninefold-cli: " + shown(sentence) + '\n');
    if (!advice.isEmpty()) writeError(advice + '\n');
}

/// Returns to the start of the line and erases it: the next output replaces the progress.
void Console::wipe() {
    if (dirty_) writeError(QStringLiteral("\r\x1b[K"));
    dirty_ = false;
}

QString progressText(long long puzzles, double seconds, double share) {
    const auto rate = static_cast<qint64>(seconds > 0 ? static_cast<double>(puzzles) / seconds : 0);
    QString line =
        QStringLiteral("%1 puzzles, %2 per second").arg(documents::numberText(puzzles), documents::numberText(rate));
    if (share > 0 && share <= 1)
        line += QStringLiteral(", %1 left").arg(documents::clockText(qRound64(seconds * (1 - share) / share) * 1000));
    return line;
}

} // namespace ninefold::cli
