// SPDX-License-Identifier: MIT
// Tries all sets of a size. Digits that are known stay known, so a set is tried on the board that its first cells
// leave, and cells that are filled there cannot make a difference.
#include "engine/analysis/backdoors.h"

#include "engine/analysis/singlesboard.h"

#include <cassert>

namespace ninefold::analysis {
namespace {

class BackdoorSearch {
public:
    BackdoorSearch(const Values& solution, const std::stop_token& stop) : solution_(solution), stop_(stop) {}

    /// Adds the sets that have `left` more cells, none of them before `first`. Returns false when stopped.
    bool extend(const SinglesBoard& board, Cells chosen, Cell first, int left) {
        if (stop_.stop_requested()) return false;
        for (Cell cell : board.blanks()) {
            if (cell < first) continue;
            SinglesBoard next = board;
            next.place(cell, solution_[cell]);
            next.fill();
            const Cells set = chosen | Cells::of(cell);
            if (next.isFull()) {
                // A set that is solved early has no cells to spare in the smallest size.
                assert(left == 1);
                sets.push_back(set);
            } else if (left > 1 && !extend(next, set, cell + 1, left - 1)) {
                return false;
            }
        }
        return true;
    }

    std::vector<Cells> sets;

private:
    const Values& solution_;
    const std::stop_token& stop_;
};

SinglesBoard filled(const Grid& puzzle) {
    SinglesBoard board(puzzle);
    board.fill();
    return board;
}

} // namespace

Backdoors findBackdoors(const Grid& puzzle, const Values& solution, int most, const std::stop_token& stop) {
    assert(most >= 0 && most <= kMostBackdoorCells);
    Backdoors found;
    const SinglesBoard start = filled(puzzle);
    if (start.isFull()) return {.size = 0, .sets = {}, .complete = true};
    for (int size = 1; size <= most && found.size < 0; ++size) {
        BackdoorSearch search(solution, stop);
        found.complete = search.extend(start, {}, 0, size);
        if (!search.sets.empty()) found.size = size;
        found.sets = std::move(search.sets);
        if (!found.complete) return found;
    }
    found.complete = true;
    return found;
}

std::vector<MagicCandidate> findMagicCandidates(const Grid& puzzle, const Values& solution) {
    std::vector<MagicCandidate> found;
    const SinglesBoard start = filled(puzzle);
    for (Cell cell : start.blanks())
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            if (digit == solution[cell] || !start.isCandidate(cell, digit)) continue;
            SinglesBoard next = start;
            next.remove(cell, digit);
            next.fill();
            if (next.isFull()) found.push_back({cell, digit});
        }
    return found;
}

} // namespace ninefold::analysis
