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
#include "engine/solve/guessing.h"

#include <cassert>
#include <limits>

namespace ninefold::solve {

namespace {

/// Which digit goes into the most constrained cell?
class MostConstrained {
public:
    static MostConstrained narrowest(const HeldBoard& board);
    static MostConstrained about(Cell cell, const HeldBoard& board);

    bool answered() const { return untried_.empty(); }
    Answer next() {
        assert(!answered());
        const Digit digit = untried_.first();
        untried_.remove(digit);
        return {cell_, digit};
    }
    bool take(Answer answer) {
        if (answer.cell != cell_ || !untried_.has(answer.digit)) return false;
        untried_.remove(answer.digit);
        return true;
    }
    bool isGuess() const { return guess_; }
    Reason deadEnd() const { return Reason::cell(cell_); }

private:
    std::int8_t cell_ = -1;
    Digits untried_;
    bool guess_ = false;
};

MostConstrained MostConstrained::narrowest(const HeldBoard& board) {
    assert(!board.blanks().empty());
    // Fewest digits first, then most blank cells around: one number, so that the loop compares once.
    constexpr int kMostDegree = 27;
    Cell best = -1;
    int least = std::numeric_limits<int>::max();
    for (const Cell cell : board.blanks()) {
        const int rank = board.open(cell).count() * (kMostDegree + 1) + kMostDegree - board.degree(cell);
        if (rank < least) {
            best = cell;
            least = rank;
        }
    }
    return about(best, board);
}

MostConstrained MostConstrained::about(Cell cell, const HeldBoard& board) {
    MostConstrained question;
    question.cell_ = static_cast<std::int8_t>(cell);
    question.untried_ = board.open(cell);
    question.guess_ = !question.untried_.single();
    return question;
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
    .begin = &beginSearch<Guessing<MostConstrained>>,
    .steering = Steering::NewQuestions,
};

} // namespace solvers
} // namespace ninefold::solve
