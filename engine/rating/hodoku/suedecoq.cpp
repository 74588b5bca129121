// SPDX-License-Identifier: MIT
// Sue de Coq: two or three cells in the intersection of a line and a box have at least two more digits than cells;
// sets in the rest of the line and in the rest of the box absorb the surplus without sharing one of these digits.
#include "engine/rating/hodoku/finders.h"

#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

class Search {
public:
    Search(const Board& board, House line, int box) : board_(board) {
        // Set cells are excluded; a line and a box intersect in at most three cells.
        const Cells blanks = board.blanks();
        line_ = kHouses[line] & blanks;
        box_ = kHouses[boxHouse(box)] & blanks;
    }

    bool run(Step& step) {
        std::vector<Cell> crossing;
        for (const Cell cell : line_& box_) crossing.push_back(cell);
        // Two cells first, then the three that begin with them: HoDoKu's order.
        for (std::size_t i = 0; i + 1 < crossing.size(); ++i)
            for (std::size_t j = i + 1; j < crossing.size(); ++j) {
                const Cells two = Cells::of(crossing[i]) | Cells::of(crossing[j]);
                if (tryCore(two, step)) return true;
                for (std::size_t k = j + 1; k < crossing.size(); ++k)
                    if (tryCore(two | Cells::of(crossing[k]), step)) return true;
            }
        return false;
    }

private:
    bool tryCore(Cells core, Step& step) {
        assert(core.count() == 2 || core.count() == 3);
        core_ = core;
        coreDigits_ = {};
        for (const Cell cell : core) coreDigits_ |= board_.candidates(cell);
        surplus_ = coreDigits_.count() - core.count();
        // With a surplus of less than two digits one set would suffice, which is another technique.
        return surplus_ >= 2 && extendLine(line_ - core, {}, {}, step);
    }

    /// Sets in the rest of the line, in the order of HoDoKu's stack: each set before the larger ones that begin
    /// with its cells.
    bool extendLine(Cells from, Cells set, Digits digits, Step& step) {
        for (const Cell cell : from) {
            from.remove(cell);
            const Cells cells = set | Cells::of(cell);
            const Digits together = digits | board_.candidates(cell);
            const int alien = (together - coreDigits_).count(), taken = cells.count() - alien;
            // The line may not absorb the whole surplus, because the set in the box needs a part of it.
            if (together.count() > alien && taken > 0 && taken < surplus_) {
                lineSet_ = cells;
                lineDigits_ = together;
                if (extendBox(boxWithout(cells, together & coreDigits_), {}, {}, surplus_ - taken, step)) return true;
            }
            if (extendLine(from, cells, together, step)) return true;
        }
        return false;
    }

    /// The two sides cannot absorb the same digit.
    Cells boxWithout(Cells lineSet, Digits forbidden) const {
        Cells cells = box_ - core_ - lineSet;
        for (const Digit digit : forbidden) cells -= board_.cellsFor(digit);
        return cells;
    }

    bool extendBox(Cells from, Cells set, Digits digits, int surplus, Step& step) {
        for (const Cell cell : from) {
            from.remove(cell);
            const Cells cells = set | Cells::of(cell);
            const Digits together = digits | board_.candidates(cell);
            const int alien = (together - coreDigits_).count();
            if (together.count() > alien && cells.count() - alien == surplus && eliminate(cells, together, step))
                return true;
            if (extendBox(from, cells, together, surplus, step)) return true;
        }
        return false;
    }

    /// All digits are accounted for: a digit of one side is removed in its house, a digit of both sides in both.
    bool eliminate(Cells boxSet, Digits boxDigits, Step& step) const {
        assert(!boxSet.meets(lineSet_ | core_) && !lineSet_.meets(core_));
        const Digits both = boxDigits & lineDigits_;
        // A digit from outside the core that both sets contain is removed in both houses.
        const Digits inBox = ((coreDigits_ | boxDigits) - lineDigits_) | both;
        const Digits inLine = ((coreDigits_ | lineDigits_) - boxDigits) | both;
        for (const Cell cell : box_ - boxSet - core_) step.remove(cell, board_.candidates(cell) & inBox);
        for (const Cell cell : line_ - lineSet_ - core_) step.remove(cell, board_.candidates(cell) & inLine);
        return !step.removals.empty();
    }

    const Board& board_;
    Cells line_, box_, core_, lineSet_;
    Digits coreDigits_, lineDigits_;
    int surplus_ = 0;
};

} // namespace

bool findSueDeCoq(const Board& board, NoSueDeCoq& known, Step& step) {
    step.technique = "sue-de-coq";
    Cells changed;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!(known[cell] == board.candidates(cell))) changed.add(cell);
    for (House line = 0; line < 18; ++line)
        for (int box = 0; box < 9; ++box) {
            const Cells lineCells = kHouses[line], boxCells = kHouses[boxHouse(box)];
            if (!lineCells.meets(boxCells) || !changed.meets(lineCells | boxCells)) continue;
            if (Search(board, line, box).run(step)) return true;
        }
    for (const Cell cell : changed) known[cell] = board.candidates(cell);
    return false;
}

} // namespace ninefold::rating::hodoku
