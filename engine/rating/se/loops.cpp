// SPDX-License-Identifier: MIT
// Loops of two digits, found by walking from cell to cell that has both. Every loop is met from
// each of its bivalue cells and in both directions; whoever takes the easiest hint does not mind.
#include "engine/rating/se/loops.h"

#include "engine/core/houseset.h"

#include <algorithm>

namespace ninefold::explainer {
namespace {

class Search {
public:
    Search(const Board& board, Cell start, const std::function<void(const Loop&)>& use)
        : board_(board), start_(start), use_(use) {
        loop_.digits = board.candidates[start];
        low_ = lowest(loop_.digits);
        high_ = lowest(loop_.digits & ~(1u << low_));
    }

    void run() { extend(start_, 2, 0, -1); }

private:
    /// `allowed` cells may still have extra digits of their own; any number may have the one extra digit of all.
    /// The extra digits of every neighbour looked at stay in `extra` for the next ones, as in the original: so later
    /// neighbours are judged more strictly than need be.
    /// Cells in turn belong to two sides; each house may be touched once by each.
    void extend(Cell cell, int allowed, unsigned extra, House lastKind) {
        HouseSet& side = touched_[loop_.cells.size() % 2];
        const HouseSet houses = houseSetOf(cell);
        if (!(side & houses).empty()) return;
        side = side | houses;
        loop_.cells.push_back(cell);
        for (const House kind : kBoxRowColumn) {
            if (kind == lastKind) continue;
            const House house = houseOf(kind, cell);
            // Both digits, whatever else is in the cell.
            unsigned places = board_.places[house][low_] & board_.places[house][high_];
            for (; places != 0; places &= places - 1) visit(kHouseCells[house][lowest(places)], allowed, extra, kind);
        }
        loop_.cells.pop_back();
        side = side - houses;
    }

    /// The loop is whole when it comes back to its start, and deadly when both sides touch the same houses.
    void visit(Cell next, int allowed, unsigned& extra, House kind) {
        // Four cells at least, or it would only have gone back.
        if (next == start_ && loop_.cells.size() >= 4) {
            if (touched_[0] == touched_[1]) use_(loop_);
            return;
        }
        if (std::find(loop_.cells.begin(), loop_.cells.end(), next) != loop_.cells.end()) return;
        const unsigned candidates = board_.candidates[next];
        extra |= candidates & ~unsigned{loop_.digits};
        const bool bivalue = countOf(candidates) == 2;
        if (bivalue || countOf(extra) == 1 || allowed > 0) extend(next, bivalue ? allowed : allowed - 1, extra, kind);
    }

    const Board& board_;
    Cell start_;
    const std::function<void(const Loop&)>& use_;
    Loop loop_;
    std::array<HouseSet, 2> touched_; // by the cells of each side
    int low_, high_;                  // the two digits
};

} // namespace

void eachLoop(const Board& board, const std::function<void(const Loop&)>& use) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (countOf(board.candidates[cell]) == 2) Search(board, cell, use).run();
}

double loopDifficulty(std::size_t cells) {
    double difficulty = 4.5;
    if (cells >= 10) difficulty += 0.3;
    if (cells >= 8) difficulty += 0.2;
    else if (cells >= 6) difficulty += 0.1;
    return difficulty;
}

} // namespace ninefold::explainer
