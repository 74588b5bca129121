// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/pipeline.h"
#include "engine/formats/format.h"

#include <QStringList>

#include <atomic>
#include <functional>
#include <optional>

namespace ninefold::cli {

/// Reads the puzzles of all files and says on standard error what could not be read. It is the sink of every reader,
/// one file after the other, and passes the puzzles on as one stream with numbers of its own.
class Intake : public PuzzleSink {
public:
    struct Settings {
        QStringList files;
        std::optional<long long> limit;
        bool quiet = false;
    };
    Intake(Settings settings, Console& console);

    /// Takes the next puzzle; false = enough.
    using Take = std::function<bool(Item&&)>;
    void readAll(const Take& take);

    bool puzzle(Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;
    void reached(long long bytes) override { bytes_ = bytesBefore_ + bytes; }

    /// How much of everything has been read, 0 to 1; less than 0 = nobody knows. Any thread may ask: the one that
    /// writes shows it, while the one that reads goes on.
    double share() const;

    /// How the reading went. The worst of it counts: a missing file weighs more than a puzzle that is none.
    ExitCode exitCode() const { return fileTrouble_ ? kFileTrouble : flawed_ ? kFlawed : kDone; }

private:
    void readNext(int file);
    void complain(const Error& error);
    void endOfFile();
    bool atLimit() const { return settings_.limit && number_ >= *settings_.limit; }

    const Settings settings_;
    Console& console_;
    Take take_;
    /// All files together; nothing where one of them is a pipe.
    const std::optional<long long> allBytes_;
    long long bytesBefore_ = 0; // of the files that are done
    std::atomic<long long> bytes_{0}, number_{0};
    int file_ = 0;
    long long complaints_ = 0; // of this file
    bool stopped_ = false, flawed_ = false, fileTrouble_ = false;
};

} // namespace ninefold::cli
