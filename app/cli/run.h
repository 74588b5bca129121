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

/// How a command processes its puzzles.
struct Job {
    MakeHandler makeHandler;
    /// Submits the items of a command that reads no files; by default the items are the puzzles of the call's files.
    std::function<void(Pipeline& pipeline)> feed;
    /// The number of puzzles that the feed will submit, for the progress display; 0 = unknown.
    long long total = 0;
    /// The number of puzzles per batch: large if each one is fast.
    std::size_t batch = 256;
    /// The text after all answers, made when everything is counted.
    std::function<std::string(const BatchResult& total)> closing;
    /// The output file of BatchResult::reports for each file of the call; empty = nowhere. Several files may share one.
    QStringList reportFiles;
    /// Takes BatchResult::records and boards, in the order of the input; returns false to stop. It may change the text.
    std::function<bool(BatchResult& result)> store = {};
    /// Writes what was not written yet, also after an interrupt, and says what became of all.
    std::function<ExitCode(Console& console)> finishStore = {};
    /// Continues after the answers that an earlier run has left in the file of --output, and leaves there what is
    /// answered if this one is interrupted. Each puzzle's answer must be one line with the puzzle in it.
    bool resume = false;
    /// Which part of the files' puzzles to answer; a feed has to select its part itself.
    Shard shard;
};

/// Reads all files of the call (or calls the job's feed), answers every puzzle, writes the answers and reports what
/// could not be read. Returns the exit code.
int runJob(const Invocation& invocation, const Job& job);

/// Writes the single answer of a command that reads no puzzles, or that answers only after reading all of them.
/// Returns `code`, the result of the command, unless the answer cannot be written.
int writeAnswer(const Invocation& invocation, const std::string& answer, ExitCode code = kDone);

/// The same for an answer that is made piece by piece: `next` puts a piece into the empty text and returns false if
/// there is none left.
int writePieces(const Invocation& invocation, const std::function<bool(std::string& text)>& next);

/// The input file that an output of this name would replace; empty if there is none.
QString replacedInput(const QStringList& files, const QString& output);

/// The "puzzle" field of every answer: the givens, or all set cells if the format does not distinguish givens from
/// placed digits.
std::string puzzleText(const formats::Puzzle& puzzle);

} // namespace ninefold::cli
