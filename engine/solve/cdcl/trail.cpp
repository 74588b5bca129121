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
    for (const Cell cell : board_.blanks) note(Reason::cell(cell), board_.candidates[cell].mask());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house)
            note(Reason::house(house, digit), board_.places[digit - 1][house]);
}

/// A cell or digit with no place left is a conflict at once; one with a single place left waits in the queue,
/// because more may follow from the current step. Everything is written to the end of the queue, which grows only if it
/// is such a note: the processor could not foresee a branch.
void Trail::note(Reason single, unsigned places) {
    assert(singlesNoted_ <= kMostSingles);
    singles_[singlesNoted_] = single;
    singlesNoted_ += fewerThanTwo(places);
    if (places == 0) deadEnd_ = single;
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

void Trail::assign(Literal literal, Reason reason) {
    assert(size_ < kVariableCount);
    assert(board_.has(literal) && board_.values[literal.cell()] == 0);
    const Fact fact{reason, static_cast<std::uint16_t>(size_), static_cast<std::uint16_t>(level_)};
    facts_[literal.variable()] = fact;
    entries_[size_++] = literal;
    if (literal.positive()) place(literal.cell(), literal.digit(), fact);
    else remove(literal.cell(), literal.digit());
}

/// Clauses are learned from what the digit rules out as from anything else, so each removal has its reason, its level
/// and the position of the digit.
void Trail::place(Cell cell, Digit digit, Fact fact) {
    const Seat& seat = kSeats[cell];
    board_.values[cell] = static_cast<std::uint8_t>(digit);
    board_.blanks.remove(cell);
    for (const House house : seat.houses) --board_.blanksIn[house];
    fact.reason = Reason::placed(cell, digit);
    Digits& candidates = board_.candidates[cell];
    for (const Digit other : candidates - Digits::of(digit)) {
        facts_[Literal::isNot(cell, other).variable()] = fact;
        leaveHouses(cell, other);
    }
    candidates = Digits::of(digit);
    clearPeers<0>(cell, digit, fact);
    clearPeers<1>(cell, digit, fact);
    clearPeers<2>(cell, digit, fact);
}

/// Removes a placed digit from the rest of the row, the column or the box of its cell. There it has its place, so only
/// the other houses of these cells may become singles.
template <int kind>
void Trail::clearPeers(Cell cell, Digit digit, Fact fact) {
    const House house = kSeats[cell].houses[kind];
    const unsigned own = kSeats[cell].bits[kind];
    std::uint16_t& places = board_.places[digit - 1][house];
    for (unsigned rest = places & ~own; rest != 0; rest &= rest - 1) {
        const Cell peer = kHouseCells[house][std::countr_zero(rest)];
        facts_[Literal::isNot(peer, digit).variable()] = fact;
        leaveCell(peer, digit);
        changed_[digit - 1] |= kSeats[peer].houseBits;
        if constexpr (kind != 0) leaveHouse<0>(peer, digit);
        if constexpr (kind != 1) leaveHouse<1>(peer, digit);
        if constexpr (kind != 2) leaveHouse<2>(peer, digit);
    }
    places = static_cast<std::uint16_t>(own);
}

void Trail::remove(Cell cell, Digit digit) {
    assert(board_.candidates[cell].has(digit) && board_.values[cell] != digit);
    leaveCell(cell, digit);
    leaveHouses(cell, digit);
}

void Trail::leaveCell(Cell cell, Digit digit) {
    Digits& candidates = board_.candidates[cell];
    candidates.remove(digit);
    note(Reason::cell(cell), candidates.mask());
}

void Trail::leaveHouses(Cell cell, Digit digit) {
    changed_[digit - 1] |= kSeats[cell].houseBits;
    leaveHouse<0>(cell, digit);
    leaveHouse<1>(cell, digit);
    leaveHouse<2>(cell, digit);
}

template <int kind>
void Trail::leaveHouse(Cell cell, Digit digit) {
    const Seat& seat = kSeats[cell];
    const House house = seat.houses[kind];
    std::uint16_t& places = board_.places[digit - 1][house];
    places &= static_cast<std::uint16_t>(~seat.bits[kind]);
    note(Reason::house(house, digit), places);
}

} // namespace ninefold::solve::cdcl
