// SPDX-License-Identifier: MIT
// The candidates that a pattern depends on: those that are gone now but were there before the net began. A dynamic
// chain must count them as reasons.
#include "engine/rating/se/pattern.h"

#include "engine/rating/se/crossing.h"

namespace ninefold::rating::explainer {
namespace {

using Candidates = std::vector<std::pair<Cell, int>>;

/// Candidates of the base houses outside the covers that are gone.
Candidates absentFromBases(const Pattern& pattern, const Board& before, const Board& now) {
    Candidates absent;
    const int digit = lowest(pattern.digits);
    for (int n = 0; n < pattern.size; ++n) {
        const House base = pattern.bases[n];
        unsigned gone = before.places[base][digit] & ~now.places[base][digit];
        for (int k = 0; k < pattern.size; ++k) gone &= ~static_cast<unsigned>(kOverlap[base][pattern.covers[k]]);
        for (; gone != 0; gone &= gone - 1) absent.emplace_back(kHouseCells[base][lowest(gone)], digit);
    }
    return absent;
}

Candidates absentFromCells(const Pattern& pattern, const Board& before, unsigned places, unsigned digits) {
    Candidates absent;
    for (; places != 0; places &= places - 1) {
        const Cell cell = kHouseCells[pattern.bases[0]][lowest(places)];
        for (unsigned rest = before.candidates[cell] & digits; rest != 0; rest &= rest - 1)
            absent.emplace_back(cell, lowest(rest));
    }
    return absent;
}

} // namespace

Candidates absentCandidates(const Pattern& pattern, const Board& before, const Board& now) {
    switch (pattern.kind) {
    case Pattern::Kind::Locking:
        return absentFromBases(pattern, before, now);
    case Pattern::Kind::Naked:
        return absentFromCells(pattern, before, pattern.places, ~unsigned{pattern.digits});
    case Pattern::Kind::Hidden:
        break;
    }
    return absentFromCells(pattern, before, ~unsigned{pattern.places} & 0x1FFu, pattern.digits);
}

} // namespace ninefold::rating::explainer
