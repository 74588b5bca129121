// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

#include <cassert>

namespace ninefold::solve {

/// One way to answer a question of a search.
struct Answer {
    Cell cell;
    Digit digit;
};

/// Backtracking over questions, one at each level: the search asks, tries the answers one after the other, and returns
/// to the level below when they are used up. `Question` says what is asked, such as which digit goes into a cell:
///     static Question narrowest(const HeldBoard&)     the question for a board with blank cells
///     static Question about(Cell, const HeldBoard&)     which digit goes into this cell?
///     bool answered() const     no answer is left to try
///     Answer next()     takes the next answer
///     bool take(Answer)     takes this answer; false if it is none, or was tried
///     bool isGuess() const     there was more than one answer
///     Reason deadEnd() const     what is without an answer
template <typename Question>
class Guessing {
public:
    void start(const Grid& grid, const SolverOptions& options) {
        board_.start(grid, options.candidatesBind);
        plan_.start(options.decisions);
        level_ = 0;
        excluded_ = 0;
        state_ = State::Ask;
    }

    template <typename EventEmitter>
    Turn turn(EventEmitter& emitter) {
        if (state_ == State::Ask) return ask(emitter);
        if (state_ == State::Found) {
            emitter.reportClause(EventKind::Exclude, level_, ++excluded_, exclusion(board_.values(), board_.givens()));
            return back(emitter);
        }
        Level& top = levels_[level_];
        if (top.question.answered()) return back(emitter);
        const Literal* own = plan_.decide();
        Answer answer = own ? Answer{own->cell(), own->digit()} : top.question.next();
        if (own && !top.question.take(answer)) answer = top.question.next();
        assert(board_.open(answer.cell).has(answer.digit));
        if (top.question.isGuess()) emitter.countGuess();
        top.placed = static_cast<std::int8_t>(answer.cell);
        board_.place(answer.cell, answer.digit);
        emitter.report(SolverEvent::put(EventKind::Decide, ++level_, answer.cell, answer.digit));
        state_ = State::Ask;
        return Turn::Continue;
    }

    Report::Values values() const { return board_.values(); }
    std::size_t bytes() const { return 0; }

private:
    /// Ask: the question of this level is not chosen yet. Try: it is. Found: the board is a solution.
    enum class State { Ask, Try, Found };
    struct Level {
        Question question;
        std::int8_t placed = -1;
    };

    template <typename EventEmitter>
    Turn ask(EventEmitter& emitter) {
        if (board_.blanks().empty()) {
            emitter.report(SolverEvent::note(EventKind::Solved, level_));
            state_ = State::Found;
            return Turn::Solution;
        }
        assert(level_ < kCellCount);
        const Literal* own = plan_.next();
        const bool open = own && board_.blanks().has(own->cell()) && board_.open(own->cell()).has(own->digit());
        Question& question = levels_[level_].question = Question::narrowest(board_);
        // A dead end is no decision, so the person's choice waits for the next question.
        if (open && !question.answered()) question = Question::about(own->cell(), board_);
        state_ = State::Try;
        if (question.answered()) emitter.report(SolverEvent::note(EventKind::Conflict, level_, question.deadEnd()));
        return Turn::Continue;
    }

    /// Takes the last digit away; the next turn tries the next answer to its question.
    template <typename EventEmitter>
    Turn back(EventEmitter& emitter) {
        if (level_ == 0) {
            emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
            return Turn::Exhausted;
        }
        emitter.report(SolverEvent::back(EventKind::Backtrack, level_, level_ - 1));
        --level_;
        assert(levels_[level_].placed >= 0);
        board_.clear(levels_[level_].placed);
        state_ = State::Try;
        return Turn::Continue;
    }

    HeldBoard board_;
    DecisionPlan plan_;
    std::array<Level, kCellCount> levels_{};
    int level_ = 0;
    State state_ = State::Ask;
    std::uint32_t excluded_ = 0;
};

} // namespace ninefold::solve
