// SPDX-License-Identifier: MIT
// A transaction with many puzzles is far faster than many with a few, so the thread waits until there are many, but not
// long: a killed program should lose little.
#include "app/cli/library/writer.h"

#include "app/cli/interrupt.h"
#include "app/store/library/open.h"

#include <chrono>
#include <utility>

namespace ninefold::cli {
namespace {

constexpr std::chrono::seconds kLongestWait{2};

} // namespace

LibraryWriter::LibraryWriter(const library::Location& location, library::Placement placement)
    : location_(location), placement_(std::move(placement)) {
    const SignalsElsewhere guard;
    thread_ = std::jthread([this] { work(); });
}

LibraryWriter::~LibraryWriter() {
    finish();
}

bool LibraryWriter::take(BatchResult& result) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return error_ || !waiting_.isLarge(); });
    std::ranges::move(result.records, std::back_inserter(waiting_.puzzles));
    waiting_.boards += result.boards;
    result.records.clear();
    result.boards.clear();
    if (waiting_.isLarge()) changed_.notify_all();
    return !error_;
}

std::optional<Error> LibraryWriter::finish() {
    {
        const std::scoped_lock lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
    return error_;
}

/// The connection belongs to this thread.
void LibraryWriter::work() {
    auto opened = library::openLibrary(location_);
    std::unique_lock lock(mutex_);
    if (!opened) error_ = opened.error();
    while (!error_) {
        changed_.wait_for(lock, kLongestWait, [&] { return ended_ || waiting_.isLarge(); });
        const Waiting taken = std::exchange(waiting_, {});
        const bool last = ended_;
        lock.unlock();
        changed_.notify_all();
        auto error = write(*opened.value().database, taken);
        lock.lock();
        error_ = std::move(error);
        if (last) break;
    }
    lock.unlock();
    changed_.notify_all();
}

std::optional<Error> LibraryWriter::write(library::Database& database, const Waiting& waiting) {
    if (!waiting.puzzles.empty()) {
        const auto added = library::addPuzzles(database, waiting.puzzles, placement_);
        if (!added) return added.error();
        report_.added += added.value().added;
        report_.known += added.value().known;
    }
    if (waiting.boards.isEmpty()) return std::nullopt;
    const auto boards = library::addBoards(database, waiting.boards);
    if (!boards) return boards.error();
    newBoards_ += boards.value();
    return std::nullopt;
}

} // namespace ninefold::cli
