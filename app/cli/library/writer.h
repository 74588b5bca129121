// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/pipeline.h"
#include "app/store/library/adding.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace ninefold::cli {

/// Writes what the threads of a job find into a library, in a thread of its own, many puzzles in one transaction.
class LibraryWriter {
public:
    /// The command of a run whose items are recorded (app/store/library/runs.h); 0 = none.
    LibraryWriter(const library::Location& location, library::Placement placement);
    ~LibraryWriter();
    LibraryWriter(const LibraryWriter&) = delete;
    LibraryWriter& operator=(const LibraryWriter&) = delete;

    /// Takes the records of a result; waits while too many are not yet written. False if writing has failed.
    bool take(BatchResult& result);
    /// Writes the rest and ends the thread. Returns the error of this or any earlier write.
    std::optional<Error> finish();

    /// After finish().
    const library::AddReport& report() const { return report_; }
    long long newBoards() const { return newBoards_; }
    const library::Location& location() const { return location_; }

private:
    struct Waiting {
        std::vector<library::NewPuzzle> puzzles;
        QStringList boards;
        bool isEmpty() const { return puzzles.empty() && boards.isEmpty(); }
        bool isLarge() const { return puzzles.size() + static_cast<std::size_t>(boards.size()) >= library::kBatchRows; }
    };
    void work();
    std::optional<Error> write(library::Database& database, const Waiting& waiting);

    const library::Location location_;
    const library::Placement placement_;
    library::AddReport report_;
    long long newBoards_ = 0;

    std::mutex mutex_; // guards all below
    std::condition_variable changed_;
    Waiting waiting_;
    bool ended_ = false;
    std::optional<Error> error_;

    std::jthread thread_;
};

} // namespace ninefold::cli
