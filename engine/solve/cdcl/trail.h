// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/event.h"
#include "engine/solve/solver.h"

#include <array>
#include <utility>
#include <vector>

namespace ninefold::solve::cdcl {

/// The open candidates, once by cells and once by houses. Taking back a level means copying this back.
struct Board {
    Report::Values values{};
    std::array<Digits, kCellCount> candidates;
    /// By digit and house. Bit i: the digit may go in cell number i of the house.
    std::array<std::array<std::uint16_t, kHouseCount>, kDigitCount> places{};
    std::array<std::uint8_t, kHouseCount> blanksIn{};
    Cells blanks = Cells::all();

    bool has(Literal literal) const { return candidates[literal.cell()].has(literal.digit()); }
    bool isFalse(Literal literal) const {
        return literal.positive() ? !has(literal) : values[literal.cell()] == literal.digit();
    }
};

/// Everything that is true at the moment, in the order in which it became true, each with its reason and its
/// level.
///
///      level 0   what follows from the puzzle          r1c1=5  r2c4=5 ...
///      level 1   a decision, and what follows          r4c7=2  r6c1<>8 ...
///      level 2   ...
///
/// A placed digit removes itself from the peers and the other digits from its cell at once: these "at most one"
/// rules are masks instead of some ten thousand clauses, and such removals are no entries of their own. Cells and
/// houses that may now have a single place left are noted.
class Trail {
public:
    /// The givens and what they rule out are not on the trail: they need no reason.
    void start(const Grid& grid, bool candidatesBind);

    const Board& board() const { return board_; }
    int level() const { return level_; }
    int size() const { return size_; }
    Literal operator[](int position) const { return entries_[position]; }
    Cells givens() const { return givens_; }

    /// The board without any decision.
    const Board& ground() const { return level_ == 0 ? board_ : saved_.front(); }
    // For a literal (or its negation) that is true; level 0 also for what the givens settle. What a digit removed has
    // the position of the digit.
    int levelOf(Literal literal) const { return facts_[literal.variable()].level; }
    int positionOf(Literal literal) const { return facts_[literal.variable()].position; }
    Reason reasonOf(Literal literal) const { return facts_[literal.variable()].reason; }
    /// Index of the first entry of a level, which is the decision.
    int startOf(int level) const { return level == 0 ? 0 : starts_[level - 1]; }
    Literal decision(int level) const { return entries_[startOf(level)]; }

    void openLevel();
    void backTo(int level);
    /// Makes a literal true.
    void assign(Literal literal, Reason reason);

    /// The reason of a cell without candidates or a digit without a place, Kind::None if there is none.
    Reason deadEnd() const { return deadEnd_; }
    /// The next cell, or house and digit, that may have a single place left; Kind::None if all were taken.
    Reason takeSingle() {
        if (singlesTaken_ < singlesNoted_) return singles_[singlesTaken_++];
        singlesTaken_ = singlesNoted_ = 0;
        return {};
    }
    /// The houses in which the places of a digit changed since the last call, as bits.
    std::uint32_t takeChanged(Digit digit) { return std::exchange(changed_[digit - 1], 0u); }

    std::size_t bytes() const { return saved_.capacity() * sizeof(Board) + starts_.capacity() * sizeof(starts_[0]); }

private:
    struct Fact {
        Reason reason;
        std::uint16_t position = 0;
        std::uint16_t level = 0;
    };
    /// Each cell and each digit of a house is noted at most twice: with one place left and with none.
    static constexpr int kMostSingles = 2 * (kCellCount + kHouseCount * kDigitCount);

    void buildBoard(const Grid& grid, bool candidatesBind);
    void noteSingles();
    void note(Reason single, unsigned places);
    void place(Cell cell, Digit digit, Fact fact);
    template <int kind>
    void clearPeers(Cell cell, Digit digit, Fact fact);
    void remove(Cell cell, Digit digit);
    void leaveCell(Cell cell, Digit digit);
    template <int kind>
    void leaveHouse(Cell cell, Digit digit);
    void leaveHouses(Cell cell, Digit digit);
    void forgetNotes();

    Board board_;
    Cells givens_;
    std::array<Literal, kVariableCount> entries_;
    int size_ = 0;
    std::array<Fact, kVariableCount> facts_;
    std::vector<std::uint16_t> starts_;
    int level_ = 0;
    std::vector<Board> saved_;

    Reason deadEnd_;
    /// One more than needed, because every candidate for a note is written there.
    std::array<Reason, kMostSingles + 1> singles_;
    int singlesTaken_ = 0, singlesNoted_ = 0;
    std::array<std::uint32_t, kDigitCount> changed_{};
};

} // namespace ninefold::solve::cdcl
