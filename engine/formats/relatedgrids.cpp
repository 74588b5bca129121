// SPDX-License-Identifier: MIT
#include "engine/formats/relatedgrids.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace ninefold::formats {
namespace {

/// Are these cells connected by their sides?
bool isConnected(Cells cells) {
    assert(!cells.empty());
    Cells piece, next;
    next.add(cells.first());
    while (!next.empty()) {
        const Cell cell = next.first();
        next.remove(cell);
        piece.add(cell);
        const int row = rowOf(cell), column = columnOf(cell);
        const std::array<std::pair<int, int>, 4> sides = {
            {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}};
        for (const auto& [r, c] : sides) {
            if (r < 0 || r > 8 || c < 0 || c > 8) continue;
            const Cell side = cellAt(r, c);
            if (cells.has(side) && !piece.has(side)) next.add(side);
        }
    }
    return piece == cells;
}

} // namespace

bool isSolutionOf(const Grid& solution, const Grid& puzzle) {
    if (!solution.isFull() || puzzle.isFull()) return false;
    for (const Cell cell : Cells::all() - puzzle.blanks())
        if (solution.value(cell) != puzzle.value(cell)) return false;
    return true;
}

bool isRegionMap(const Grid& grid) {
    if (const int blanks = grid.blanks().count(); blanks != 0 && blanks != 9) return false;
    std::array<Cells, kDigitCount + 1> regions;
    for (Cell cell = 0; cell < kCellCount; ++cell) regions[static_cast<std::size_t>(grid.value(cell))].add(cell);
    int pieces = 0;
    for (const Cells& region : regions) {
        if (region.empty()) continue;
        if (region.count() != 9 || !isConnected(region)) return false;
        ++pieces;
    }
    return pieces == 9;
}

bool isBoxMap(const Grid& grid) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (grid.value(cell) != grid.value(cellOfBox(boxOf(cell), 0))) return false;
    return isRegionMap(grid);
}

bool RelatedGrids::puzzle(Puzzle&& puzzle) {
    if (stopped_) return false;
    ++grids_;
    Grid grid = puzzleGrid(puzzle);
    if (isRegionMap(grid)) {
        if (!waiting_) mapLine_ = puzzle.line;
        return !waiting_ || refuse(std::exchange(waiting_, std::nullopt)->line);
    }
    // A puzzle without digits must not count: any full grid would be its solution.
    if (last_ && last_->blanks().count() < kCellCount && isSolutionOf(grid, *last_)) return true;
    if (solvesEarlier(grid)) return true;
    remember(grid);
    last_ = grid;
    if (std::exchange(mapLine_, std::nullopt)) return refuse(puzzle.line);
    if (!release()) return false;
    waiting_ = std::move(puzzle);
    return true;
}

bool RelatedGrids::solvesEarlier(const Grid& grid) const {
    return grid.isFull() &&
           std::ranges::any_of(earlier_, [&](const Grid& puzzle) { return isSolutionOf(grid, puzzle); });
}

/// With fewer digits a puzzle has many solutions, so a full grid may agree with it by chance.
void RelatedGrids::remember(const Grid& grid) {
    constexpr int kFewestDigits = 17;
    constexpr std::size_t kMostRemembered = 500;
    if (grid.isFull() || kCellCount - grid.blanks().count() < kFewestDigits) return;
    if (earlier_.size() < kMostRemembered) return earlier_.push_back(grid);
    earlier_[oldest_] = grid;
    oldest_ = (oldest_ + 1) % kMostRemembered;
}

/// The waiting puzzle came first, so it is passed on first.
void RelatedGrids::skipped(const Error& error) {
    if (release()) next_.skipped(error);
}

void RelatedGrids::warning(const Error& error) {
    if (release()) next_.warning(error);
}

void RelatedGrids::finish() {
    if (release() && mapLine_) refuse(*std::exchange(mapLine_, std::nullopt));
}

bool RelatedGrids::release() {
    if (waiting_ && !stopped_) stopped_ = !next_.puzzle(*std::exchange(waiting_, std::nullopt));
    return !stopped_;
}

bool RelatedGrids::refuse(int line) {
    assert(!stopped_);
    next_.skipped({.code = ErrorCode::Variant, .line = line, .detail = ErrorDetail::Jigsaw});
    return true;
}

} // namespace ninefold::formats
