// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/trail.h"

#include <cassert>

namespace ninefold::solve::cdcl {

namespace {

/// The houses of a cell and its place in each: row, column and box.
struct Seat {
    std::array<std::uint8_t, 3> houses;
    std::array<std::uint16_t, 3> bits;
    /// Bit h is set for house h.
    std::uint32_t houseBits;
};

consteval std::array<Seat, kCellCount> makeSeats() {
    std::array<Seat, kCellCount> seats{};
    for (House house = 0; house < kHouseCount; ++house)
        for (int i = 0; i < 9; ++i) {
            Seat& seat = seats[kHouseCells[house][i]];
            seat.houses[house / 9] = static_cast<std::uint8_t>(house);
            seat.bits[house / 9] = static_cast<std::uint16_t>(1u << i);
            seat.houseBits |= 1u << house;
        }
    return seats;
}

constexpr std::array<Seat, kCellCount> kSeats = makeSeats();

constexpr bool fewerThanTwo(unsigned mask) {
    return (mask & (mask - 1)) == 0;
}

} // namespace

void Trail::start(const Grid& grid, bool candidatesBind) {
    assert(clashingCells(grid).empty());
    size_ = level_ = 0;
    facts_.fill({});
    starts_.clear();
    saved_.clear();
    buildBoard(grid, candidatesBind);
    forgetNotes();
    noteSingles();
}

void Trail::buildBoard(const Grid& grid, bool candidatesBind) {
    board_ = {};
    board_.blanksIn.fill(9);
    std::array<Digits, kHouseCount> held;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (!grid.isSet(cell)) continue;
        board_.values[cell] = static_cast<std::uint8_t>(grid.value(cell));
        board_.blanks.remove(cell);
        for (const House house : kSeats[cell].houses) {
            held[house].add(grid.value(cell));
            --board_.blanksIn[house];
        }
    }
    givens_ = Cells::all() - board_.blanks;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Seat& seat = kSeats[cell];
        const auto [row, column, box] = seat.houses;
        Digits& digits = board_.candidates[cell];
        if (grid.isSet(cell)) digits = Digits::of(grid.value(cell));
        else digits = (candidatesBind ? grid.candidates(cell) : Digits::all()) - (held[row] | held[column] | held[box]);
        for (const Digit digit : digits)
            for (int i = 0; i < 3; ++i) board_.places[digit - 1][seat.houses[i]] |= seat.bits[i];
    }
}

/// At the start everything may be a single, and everything counts as changed.
void Trail::noteSingles() {
    changed_.fill((1u << kHouseCount) - 1);
    for (const Cell cell : board_.blanks)
        if (fewerThanTwo(board_.candidates[cell].mask())) note(Reason::cell(cell), board_.candidates[cell].empty());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house)
            if (const unsigned places = board_.places[digit - 1][house]; fewerThanTwo(places))
                note(Reason::house(house, digit), places == 0);
}

/// A cell or digit with no place left is a conflict at once; one with a single place left waits in the queue,
/// because more may follow from the current step.
void Trail::note(Reason single, bool none) {
    assert(singlesNoted_ < kMostSingles);
    singles_[singlesNoted_++] = single;
    if (none) deadEnd_ = single;
}

/// Notes made above the level are useless there: all consequences at that level had been derived when it was left.
void Trail::forgetNotes() {
    deadEnd_ = {};
    singlesTaken_ = singlesNoted_ = 0;
    changed_.fill(0);
}

/// Copies the board: to take a level back is to copy it back, so no change has to be undone one by one.
void Trail::openLevel() {
    assert(static_cast<int>(saved_.size()) == level_ && static_cast<int>(starts_.size()) == level_);
    saved_.push_back(board_);
    starts_.push_back(static_cast<std::uint16_t>(size_));
    ++level_;
}

void Trail::backTo(int level) {
    assert(level >= 0 && level < level_);
    board_ = saved_[level];
    saved_.resize(level);
    size_ = starts_[level];
    starts_.resize(level);
    level_ = level;
    forgetNotes();
}

void Trail::record(Literal literal, Reason reason) {
    assert(size_ < kVariableCount);
    facts_[literal.variable()] = {reason, static_cast<std::uint16_t>(size_), static_cast<std::uint16_t>(level_)};
    entries_[size_++] = literal;
}

void Trail::assign(Literal literal, Reason reason) {
    if (!literal.positive()) return remove(literal.cell(), literal.digit(), reason);
    assert(board_.has(literal) && board_.values[literal.cell()] == 0);
    record(literal, reason);
    place(literal.cell(), literal.digit());
}

/// All removals are recorded with the placement as their reason, although they are not reported as events: clauses
/// are learned from them as from any other entry.
void Trail::place(Cell cell, Digit digit) {
    const Seat& seat = kSeats[cell];
    board_.values[cell] = static_cast<std::uint8_t>(digit);
    board_.blanks.remove(cell);
    for (const House house : seat.houses) --board_.blanksIn[house];
    const Reason reason = Reason::placed(cell, digit);
    for (const Digit other : board_.candidates[cell] - Digits::of(digit)) remove(cell, other, reason);
    for (int i = 0; i < 3; ++i) {
        const House house = seat.houses[i];
        for (unsigned places = board_.places[digit - 1][house] & ~seat.bits[i]; places != 0; places &= places - 1)
            remove(kHouseCells[house][std::countr_zero(places)], digit, reason);
    }
}

void Trail::remove(Cell cell, Digit digit, Reason reason) {
    assert(board_.candidates[cell].has(digit) && board_.values[cell] != digit);
    record(Literal::isNot(cell, digit), reason);
    const Seat& seat = kSeats[cell];
    changed_[digit - 1] |= seat.houseBits;
    Digits& candidates = board_.candidates[cell];
    candidates.remove(digit);
    if (fewerThanTwo(candidates.mask())) note(Reason::cell(cell), candidates.empty());
    for (int i = 0; i < 3; ++i) {
        std::uint16_t& places = board_.places[digit - 1][seat.houses[i]];
        places &= static_cast<std::uint16_t>(~seat.bits[i]);
        if (fewerThanTwo(places)) note(Reason::house(seat.houses[i], digit), places == 0);
    }
}

} // namespace ninefold::solve::cdcl
