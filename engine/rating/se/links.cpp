// SPDX-License-Identifier: MIT
// Links in Sudoku Explainer's order. Of chains of equal length the first one found wins, so the order of these
// lists is part of the rating.
#include "engine/rating/se/links.h"

#include "engine/rating/se/crossing.h"

namespace ninefold::rating::explainer {

CandidateList turnedOff(const Board& board, Candidate candidate, bool inCell) {
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    CandidateList list;
    if (inCell)
        for (unsigned rest = board.candidates[cell] & ~(1u << digit); rest != 0; rest &= rest - 1)
            list.add(candidateOf(cell, lowest(rest)));
    const House box = boxHouse(boxOf(cell));
    for (const House kind : kBoxRowColumn) {
        const House house = houseOf(kind, cell);
        // Cells that share line and box are listed for the box, which comes first.
        const unsigned known = house == box ? 1u << placeIn(box, cell) : unsigned{kOverlap[house][box]};
        for (unsigned rest = board.places[house][digit] & ~known; rest != 0; rest &= rest - 1)
            list.add(candidateOf(kHouseCells[house][lowest(rest)], digit));
    }
    return list;
}

Cell onlyOtherPlace(const Board& board, House house, Candidate candidate) {
    const unsigned others = board.places[house][digitOf(candidate)] & ~(1u << placeIn(house, cellOf(candidate)));
    return countOf(others) == 1 ? kHouseCells[house][lowest(others)] : -1;
}

namespace {

CandidateList turnedOnByHouses(const Board& board, Candidate candidate) {
    CandidateList list;
    for (const House kind : kBoxRowColumn)
        if (const Cell other = onlyOtherPlace(board, houseOf(kind, cellOf(candidate)), candidate); other >= 0)
            list.addNew(candidateOf(other, digitOf(candidate)));
    return list;
}

} // namespace

Links::Links(const Board& board) {
    // All lists are stored one after the other in one array, so that a position needs no heap memory for them.
    int offs = 0, ons = 0;
    for (int n = 0; n < kCandidateCount; ++n) {
        const auto candidate = static_cast<Candidate>(n);
        const Cell cell = cellOf(candidate);
        off_.begin[n] = off_.houses[n] = static_cast<std::uint16_t>(offs);
        on_.begin[n] = on_.houses[n] = static_cast<std::uint16_t>(ons);
        if (!board.has(cell, digitOf(candidate))) continue;
        const unsigned others = board.candidates[cell] & ~(1u << digitOf(candidate));
        off_.houses[n] = static_cast<std::uint16_t>(offs + countOf(others));
        for (const Candidate off : ninefold::rating::explainer::turnedOff(board, candidate, true))
            off_.items[offs++] = off;
        if (countOf(others) == 1) on_.items[ons++] = candidateOf(cell, lowest(others));
        on_.houses[n] = static_cast<std::uint16_t>(ons);
        for (const Candidate on : turnedOnByHouses(board, candidate)) on_.items[ons++] = on;
    }
    off_.begin[kCandidateCount] = static_cast<std::uint16_t>(offs);
    on_.begin[kCandidateCount] = static_cast<std::uint16_t>(ons);
}

} // namespace ninefold::rating::explainer
