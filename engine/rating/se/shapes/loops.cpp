// SPDX-License-Identifier: MIT
// Loops of two digits, found by moving between cells that have both. Every loop is found from each of its bivalue
// cells and in both directions, which is harmless because the caller takes the easiest hint.
#include "engine/rating/se/shapes/loops.h"

#include "engine/core/houseset.h"

namespace ninefold::rating::explainer {
namespace {

class Search {
public:
    Search(const Board& board, Cell start, const std::function<void(const Loop&)>& use)
        : board_(board), start_(start), use_(use) {
        loop_.digits = board.candidates[start];
        low_ = lowest(loop_.digits);
        high_ = lowest(loop_.digits & ~(1u << low_));
    }

    void run() { extend(start_, 2, 0, kNoKind); }

private:
    static constexpr std::size_t kNoKind = 3;

    /// `allowed` is the number of further cells that may have extra digits of their own; any number of cells may
    /// have a common extra digit. `extra` accumulates the extra digits of every neighbour that was tested, as in
    /// Sudoku Explainer, so later neighbours are judged more strictly than necessary. The cells belong to two sides
    /// in turn; each side may touch a house only once.
    void extend(Cell cell, int allowed, unsigned extra, std::size_t lastKind) {
        HouseSet& side = touched_[loop_.cells.size() % 2];
        const HouseSet houses = houseSetOf(cell);
        if (!(side & houses).empty()) return;
        side = side | houses;
        loop_.cells.push_back(cell);
        met_.add(cell);
        for (const std::size_t kind : kBoxRowColumnOf) {
            if (kind == lastKind) continue;
            const House house = housesOf(cell)[kind];
            // Cells with both digits, with or without others.
            unsigned places = board_.places[house][low_] & board_.places[house][high_];
            for (; places != 0; places &= places - 1) visit(kHouseCells[house][lowest(places)], allowed, extra, kind);
        }
        loop_.cells.pop_back();
        met_.remove(cell);
        side = side - houses;
    }

    /// The loop is complete when it returns to its start, and deadly when both sides touch the same houses.
    void visit(Cell next, int allowed, unsigned& extra, std::size_t kind) {
        // At least four cells, or the path has only gone back.
        if (next == start_ && loop_.cells.size() >= 4) {
            if (touched_[0] == touched_[1]) use_(loop_);
            return;
        }
        if (met_.has(next)) return;
        const unsigned candidates = board_.candidates[next];
        extra |= candidates & ~unsigned{loop_.digits};
        const bool bivalue = countOf(candidates) == 2;
        if (bivalue || countOf(extra) == 1 || allowed > 0) extend(next, bivalue ? allowed : allowed - 1, extra, kind);
    }

    const Board& board_;
    Cell start_;
    const std::function<void(const Loop&)>& use_;
    Loop loop_;
    Cells met_;                       // the same cells
    std::array<HouseSet, 2> touched_; // by the cells of each side
    int low_, high_;                  // the two digits
};

} // namespace

namespace {

/// The cells that a loop of these digits can have: each has others in its row, its column and its box, or the two sides
/// do not touch the same houses.
Cells possible(const Board& board, unsigned digits) {
    Cells cells = board.cellsFor(lowest(digits)) & board.cellsFor(lowest(digits & (digits - 1)));
    for (Cells before; !(before == cells);) {
        before = cells;
        for (const Cell cell : before)
            for (const House house : housesOf(cell))
                if (!(cells & kHouses[house]).hasSeveral()) cells.remove(cell);
    }
    return cells;
}

} // namespace

void eachLoop(const Board& board, const std::function<void(const Loop&)>& use) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (countOf(board.candidates[cell]) == 2 && possible(board, board.candidates[cell]).has(cell))
            Search(board, cell, use).run();
}

double loopDifficulty(std::size_t cells) {
    double difficulty = 4.5;
    if (cells >= 10) difficulty += 0.3;
    if (cells >= 8) difficulty += 0.2;
    else if (cells >= 6) difficulty += 0.1;
    return difficulty;
}

} // namespace ninefold::rating::explainer
