// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ninefold {

/// A position: the set digits, which of them are givens, and the candidates of the other cells. A plain value that
/// can be copied freely.
///
/// Candidates are stored by digit, as the set of cells where it can still go, because solving works with sets of
/// cells: a house, a box, the peers of a cell. The candidates of one cell are collected on demand.
///
/// Invariants: a set cell has no candidates, and a given cell is set. There are no others: the board may contain
/// clashes, and a cell may list a candidate that a peer holds, because players and files of other programs do both.
class Grid {
public:
    /// An empty board with all candidates.
    Grid();

    /// A puzzle from 81 characters: 1-9 are givens, anything else is blank; candidates follow from the rules.
    /// (Readers of file formats are in engine/formats.)
    static Grid fromCells(std::string_view text);

    Digit value(Cell cell) const { return values_[cell]; }
    bool isSet(Cell cell) const { return values_[cell] != 0; }
    bool isGiven(Cell cell) const { return givens_.has(cell); }
    /// Is the candidate listed? A peer may hold the digit all the same.
    bool isCandidate(Cell cell, Digit digit) const { return candidates_[digit - 1].has(cell); }
    Digits candidates(Cell cell) const;
    /// The cells where a digit is still possible.
    Cells cellsFor(Digit digit) const { return candidates_[digit - 1]; }
    Cells givens() const { return givens_; }
    /// The cells without a digit.
    Cells blanks() const;
    /// The cells that hold a digit.
    Cells cellsWith(Digit digit) const;
    /// The cells of each digit, digit 1 first.
    std::array<Cells, kDigitCount> cellsByDigit() const;
    /// Every cell is set, correctly or not.
    bool isFull() const { return blanks().empty(); }

    /// Sets a cell and removes the digit from the candidates of its peers. Does not check for clashes.
    void place(Cell cell, Digit digit);
    /// Like place, and the cell becomes a given.
    void give(Cell cell, Digit digit);
    /// Sets or clears (digit 0) a cell and does not change the candidates of its peers.
    void setValue(Cell cell, Digit digit);
    /// Only a set cell can become a given.
    void setGiven(Cell cell, bool given);
    /// Only a blank cell can have candidates.
    void setCandidates(Cell cell, Digits digits);
    void removeCandidate(Cell cell, Digit digit) { candidates_[digit - 1].remove(cell); }
    void removeCandidates(Digit digit, Cells cells) { candidates_[digit - 1] -= cells; }
    /// Restores every candidate that the set digits allow, also those that were ruled out.
    void resetCandidates();

    /// The position before any move: only the givens, and all candidates that the rules allow.
    Grid start() const;

    /// 81 characters, `blank` for a blank cell.
    std::string cellsText(char blank = '.') const;
    std::string givensText(char blank = '.') const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    std::array<std::uint8_t, kCellCount> values_{};
    Cells givens_;
    std::array<Cells, kDigitCount> candidates_;
};

/// A digit that occurs twice or more in a house.
struct Clash {
    int house;
    Digit digit;
    Cells cells;
    friend bool operator==(const Clash&, const Clash&) = default;
};

/// Calls `use(Clash)` for every digit that occurs twice in a house; `use` returns false to stop. The order is by
/// digit, then rows, columns, boxes, so the clash that is shown first does not depend on the order of the moves.
template <typename Use>
void forEachClash(const Grid& grid, Use use);

/// The cells that take part in any clash.
Cells clashingCells(const Grid& grid);

} // namespace ninefold

#include "engine/core/houses.h"

template <typename Use>
void ninefold::forEachClash(const Grid& grid, Use use) {
    const std::array<Cells, kDigitCount> cells = grid.cellsByDigit();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        for (House house = 0; house < kHouseCount; ++house) {
            const Cells together = cells[digit - 1] & kHouses[house];
            if (together.hasSeveral() && !use(Clash{house, digit, together})) return;
        }
    }
}
