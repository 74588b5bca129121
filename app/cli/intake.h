// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/pipeline.h"
#include "engine/formats/format.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace ninefold::cli {

/// Reads the puzzles of all files and says on standard error what could not be read.
class Intake : public PuzzleSink {
public:
    struct Settings {
        QStringList files;
        std::optional<long long> limit;
        bool quiet = false;
    };
    /// Takes the next puzzle; false = enough.
    using Take = std::function<bool(Item&&)>;
    Intake(Settings settings, Take take, Console& console);

    void readAll();

    bool puzzle(Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;

    /// How the reading went.
    ExitCode exitCode() const { return fileTrouble_ ? kFileTrouble : flawed_ ? kFlawed : kDone; }

private:
    void readNext(int file);
    void complain(const Error& error);
    void endOfFile();
    bool atLimit() const { return settings_.limit && number_ >= *settings_.limit; }

    const Settings settings_;
    const Take take_;
    Console& console_;
    int file_ = 0;
    long long number_ = 0;
    long long complaints_ = 0; // of this file
    bool stopped_ = false, flawed_ = false, fileTrouble_ = false;
};

} // namespace ninefold::cli
