// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/pipeline.h"
#include "engine/formats/format.h"

#include <QStringList>

#include <optional>

namespace ninefold::cli {

/// Takes the puzzles of all files to the pipeline and says on standard error what could not be read.
class Intake : public PuzzleSink {
public:
    struct Settings {
        QStringList files;
        std::optional<long long> limit;
        bool quiet = false;
    };
    Intake(Settings settings, Pipeline& pipeline, Console& console);

    void readAll();

    bool puzzle(Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;

    /// Something could not be read; and even the file itself.
    bool flawed() const { return flawed_; }
    bool fileTrouble() const { return fileTrouble_; }

private:
    void readNext(int file);
    void complain(const Error& error);
    void endOfFile();
    bool atLimit() const { return settings_.limit && number_ >= *settings_.limit; }

    const Settings settings_;
    Pipeline& pipeline_;
    Console& console_;
    int file_ = 0;
    long long number_ = 0;
    long long complaints_ = 0; // of this file
    bool stopped_ = false, flawed_ = false, fileTrouble_ = false;
};

} // namespace ninefold::cli
