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

/// Reads the puzzles of all files and reports unreadable ones on standard error. It is the sink of every reader, one
/// file after the other, and passes the puzzles on as one stream with its own numbering.
class Intake : public formats::PuzzleSink {
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

    bool puzzle(formats::Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;
    void reached(long long bytes) override { bytes_ = bytesBefore_ + bytes; }

    /// The share of all input that has been read, 0 to 1; less than 0 = unknown. Thread-safe: the writing thread
    /// displays it while the reading thread continues.
    double share() const;

    /// The result of reading, by severity: a missing file outweighs a malformed puzzle.
    ExitCode exitCode() const { return fileTrouble_ ? kFileTrouble : flawed_ ? kFlawed : kDone; }

private:
    void readNext(int file);
    void complain(const Error& error);
    void endOfFile();
    bool atLimit() const { return settings_.limit && number_ >= *settings_.limit; }

    const Settings settings_;
    Console& console_;
    Take take_;
    /// The size of all files together; nothing if one of them is a pipe.
    const std::optional<long long> allBytes_;
    long long bytesBefore_ = 0; // of the files that are done
    std::atomic<long long> bytes_{0}, number_{0};
    int file_ = 0;
    long long complaints_ = 0; // about this file
    bool stopped_ = false, flawed_ = false, fileTrouble_ = false;
};

} // namespace ninefold::cli
