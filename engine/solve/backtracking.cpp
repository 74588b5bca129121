// SPDX-License-Identifier: MIT
// Backtracking: the plain depth-first search, as a baseline for the other engines.
//
// Walk through the blank cells in reading order. In each try the digits 1 to 9: a digit that a peer holds is
// rejected at once; the first digit that no peer holds is placed, and the search moves to the next cell. When a
// cell has rejected all nine digits, an earlier digit is wrong: go back one cell, take its digit away and try the
// next one there.
//
//      blanks:  r1c1  r1c3  r1c4  r1c7 ...
//      digits:    2     4    [1 2 3 ...9]        <- level 2: two cells chosen, the third being tried
//                            rejected by peers
//
// The whole state is the digits on the board and the next digit to try: the digit in a cell shows which smaller
// digits were tried there. The search does not remember why something failed and does not look ahead.
#include "engine/core/text.h"
#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

#include <cassert>

namespace ninefold::solve {

namespace {

class Backtracking {
public:
    void start(const Grid& grid, const SolverOptions& options) {
        board_.start(grid, options.candidatesBind);
        blanks_.clear();
        for (const Cell cell : board_.blanks()) blanks_.push_back(static_cast<std::uint8_t>(cell));
        level_ = 0;
        next_ = 1;
        excluded_ = 0;
        found_ = false;
    }

    template <typename EventEmitter>
    Turn turn(EventEmitter& emitter);

    Report::Values values() const { return board_.values(); }
    std::size_t bytes() const { return blanks_.capacity(); }

private:
    template <typename EventEmitter>
    Turn back(EventEmitter& emitter);

    HeldBoard board_;
    std::vector<std::uint8_t> blanks_;
    /// The number of blanks that are filled. next_ is the next digit to try in the blank after them.
    int level_ = 0;
    Digit next_ = 1;
    std::uint32_t excluded_ = 0;
    bool found_ = false;
};

/// Tries the digits of one cell, starting at next_, up to and including the first that no peer holds.
template <typename EventEmitter>
Turn Backtracking::turn(EventEmitter& emitter) {
    if (found_) {
        emitter.reportClause(EventKind::Exclude, level_, ++excluded_, exclusion(board_.values(), board_.givens()));
        found_ = false;
        return back(emitter);
    }
    if (level_ == static_cast<int>(blanks_.size())) {
        emitter.report(SolverEvent::note(EventKind::Solved, level_));
        found_ = true;
        return Turn::Solution;
    }
    const Cell cell = blanks_[level_];
    assert(board_.blanks().has(cell) && next_ >= 1);
    const Digits open = board_.open(cell);
    for (Digit digit = next_; digit <= kDigitCount; ++digit) {
        if (open.has(digit)) {
            if (!open.single()) emitter.countGuess();
            board_.place(cell, digit);
            emitter.report(SolverEvent::put(EventKind::Decide, ++level_, cell, digit));
            next_ = 1;
            return Turn::Continue;
        }
        const Cell peer = board_.holder(cell, digit);
        const Reason reason = peer >= 0 ? Reason::placed(peer, digit) : Reason();
        emitter.report(SolverEvent::put(EventKind::Reject, level_, cell, digit, reason));
    }
    return back(emitter);
}

/// Takes the last digit away; the next turn tries the digit after it.
template <typename EventEmitter>
Turn Backtracking::back(EventEmitter& emitter) {
    if (level_ == 0) {
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    emitter.report(SolverEvent::back(EventKind::Backtrack, level_, level_ - 1));
    const Cell cell = blanks_[--level_];
    next_ = board_.value(cell) + 1;
    board_.clear(cell);
    return Turn::Continue;
}

} // namespace

namespace solvers {

const Solver backtracking = {
    .id = "backtracking",
    .name = NINEFOLD_TEXT("Solver", "Backtracking"),
    .about = NINEFOLD_TEXT(
        "Solver", "Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that "
                  "breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit "
                  "there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of "
                  "times. It always finds the solution, but takes the longest way."),
    .begin = &beginSearch<Backtracking>,
    // It goes back when a cell has rejected every digit.
    .deadEnd = EventKind::Backtrack,
};

} // namespace solvers
} // namespace ninefold::solve
