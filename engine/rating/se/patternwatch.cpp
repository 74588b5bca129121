// SPDX-License-Identifier: MIT
// A pattern is new only if one of its houses, or of its cells, has lost a candidate.
#include "engine/rating/se/patternwatch.h"

#include "engine/rating/se/crossing.h"

#include <algorithm>

namespace ninefold::rating::explainer {
namespace {

/// Calls `test` with the houses and the digit of the candidates until it returns true.
template <typename Test>
bool anyHouse(std::span<const Candidate> gone, Test test) {
    return std::ranges::any_of(gone, [&](Candidate candidate) {
        const auto houses = housesOf(cellOf(candidate));
        return std::ranges::any_of(houses, [&](House house) { return test(house, digitOf(candidate)); });
    });
}

/// The places of the digit of a locked base are in one other house, which has more of them.
bool locks(const Board& board, House base, int digit) {
    const unsigned places = board.places[base][digit];
    if (const int count = countOf(places); count < 2 || count > 3) return false;
    const Cell first = kHouseCells[base][lowest(places)];
    const auto covers = housesOf(first);
    return std::ranges::any_of(covers, [&](House cover) {
        // Two lines share one cell, and a house need not be locked in itself.
        if (cover == base || (places & ~unsigned{kOverlap[base][cover]}) != 0) return false;
        return (board.places[cover][digit] & ~unsigned{kOverlap[cover][base]}) != 0;
    });
}

} // namespace

bool mayLock(const Board& board, std::span<const Candidate> gone) {
    return anyHouse(gone, [&](House house, int digit) { return locks(board, house, digit); });
}

bool mayMakeHiddenPair(const Board& board, std::span<const Candidate> gone) {
    return anyHouse(gone, [&](House house, int digit) {
        const unsigned places = board.places[house][digit];
        if (countOf(places) != 2) return false;
        for (int other = 0; other < 9; ++other)
            if (other != digit && board.places[house][other] == places)
                for (unsigned rest = places; rest != 0; rest &= rest - 1)
                    if (countOf(board.candidates[kHouseCells[house][lowest(rest)]]) > 2) return true;
        return false;
    });
}

bool mayMakeNakedPair(const Board& board, std::span<const Candidate> gone) {
    return std::ranges::any_of(gone, [&](Candidate candidate) {
        const Cell cell = cellOf(candidate);
        const unsigned digits = board.candidates[cell];
        if (countOf(digits) != 2) return false;
        const int one = lowest(digits), other = lowest(digits & (digits - 1));
        const auto houses = housesOf(cell);
        return std::ranges::any_of(houses, [&](House house) {
            const unsigned both = board.places[house][one] & board.places[house][other];
            // A cell with more places than the pair leaves something to remove.
            const unsigned either = board.places[house][one] | board.places[house][other];
            if (countOf(either) <= 2) return false;
            for (unsigned rest = both; rest != 0; rest &= rest - 1) {
                const Cell there = kHouseCells[house][lowest(rest)];
                if (there != cell && board.candidates[there] == digits) return true;
            }
            return false;
        });
    });
}

bool mayMakeXWing(const Board& board, std::span<const Candidate> gone) {
    return anyHouse(gone, [&](House house, int digit) {
        const unsigned places = house < 18 ? board.places[house][digit] : 0u;
        if (countOf(places) != 2) return false;
        const House kind = house / 9 * 9, coverKind = 9 - kind;
        for (House line = kind; line < kind + 9; ++line)
            if (line != house && board.places[line][digit] == places)
                for (unsigned rest = places; rest != 0; rest &= rest - 1)
                    if (countOf(board.places[coverKind + lowest(rest)][digit]) > 2) return true;
        return false;
    });
}

} // namespace ninefold::rating::explainer
