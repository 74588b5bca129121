// SPDX-License-Identifier: MIT
// The narrowest choice: backtracking that also asks where a digit can go.
//
// "Which digit goes into this cell?" and "where does this digit go in this house?" are both complete questions: one
// of the answers is right. The search takes the question with the fewest answers that the rules still allow.
//
//      r1c5 can be 2, 4 or 7               three answers
//      5 can go to r7c1 or r9c2 in box 7   two answers: this one
//
// Cells come before houses, rows before columns before boxes, and each in reading order; a later question has to be
// strictly narrower. A question without an answer is a dead end. The seed difficulty of the generator rests on the same
// rule.
#include "engine/core/text.h"
#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

#include <bit>
#include <cassert>

namespace ninefold::solve {

namespace {

class Branching {
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
    /// Choose: the question of this level is not chosen yet. Try: it is. Found: the board is a solution.
    enum class State { Choose, Try, Found };
    /// A cell, or a house and a digit (cell -1), and the answers that were not tried: digits of the cell, or cell
    /// numbers of the house, as bits.
    struct Question {
        std::int8_t cell = -1;
        std::int8_t house = -1;
        std::uint8_t digit = 0;
        std::uint16_t untried = 0;
        bool guess = false;

        Literal next() const;
        Reason deadEnd() const { return cell >= 0 ? Reason::cell(cell) : Reason::house(house, digit); }
    };

    Question narrowest() const;
    template <typename EventEmitter>
    Turn choose(EventEmitter& emitter);
    template <typename EventEmitter>
    Turn back(EventEmitter& emitter);

    HeldBoard board_;
    std::array<Question, kCellCount> questions_{};
    std::array<std::int8_t, kCellCount> placed_{};
    int level_ = 0;
    State state_ = State::Choose;
    std::uint32_t excluded_ = 0;
};

Literal Branching::Question::next() const {
    const int first = std::countr_zero(untried);
    return cell >= 0 ? Literal::is(cell, first + 1) : Literal::is(kHouseCells[house][first], digit);
}

Branching::Question Branching::narrowest() const {
    assert(!board_.blanks().empty());
    Question best;
    int fewest = kDigitCount + 1;
    std::array<unsigned, kCellCount> open{};
    for (const Cell cell : board_.blanks()) {
        open[cell] = board_.open(cell).mask();
        if (std::popcount(open[cell]) >= fewest) continue;
        fewest = std::popcount(open[cell]);
        best = {.cell = static_cast<std::int8_t>(cell), .untried = static_cast<std::uint16_t>(open[cell])};
    }
    for (House house = 0; house < kHouseCount && fewest > 0; ++house) {
        std::array<std::uint16_t, kDigitCount> places{};
        for (int i = 0; i < 9; ++i)
            for (const Digit digit : Digits::fromMask(open[kHouseCells[house][i]]))
                places[digit - 1] |= static_cast<std::uint16_t>(1u << i);
        for (const Digit digit : Digits::all() - board_.held(house)) {
            if (std::popcount(places[digit - 1]) >= fewest) continue;
            fewest = std::popcount(places[digit - 1]);
            best = {.house = static_cast<std::int8_t>(house),
                    .digit = static_cast<std::uint8_t>(digit),
                    .untried = places[digit - 1]};
        }
    }
    best.guess = fewest > 1;
    return best;
}

/// Chooses the question of this level.
template <typename EventEmitter>
Turn Branching::choose(EventEmitter& emitter) {
    if (board_.blanks().empty()) {
        emitter.report(SolverEvent::note(EventKind::Solved, level_));
        state_ = State::Found;
        return Turn::Solution;
    }
    assert(level_ < kCellCount);
    const Question& question = questions_[level_] = narrowest();
    state_ = State::Try;
    if (question.untried == 0) emitter.report(SolverEvent::note(EventKind::Conflict, level_, question.deadEnd()));
    return Turn::Continue;
}

/// Takes the last digit away; the next turn tries the next answer to its question.
template <typename EventEmitter>
Turn Branching::back(EventEmitter& emitter) {
    if (level_ == 0) {
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    emitter.report(SolverEvent::back(EventKind::Backtrack, level_, level_ - 1));
    board_.clear(placed_[--level_]);
    state_ = State::Try;
    return Turn::Continue;
}

template <typename EventEmitter>
Turn Branching::turn(EventEmitter& emitter) {
    if (state_ == State::Choose) return choose(emitter);
    if (state_ == State::Found) {
        emitter.reportClause(EventKind::Exclude, level_, ++excluded_, exclusion(board_.values(), board_.givens()));
        return back(emitter);
    }
    Question& question = questions_[level_];
    if (question.untried == 0) return back(emitter);
    const Literal answer = question.next();
    question.untried &= static_cast<std::uint16_t>(question.untried - 1);
    assert(board_.open(answer.cell()).has(answer.digit()));
    if (question.guess) emitter.countGuess();
    placed_[level_] = static_cast<std::int8_t>(answer.cell());
    board_.place(answer.cell(), answer.digit());
    emitter.report(SolverEvent::put(EventKind::Decide, ++level_, answer.cell(), answer.digit()));
    state_ = State::Choose;
    return Turn::Continue;
}

} // namespace

namespace solvers {

const Solver branching = {
    .id = "branching",
    .name = NINEFOLD_TEXT("Solver", "Narrowest choice"),
    .about = NINEFOLD_TEXT("Solver",
                           "This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes "
                           "in a row, column or box. It takes the guess with the fewest ways to go on. With one way "
                           "left there is nothing to guess. With none it is a dead end, and the last guess is taken "
                           "back. The difficulty of new puzzles is measured by the same rule."),
    .begin = &beginSearch<Branching>,
};

} // namespace solvers
} // namespace ninefold::solve
