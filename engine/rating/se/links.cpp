// SPDX-License-Identifier: MIT
// Links in Sudoku Explainer's order. Of chains of equal length the first one found wins, so the order of these
// lists is part of the rating.
#include "engine/rating/se/links.h"

#include "engine/rating/se/crossing.h"

#include <algorithm>

namespace ninefold::rating::explainer {

CandidateList turnedOff(const Board& board, Candidate candidate, bool inCell) {
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    CandidateList list;
    if (inCell)
        for (unsigned rest = board.candidates[cell] & ~(1u << digit); rest != 0; rest &= rest - 1)
            list.add(candidateOf(cell, lowest(rest)));
    const auto houses = housesOf(cell);
    const House box = houses[2];
    for (const std::size_t which : kBoxRowColumnOf) {
        const House house = houses[which];
        // Cells that share line and box are listed for the box, which comes first.
        const unsigned known = house == box ? 1u << kPlacesOf[cell][2] : unsigned{kOverlap[house][box]};
        for (unsigned rest = board.places[house][digit] & ~known; rest != 0; rest &= rest - 1)
            list.add(candidateOf(kHouseCells[house][lowest(rest)], digit));
    }
    return list;
}

void Links::listOff(Candidate candidate) const {
    off_.begin(candidate);
    const Cell cell = cellOf(candidate);
    const unsigned others = board_->candidates[cell] & ~(1u << digitOf(candidate));
    for (const Candidate off : ninefold::rating::explainer::turnedOff(*board_, candidate, true))
        off_.add(candidate, off);
    off_.inCell[candidate] = static_cast<std::uint8_t>(countOf(others));
}

void Links::listOn(Candidate candidate) const {
    on_.begin(candidate);
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    const unsigned others = board_->candidates[cell] & ~(1u << digit);
    if (countOf(others) == 1) on_.add(candidate, candidateOf(cell, lowest(others)));
    on_.inCell[candidate] = on_.all[candidate];
    for (const std::size_t which : kBoxRowColumnOf) {
        const Cell other = onlyOtherPlace(*board_, which, cell, digit);
        if (other < 0) continue;
        // A cell that shares line and box with the candidate is listed once.
        const auto byHouses = on_.of(candidate, false, true);
        if (std::ranges::find(byHouses, candidateOf(other, digit)) == byHouses.end())
            on_.add(candidate, candidateOf(other, digit));
    }
}

} // namespace ninefold::rating::explainer
