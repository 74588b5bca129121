// SPDX-License-Identifier: MIT
// The order in which Sudoku Explainer looks for chains and compares them. Of equal chains it takes the first one, so
// the order decides the rating; the chains of a position and those inside nested ones are searched in the same.
#pragma once

#include "engine/rating/se/links.h"

#include <array>
#include <span>

namespace ninefold::rating::explainer {

/// The sort key of a chain among all of its kind.
struct ChainRank {
    double difficulty = 0;
    int nodes = 0;
    int kind = 0;
    int order = 0;
    friend auto operator<=>(const ChainRank&, const ChainRank&) = default;
};

/// Calls `use` with each candidate from which a chain may start: those of cells that are open.
template <typename Use>
void eachSource(const Board& board, Use use) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (countOf(board.candidates[cell]) < 2) continue;
        for (unsigned rest = board.candidates[cell]; rest != 0; rest &= rest - 1) use(candidateOf(cell, lowest(rest)));
    }
}

/// Where alternatives come from: the cells for a digit in a house, or (house -1) the digits of a cell.
struct Origin {
    Cell cell;
    House house;
    bool isHouse() const { return house >= 0; }
};

/// A few candidates, one of which is true: the digits of a cell, or the places of a digit in a house.
class Choices {
public:
    void add(Candidate candidate) { items_[count_++] = candidate; }
    std::span<const Candidate> list() const { return std::span(items_).first(count_); }

private:
    std::array<Candidate, 9> items_;
    std::size_t count_ = 0;
};

/// The places of a digit in a house.
inline Choices choicesOf(House house, int digit, unsigned places) {
    Choices choices;
    for (; places != 0; places &= places - 1) choices.add(candidateOf(kHouseCells[house][lowest(places)], digit));
    return choices;
}

/// Calls `use` with candidates one of which is true, and their origin: the digits of each cell that has more than two,
/// after the places of its digits in its houses, each house with the first of its places.
template <typename Use>
void eachAlternatives(const Board& board, Use use) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned candidates = board.candidates[cell];
        // As in Sudoku Explainer, this also skips a house whose first place has two candidates.
        if (countOf(candidates) < 3) continue;
        Choices digits;
        for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
            const int digit = lowest(rest);
            digits.add(candidateOf(cell, digit));
            for (const House kind : kBoxRowColumn) {
                const House house = houseOf(kind, cell);
                const unsigned places = board.places[house][digit];
                if (countOf(places) < 2 || kHouseCells[house][lowest(places)] != cell) continue;
                use(choicesOf(house, digit, places).list(), Origin{cell, house});
            }
        }
        use(digits.list(), Origin{cell, -1});
    }
}

/// Calls `use` with the places of each digit in each house that this skips although it has more than two.
template <typename Use>
void eachHousePassedOver(const Board& board, Use use) {
    for (House house = 0; house < kHouseCount; ++house)
        for (int digit = 0; digit < kDigitCount; ++digit) {
            const unsigned places = board.places[house][digit];
            if (countOf(places) < 3 || countOf(board.candidates[kHouseCells[house][lowest(places)]]) > 2) continue;
            use(choicesOf(house, digit, places).list());
        }
}

} // namespace ninefold::rating::explainer
