// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/solve/solver.h"

#include <QByteArray>

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

namespace ninefold::cli {

/// The board of one client: its puzzle, and the engine that it wanted to see. Runs are not kept, because engines are
/// deterministic: each question runs the engine again, which takes milliseconds.
struct ServedBoard {
    formats::Puzzle puzzle;
    /// Null with `byLogic`, and before `solve`.
    const solve::Solver* solver = nullptr;
    bool byLogic = false;

    bool isChosen() const { return solver != nullptr || byLogic; }
};

/// The boards by token. A token cannot be guessed, so no client sees the board of another. Any thread may call.
class ServedBoards {
public:
    /// Keeps a board and returns its token; the board that was not used for longest goes when there are too many.
    QByteArray add(const ServedBoard& board);
    /// Nothing if there is none, or no longer.
    std::optional<ServedBoard> find(const QByteArray& token);
    void replace(const QByteArray& token, const ServedBoard& board);

    static constexpr std::size_t kMost = 2048;

private:
    struct Kept {
        ServedBoard board;
        std::uint64_t used = 0;
    };
    void dropOldest();

    std::mutex mutex_;
    std::map<QByteArray, Kept> boards_;
    std::uint64_t uses_ = 0;
};

} // namespace ninefold::cli
