// SPDX-License-Identifier: MIT
// Minimum remaining values (MRV): backtracking that takes the most constrained cell first.
//
// The search still only chooses digits, but it chooses the cell well: of all blank cells the one with the fewest
// digits that no peer holds. A cell with one digit cannot be a wrong choice, a cell with none shows at once that
// an earlier choice was wrong, and between the others fewer digits mean fewer wrong branches.
//
//      digits left:   3  5  2  2  4          ties: the cell with more blank cells in its row, column and box,
//                           ^  ^                   for its digit affects more cells; then reading order
//
// The digits of the chosen cell are tried in ascending order. Each level remembers its cell and the digits not yet
// tried; when they are used up, the search returns to the level below.
#include "engine/core/text.h"
#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

#include <cassert>
#include <limits>

namespace ninefold::solve {

namespace {

class MostConstrained {
public:
    void start(const Grid& grid, const SolverOptions& options) {
        board_.start(grid, options.candidatesBind);
        level_ = 0;
        excluded_ = 0;
        state_ = State::Choose;
    }

    template <typename EventEmitter>
    Turn turn(EventEmitter& emitter);

    Report::Values values() const { return board_.values(); }
    std::size_t bytes() const { return 0; }

private:
    /// Choose: the cell of this level is not chosen yet. Try: it is, and `untried` digits are left. Found: the
    /// board is a solution.
    enum class State { Choose, Try, Found };
    struct Level {
        std::int8_t cell;
        Digits untried;
    };

    Cell mostConstrained() const;
    template <typename EventEmitter>
    Turn choose(EventEmitter& emitter);
    template <typename EventEmitter>
    Turn back(EventEmitter& emitter);

    HeldBoard board_;
    std::array<Level, kCellCount> levels_{};
    int level_ = 0;
    State state_ = State::Choose;
    std::uint32_t excluded_ = 0;
};

Cell MostConstrained::mostConstrained() const {
    assert(!board_.blanks().empty());
    // Fewest digits first, then most blank cells around: one number, so that the loop compares once.
    constexpr int kMostDegree = 27;
    Cell best = -1;
    int least = std::numeric_limits<int>::max();
    for (const Cell cell : board_.blanks()) {
        const int rank = board_.open(cell).count() * (kMostDegree + 1) + kMostDegree - board_.degree(cell);
        if (rank < least) {
            best = cell;
            least = rank;
        }
    }
    return best;
}

/// Chooses the cell of this level.
template <typename EventEmitter>
Turn MostConstrained::choose(EventEmitter& emitter) {
    if (board_.blanks().empty()) {
        emitter.report(SolverEvent::note(EventKind::Solved, level_));
        state_ = State::Found;
        return Turn::Solution;
    }
    const Cell cell = mostConstrained();
    assert(level_ < kCellCount);
    const Digits open = board_.open(cell);
    levels_[level_] = {static_cast<std::int8_t>(cell), open};
    state_ = State::Try;
    if (open.empty()) emitter.report(SolverEvent::note(EventKind::Conflict, level_, Reason::cell(cell)));
    return Turn::Continue;
}

/// Takes the last digit away; the next turn tries the untried digits of its cell.
template <typename EventEmitter>
Turn MostConstrained::back(EventEmitter& emitter) {
    if (level_ == 0) {
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    emitter.report(SolverEvent::back(EventKind::Backtrack, level_, level_ - 1));
    board_.clear(levels_[--level_].cell);
    state_ = State::Try;
    return Turn::Continue;
}

template <typename EventEmitter>
Turn MostConstrained::turn(EventEmitter& emitter) {
    if (state_ == State::Choose) return choose(emitter);
    if (state_ == State::Found) {
        emitter.reportClause(EventKind::Exclude, level_, ++excluded_, exclusion(board_.values(), board_.givens()));
        return back(emitter);
    }
    Level& top = levels_[level_];
    if (top.untried.empty()) return back(emitter);
    const Digit digit = top.untried.first();
    assert(board_.open(top.cell).has(digit));
    top.untried.remove(digit);
    if (!board_.open(top.cell).single()) emitter.countGuess();
    board_.place(top.cell, digit);
    emitter.report(SolverEvent::put(EventKind::Decide, ++level_, top.cell, digit));
    state_ = State::Choose;
    return Turn::Continue;
}

} // namespace

namespace solvers {

const Solver mrv = {
    .id = "mrv",
    .name = NINEFOLD_TEXT("Solver", "Most constrained cell"),
    .about =
        NINEFOLD_TEXT("Solver", "This solver guesses too, but chooses the cell well: the one with the fewest digits "
                                "left. A cell with one digit leaves no choice, and of two digits one is right. A cell "
                                "without a digit is a dead end. Then the last guess is taken back and the next digit "
                                "tried. Choosing well makes the way many times shorter than that of Backtracking."),
    .begin = &beginSearch<MostConstrained>,
};

} // namespace solvers
} // namespace ninefold::solve
