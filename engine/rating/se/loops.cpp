// SPDX-License-Identifier: MIT
#include "engine/rating/se/loops.h"

#include "engine/core/houseset.h"

#include <algorithm>

namespace ninefold::explainer {
namespace {

/// Cells in turn belong to two sides. Each house may be touched once by each side, and by both or none.
bool isDeadly(const std::vector<Cell>& cells) {
    std::array<HouseSet, 2> touched;
    for (std::size_t n = 0; n < cells.size(); ++n) {
        const HouseSet houses = houseSetOf(cells[n]);
        if (!(touched[n % 2] & houses).empty()) return false;
        touched[n % 2] = touched[n % 2] | houses;
    }
    return touched[0] == touched[1];
}

class Search {
public:
    Search(const Board& board, Cell start, const std::function<void(const Loop&)>& use)
        : board_(board), start_(start), use_(use) {
        loop_.digits = board.candidates[start];
    }

    void run() { extend(start_, 2, 0, -1); }

private:
    /// `allowed` cells may still have extra digits of their own; any number may have the one extra digit of all.
    /// The extra digits of every neighbour looked at stay in `extra` for the next ones, as in the original: so later
    /// neighbours are judged more strictly than need be.
    void extend(Cell cell, int allowed, unsigned extra, House lastKind) {
        loop_.cells.push_back(cell);
        inLoop_.add(cell);
        for (const House kind : kBoxRowColumn) {
            if (kind == lastKind) continue;
            for (const Cell next : kHouseCells[houseOf(kind, cell)]) visit(next, allowed, extra, kind);
        }
        inLoop_.remove(cell);
        loop_.cells.pop_back();
    }

    void visit(Cell next, int allowed, unsigned& extra, House kind) {
        if (next == start_ && loop_.cells.size() >= 4) {
            if (isDeadly(loop_.cells)) use_(loop_);
            return;
        }
        const unsigned candidates = board_.candidates[next];
        if (inLoop_.has(next) || (loop_.digits & ~candidates) != 0) return;
        extra |= candidates & ~unsigned{loop_.digits};
        const bool bivalue = countOf(candidates) == 2;
        if (bivalue || countOf(extra) == 1 || allowed > 0) extend(next, bivalue ? allowed : allowed - 1, extra, kind);
    }

    const Board& board_;
    Cell start_;
    const std::function<void(const Loop&)>& use_;
    Loop loop_;
    Cells inLoop_;
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
