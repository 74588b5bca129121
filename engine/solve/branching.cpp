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
#include "engine/solve/guessing.h"

#include <bit>
#include <cassert>

namespace ninefold::solve {

namespace {

/// A cell, or a house and a digit (cell -1), and the answers that were not tried: digits of the cell, or cell numbers
/// of the house, as bits.
class Narrowest {
public:
    static Narrowest narrowest(const HeldBoard& board);
    static Narrowest about(Cell cell, const HeldBoard& board);

    bool answered() const { return untried_ == 0; }
    Answer next();
    bool take(Answer answer);
    bool isGuess() const { return guess_; }
    Reason deadEnd() const { return cell_ >= 0 ? Reason::cell(cell_) : Reason::house(house_, digit_); }

private:
    void lookAtCells(std::span<const unsigned, kCellCount> open, Cells blanks, int& fewest);
    void lookAtHouse(House house, std::span<const unsigned, kCellCount> open, Digits missing, int& fewest);

    std::int8_t cell_ = -1;
    std::int8_t house_ = -1;
    std::uint8_t digit_ = 0;
    std::uint16_t untried_ = 0;
    bool guess_ = false;
};

Answer Narrowest::next() {
    assert(!answered());
    const int first = std::countr_zero(untried_);
    untried_ &= static_cast<std::uint16_t>(untried_ - 1);
    return cell_ >= 0 ? Answer{cell_, first + 1} : Answer{kHouseCells[house_][first], digit_};
}

bool Narrowest::take(Answer answer) {
    for (unsigned rest = untried_; rest != 0; rest &= rest - 1) {
        const int at = std::countr_zero(rest);
        const bool same = cell_ >= 0 ? answer.cell == cell_ && answer.digit == at + 1
                                     : answer.cell == kHouseCells[house_][at] && answer.digit == digit_;
        if (!same) continue;
        untried_ &= static_cast<std::uint16_t>(~(1u << at));
        return true;
    }
    return false;
}

Narrowest Narrowest::about(Cell cell, const HeldBoard& board) {
    Narrowest question;
    question.cell_ = static_cast<std::int8_t>(cell);
    question.untried_ = static_cast<std::uint16_t>(board.open(cell).mask());
    question.guess_ = !board.open(cell).single();
    return question;
}

void Narrowest::lookAtCells(std::span<const unsigned, kCellCount> open, Cells blanks, int& fewest) {
    for (const Cell cell : blanks) {
        if (std::popcount(open[cell]) >= fewest) continue;
        fewest = std::popcount(open[cell]);
        cell_ = static_cast<std::int8_t>(cell);
        untried_ = static_cast<std::uint16_t>(open[cell]);
    }
}

void Narrowest::lookAtHouse(House house, std::span<const unsigned, kCellCount> open, Digits missing, int& fewest) {
    std::array<std::uint16_t, kDigitCount> places{};
    for (int i = 0; i < 9; ++i)
        for (const Digit digit : Digits::fromMask(open[kHouseCells[house][i]]))
            places[digit - 1] |= static_cast<std::uint16_t>(1u << i);
    for (const Digit digit : missing) {
        if (std::popcount(places[digit - 1]) >= fewest) continue;
        fewest = std::popcount(places[digit - 1]);
        cell_ = -1;
        house_ = static_cast<std::int8_t>(house);
        digit_ = static_cast<std::uint8_t>(digit);
        untried_ = places[digit - 1];
    }
}

Narrowest Narrowest::narrowest(const HeldBoard& board) {
    assert(!board.blanks().empty());
    Narrowest best;
    int fewest = kDigitCount + 1;
    std::array<unsigned, kCellCount> open{};
    for (const Cell cell : board.blanks()) open[cell] = board.open(cell).mask();
    best.lookAtCells(open, board.blanks(), fewest);
    for (House house = 0; house < kHouseCount && fewest > 0; ++house)
        best.lookAtHouse(house, open, Digits::all() - board.held(house), fewest);
    best.guess_ = fewest > 1;
    return best;
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
    .begin = &beginSearch<Guessing<Narrowest>>,
    .steering = Steering::NewQuestions,
};

} // namespace solvers
} // namespace ninefold::solve
