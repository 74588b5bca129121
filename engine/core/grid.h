// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ninefold {

/// A position: which digits are set, which of them are givens, and what is still possible elsewhere.
/// A value without hidden state: copy it freely.
///
/// Candidates are kept by digit, as the cells where it can still go, because that is what solving asks for: a house, a
/// box, the peers of a cell are sets of cells as well. What one cell may hold is put together on demand.
///
/// Invariants: a set cell has no candidates, and a given cell is set. No more than that: the board may clash, and a
/// candidate may be listed that a peer holds, for a player's marks and files of other programs do both.
class Grid {
public:
    /// An empty board where everything is possible.
    Grid();

    /// A puzzle from 81 signs: 1-9 are givens, anything else is blank; candidates follow from the rules.
    /// (Readers of foreign text live in engine/formats.)
    static Grid fromCells(std::string_view text);

    Digit value(Cell cell) const { return values_[cell]; }
    bool isSet(Cell cell) const { return values_[cell] != 0; }
    bool isGiven(Cell cell) const { return givens_.has(cell); }
    /// Is it listed? A peer may hold the digit all the same.
    bool isCandidate(Cell cell, Digit digit) const { return candidates_[digit - 1].has(cell); }
    Digits candidates(Cell cell) const;
    /// The cells where a digit is still possible.
    Cells cellsFor(Digit digit) const { return candidates_[digit - 1]; }
    Cells givens() const { return givens_; }
    /// The cells without a digit.
    Cells blanks() const;
    /// The cells that hold a digit.
    Cells cellsWith(Digit digit) const;
    /// The same for all digits at once, digit 1 first.
    std::array<Cells, kDigitCount> cellsByDigit() const;
    /// Every cell is set, rightly or wrongly.
    bool isFull() const { return blanks().empty(); }

    /// Sets a cell and takes the digit from the candidates of its peers. No check: the board may clash.
    void place(Cell cell, Digit digit);
    /// As place, and the cell counts as given.
    void give(Cell cell, Digit digit);
    /// Sets or clears (digit 0) a cell and leaves the candidates of its peers alone.
    void setValue(Cell cell, Digit digit);
    /// Only a set cell can become given.
    void setGiven(Cell cell, bool given);
    /// Only a blank cell can have any.
    void setCandidates(Cell cell, Digits digits);
    void removeCandidate(Cell cell, Digit digit) { candidates_[digit - 1].remove(cell); }
    void removeCandidates(Digit digit, Cells cells) { candidates_[digit - 1] -= cells; }
    /// Makes every candidate again that the set digits allow, and forgets what was ruled out beyond that.
    void resetCandidates();

    /// The position before any move: only the givens, all candidates the rules allow.
    Grid start() const;

    /// 81 signs, `blank` for a cell without digit.
    std::string cellsText(char blank = '.') const;
    std::string givensText(char blank = '.') const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    std::array<std::uint8_t, kCellCount> values_{};
    Cells givens_;
    std::array<Cells, kDigitCount> candidates_;
};

/// A digit that stands twice or more in a house.
struct Clash {
    int house;
    Digit digit;
    Cells cells;
    friend bool operator==(const Clash&, const Clash&) = default;
};

/// Calls `use(Clash)` for every digit that stands twice in a house; `use` returns false to stop. In the order of the
/// digits, then rows, columns, boxes: what is shown first does not depend on how the board came about.
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
