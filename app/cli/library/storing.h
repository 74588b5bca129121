// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/library/writer.h"
#include "app/cli/run.h"

namespace ninefold::cli {

/// Gives a job a library for the records of its handlers. It has to outlive the job.
class Storing {
public:
    Storing(const Invocation& call, const library::Location& location, library::Placement placement)
        : call_(call), writer_(location, std::move(placement)) {}

    /// For jobs whose handlers produce the records.
    void attachTo(Job& job);
    /// For jobs without: each puzzle of their files that has exactly one solution is a record.
    void attachWithPuzzles(Job& job);

private:
    ExitCode finish(Console& console);

    const Invocation& call_;
    LibraryWriter writer_;
};

/// Whether a command that writes into a library gives its answers, too: only where a program or a file takes them.
bool givesAnswers(const Invocation& call);

/// The location of --database, opened once so that mistakes are reported before the first puzzle is read; nothing
/// without the option. After a mistake `code` is not kDone.
std::optional<library::Location> storeOf(const Invocation& call, int& code);

} // namespace ninefold::cli
