// SPDX-License-Identifier: MIT
// Naked and hidden sets. A cell (or digit) with a single candidate (or cell) never takes part: that is a single.
#include "engine/rating/se/combinations.h"
#include "engine/rating/se/direct.h"
#include "engine/rating/se/pattern.h"

namespace ninefold::rating::explainer {
namespace {

constexpr std::array kNakedRatings = {0.0, 0.0, 3.0, 3.6, 5.0}; // by size
constexpr std::array kHiddenRatings = {0.0, 0.0, 3.4, 4.0, 5.4};

/// The union of the `rows` that `chosen` selects.
unsigned unionOf(const std::array<Mask, 9>& rows, unsigned chosen) {
    unsigned all = 0;
    for (; chosen != 0; chosen &= chosen - 1) all |= rows[lowest(chosen)];
    return all;
}

/// The rows that may take part in a set of this size.
unsigned eligible(const std::array<Mask, 9>& rows, int size) {
    unsigned fit = 0;
    for (int row = 0; row < 9; ++row)
        if (const int count = countOf(rows[row]); count >= 2 && count <= size) fit |= 1u << row;
    return fit;
}

/// Calls use(chosen, together) for every `size` rows that have `size` bits together.
template <typename Use>
bool anySet(const std::array<Mask, 9>& rows, int size, Use use) {
    const unsigned fit = eligible(rows, size);
    if (countOf(fit) < size) return false;
    return anyCombinationOf(fit, size, [&](unsigned chosen) {
        const unsigned together = unionOf(rows, chosen);
        return countOf(together) == size && use(chosen, together);
    });
}

std::array<Mask, 9> candidatesOf(const Board& board, House house) {
    std::array<Mask, 9> rows;
    for (int place = 0; place < 9; ++place) rows[place] = board.candidates[kHouseCells[house][place]];
    return rows;
}

Pattern patternOf(Pattern::Kind kind, House house, int size, unsigned places, unsigned digits) {
    Pattern pattern;
    pattern.kind = kind;
    pattern.bases[0] = house;
    pattern.size = size;
    pattern.places = static_cast<Mask>(places);
    pattern.digits = static_cast<Mask>(digits);
    pattern.hint.difficulty = kind == Pattern::Kind::Naked ? kNakedRatings[size] : kHiddenRatings[size];
    return pattern;
}

bool findNakedIn(const Board& board, House house, int size, const PatternSink& sink) {
    const auto rows = candidatesOf(board, house);
    return anySet(rows, size, [&](unsigned places, unsigned digits) {
        auto gone = removalsAt(board, house, ~places & 0x1FFu, digits);
        if (gone.empty()) return false;
        Pattern pattern = patternOf(Pattern::Kind::Naked, house, size, places, digits);
        pattern.hint.removals = std::move(gone);
        return sink(std::move(pattern));
    });
}

bool findHiddenIn(const Board& board, House house, int size, const PatternSink& sink) {
    return anySet(board.places[house], size, [&](unsigned digits, unsigned places) {
        auto gone = removalsAt(board, house, places, ~digits);
        if (gone.empty()) return false;
        Pattern pattern = patternOf(Pattern::Kind::Hidden, house, size, places, digits);
        pattern.hint.removals = std::move(gone);
        return sink(std::move(pattern));
    });
}

/// Finds the first digit outside the set that has several cells of which the set leaves one.
bool findForcedPlace(const Board& board, House house, unsigned digits, unsigned places, Hint& hint) {
    for (int digit = 0; digit < 9; ++digit) {
        const unsigned before = board.places[house][digit];
        // Digits of the set are skipped; another digit that loses cells and keeps one is placed.
        if (((digits >> digit) & 1u) != 0 || countOf(before) < 2 || countOf(before & ~places) != 1) continue;
        hint.cell = kHouseCells[house][lowest(before & ~places)];
        hint.digit = digit;
        return true;
    }
    return false;
}

/// Iterates over the houses with at least this number of blank cells.
template <typename Use>
bool anyHouse(const Board& board, int leastBlanks, Use use) {
    for (const House kind : kBoxColumnRow)
        for (House house = kind; house < kind + 9; ++house)
            if (board.blanks[house] >= leastBlanks && use(house)) return true;
    return false;
}

} // namespace

/// Houses too small for a set and its complement are skipped: there the complement is found as the other kind.
bool findNakedSets(const Board& board, int size, const PatternSink& sink) {
    return anyHouse(board, 2 * size, [&](House house) { return findNakedIn(board, house, size, sink); });
}

bool findHiddenSets(const Board& board, int size, const PatternSink& sink) {
    return anyHouse(board, 2 * size + 1, [&](House house) { return findHiddenIn(board, house, size, sink); });
}

/// The set itself removes nothing here; a step that needs its removals comes later and has a higher rating.
bool findDirectHiddenSet(const Board& board, int size, Hint& hint) {
    return anyHouse(board, size + 1, [&](House house) {
        return anySet(board.places[house], size, [&](unsigned digits, unsigned places) {
            hint.difficulty = size == 2 ? 2.0 : 2.5;
            return findForcedPlace(board, house, digits, places, hint);
        });
    });
}

} // namespace ninefold::rating::explainer
