// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "app/cli/pipeline.h"
#include "app/cli/shard.h"

#include <functional>
#include <string>

namespace ninefold::cli {

/// How a command works through its puzzles.
struct Job {
    MakeHandler makeHandler;
    /// Submits the items of a command that reads no files; by default they are the puzzles of the call's files.
    std::function<void(Pipeline& pipeline)> feed;
    /// So many puzzles the feed will submit, for those who watch the progress; 0 = nobody knows.
    long long total = 0;
    /// So many puzzles go to a thread at once: many where each is quickly done.
    std::size_t batch = 256;
    /// What stands below all answers, made when everything is counted.
    std::function<std::string(const Yield& total)> closing;
    /// Where Yield::reports go, for each file of the call; empty = nowhere. Several may share one.
    QStringList reportFiles;
    /// Which part of the puzzles of the files is answered; a feed has to see to it itself.
    Shard shard;
};

/// Reads all files of the call (or asks the job's feed), lets the job answer every puzzle, writes the answers, says
/// what could not be read. Returns the exit code.
int runJob(const Invocation& invocation, const Job& job);

/// Writes the one answer of a command that reads no puzzles, or that answers only when it has read all of them. Returns
/// the exit code: `code`, which is how the command went, unless the answer cannot be written.
int writeAnswer(const Invocation& invocation, const std::string& answer, ExitCode code = kDone);

/// The one of the files that an output of this name would replace; empty when there is none.
QString replacedInput(const QStringList& files, const QString& output);

/// "puzzle" in every answer: the givens; where the form cannot tell them from placed digits, the cells that are set.
std::string puzzleText(const Puzzle& puzzle);

} // namespace ninefold::cli
