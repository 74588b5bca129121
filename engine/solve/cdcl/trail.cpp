// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/trail.h"

#include "engine/solve/heldboard.h"

namespace ninefold::cdcl {

namespace {

consteval std::array<std::array<std::uint16_t, 3>, kCellCount> makeBitsInHouses() {
    std::array<std::array<std::uint16_t, 3>, kCellCount> bits{};
    for (House house = 0; house < kHouseCount; ++house)
        for (int i = 0; i < 9; ++i) bits[kHouseCells[house][i]][house / 9] = static_cast<std::uint16_t>(1u << i);
    return bits;
}

/// Which bit a cell is in its row, its column and its box.
constexpr std::array<std::array<std::uint16_t, 3>, kCellCount> kBitsInHouses = makeBitsInHouses();

constexpr bool fewerThanTwo(unsigned mask) {
    return (mask & (mask - 1)) == 0;
}

} // namespace

void Trail::start(const Grid& grid, bool candidatesBind) {
    size_ = 0;
    facts_.fill({});
    starts_.clear();
    saved_.clear();
    buildBoard(grid, candidatesBind);
    forgetNotes();
    noteSingles();
}

void Trail::buildBoard(const Grid& grid, bool candidatesBind) {
    board_ = {};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        board_.cellsFor[digit - 1] = candidatesBind ? grid.cellsFor(digit) | grid.cellsWith(digit) : Cells::all();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Digit given = grid.value(cell);
        if (given == 0) continue;
        board_.values[cell] = static_cast<std::uint8_t>(given);
        board_.blanks.remove(cell);
        for (Cells& cells : board_.cellsFor) cells.remove(cell);
        board_.cellsFor[given - 1] -= kPeers[cell];
    }
    givens_ = Cells::all() - board_.blanks;
    for (Cell cell : givens_) board_.cellsFor[board_.values[cell] - 1].add(cell);
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (const Cell cell : board_.cellsFor[digit - 1]) {
            board_.candidates[cell].add(digit);
            for (int i = 0; i < 3; ++i) board_.places[kHousesOfCells[cell][i]][digit - 1] |= kBitsInHouses[cell][i];
        }
}

/// At the start everything may be a single, and everything has changed.
void Trail::noteSingles() {
    changed_.fill(Digits::all());
    for (const Cell cell : board_.blanks)
        if (fewerThanTwo(board_.candidates[cell].mask())) {
            singles_[singlesNoted_++] = Reason::cell(cell);
            if (board_.candidates[cell].empty()) deadEnd_ = Reason::cell(cell);
        }
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const unsigned places = board_.places[house][digit - 1];
            if (!fewerThanTwo(places)) continue;
            singles_[singlesNoted_++] = Reason::house(house, digit);
            if (places == 0) deadEnd_ = Reason::house(house, digit);
        }
}

void Trail::forgetNotes() {
    deadEnd_ = {};
    singlesTaken_ = singlesNoted_ = 0;
    changed_.fill({});
}

void Trail::openLevel() {
    saved_.push_back(board_);
    starts_.push_back(static_cast<std::uint16_t>(size_));
}

void Trail::backTo(int level) {
    board_ = saved_[level];
    saved_.resize(level);
    size_ = starts_[level];
    starts_.resize(level);
    forgetNotes();
}

Reason Trail::takeSingle() {
    if (singlesTaken_ < singlesNoted_) return singles_[singlesTaken_++];
    singlesTaken_ = singlesNoted_ = 0;
    return {};
}

void Trail::record(Literal literal, Reason reason) {
    facts_[literal.variable()] = {reason, static_cast<std::uint16_t>(size_), static_cast<std::uint16_t>(level())};
    entries_[size_++] = literal;
}

void Trail::assign(Literal literal, Reason reason) {
    if (!literal.positive()) return remove(literal.cell(), literal.digit(), reason);
    record(literal, reason);
    place(literal.cell(), literal.digit());
}

void Trail::place(Cell cell, Digit digit) {
    board_.values[cell] = static_cast<std::uint8_t>(digit);
    board_.blanks.remove(cell);
    const Reason reason = Reason::placed(cell, digit);
    for (const Digit other : board_.candidates[cell] - Digits::of(digit)) remove(cell, other, reason);
    for (const Cell peer : board_.cellsFor[digit - 1] & kPeers[cell]) remove(peer, digit, reason);
}

void Trail::remove(Cell cell, Digit digit, Reason reason) {
    record(Literal::isNot(cell, digit), reason);
    board_.cellsFor[digit - 1].remove(cell);
    Digits& candidates = board_.candidates[cell];
    candidates.remove(digit);
    if (fewerThanTwo(candidates.mask())) {
        singles_[singlesNoted_++] = Reason::cell(cell);
        if (candidates.empty()) deadEnd_ = Reason::cell(cell);
    }
    for (int i = 0; i < 3; ++i) {
        const House house = kHousesOfCells[cell][i];
        std::uint16_t& places = board_.places[house][digit - 1];
        places &= static_cast<std::uint16_t>(~kBitsInHouses[cell][i]);
        changed_[house].add(digit);
        if (!fewerThanTwo(places)) continue;
        singles_[singlesNoted_++] = Reason::house(house, digit);
        if (places == 0) deadEnd_ = Reason::house(house, digit);
    }
}

} // namespace ninefold::cdcl
