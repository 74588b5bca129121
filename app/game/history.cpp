// SPDX-License-Identifier: MIT
// A history comes from a file, which may contain anything: all moves are checked on a copy of the sheet before use.
#include "app/game/history.h"

#include <algorithm>
#include <optional>

namespace ninefold::game {
namespace {

/// Undoes the done moves on a copy. Nothing if they do not lead to this sheet.
std::optional<Sheet> rewound(Sheet sheet, const std::vector<Move>& history, std::size_t done) {
    if (done > history.size()) return std::nullopt;
    for (std::size_t at = done; at-- > 0;) {
        // Backwards within the move as well: it may have changed a cell twice.
        for (auto change = history[at].changes.rbegin(); change != history[at].changes.rend(); ++change) {
            if (change->cell < 0 || change->cell >= kCellCount) return std::nullopt;
            if (sheet.cells[change->cell] != change->after) return std::nullopt;
            // Givens never change.
            if (sheet.givens.has(change->cell) && change->before.value != change->after.value) return std::nullopt;
            sheet.cells[change->cell] = change->before;
        }
        if (!std::ranges::all_of(history[at].links, isDrawable)) return std::nullopt;
        sheet.apply({.links = history[at].links}, false);
    }
    return sheet;
}

} // namespace

bool fits(const Sheet& sheet, const Move& move) {
    Sheet after = sheet;
    for (const CellChange& change : move.changes) {
        if (change.cell < 0 || change.cell >= kCellCount) return false;
        if (after.cells[change.cell] != change.before) return false;
        if (sheet.givens.has(change.cell) && change.before.value != change.after.value) return false;
        after.cells[change.cell] = change.after;
    }
    return std::ranges::all_of(move.links, isDrawable);
}

Sheet tidyHistory(formats::Puzzle& puzzle) {
    puzzle.elapsedMs = std::clamp<std::int64_t>(puzzle.elapsedMs, 0, kMaxElapsedMs);
    for (Move& move : puzzle.history) move.atMs = std::clamp<std::int64_t>(move.atMs, 0, kMaxElapsedMs);
    Sheet now = sheetOf(puzzle);
    std::optional<Sheet> start = rewound(now, puzzle.history, puzzle.historyDone);
    if (!start) {
        puzzle.history.clear();
        puzzle.historyDone = 0;
        return now;
    }
    for (std::size_t at = puzzle.historyDone; at < puzzle.history.size(); ++at) {
        if (!fits(now, puzzle.history[at])) puzzle.history.resize(at);
        else now.apply(puzzle.history[at], true);
    }
    return *start;
}

} // namespace ninefold::game
