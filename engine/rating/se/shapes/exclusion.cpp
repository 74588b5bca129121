// SPDX-License-Identifier: MIT
// Aligned exclusion: among all combinations of the candidates of two or three cells, those are impossible that put
// a digit twice into a house or leave no candidate in a cell that sees all of them. A candidate that no remaining
// combination uses is removed.
#include "engine/logic/parts/exclusions.h"
#include "engine/rating/se/shapes.h"

namespace ninefold::rating::explainer {
namespace {

/// The possible base cells, with the nearby cells that may exclude combinations.
struct Bases {
    Cells cells;
    std::array<Cells, kCellCount> excluders;
    /// The cells that are not as they were when nothing was found.
    Cells changed;
};

Bases basesOf(const Board& board, int mostCandidates, const std::array<Mask, kCellCount>& known) {
    Cells singles, excluding;
    // Cells with few candidates can exclude; a cell that sees a naked single is not a base, since the single comes
    // first.
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int count = countOf(board.candidates[cell]);
        if (count == 1) singles.add(cell);
        else if (count >= 2 && count <= mostCandidates) excluding.add(cell);
    }
    Bases bases;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (board.candidates[cell] != known[cell]) bases.changed.add(cell);
        const Cells near = kPeers[cell] & excluding;
        if (countOf(board.candidates[cell]) < 2 || near.empty() || kPeers[cell].meets(singles)) continue;
        bases.cells.add(cell);
        bases.excluders[cell] = near;
    }
    return bases;
}

/// With fewer than two cells that see all of them only candidates are excluded that simpler steps remove as well.
template <std::size_t kSize>
bool findIn(const Board& board, const Bases& bases, const std::array<Cell, kSize>& cells, Hint& hint) {
    Cells common = Cells::all();
    for (const Cell cell : cells) common &= bases.excluders[cell];
    if (!common.hasSeveral()) return false;
    // The same cells with the same or fewer to exclude anything: nothing was found then.
    Cells involved = common;
    for (const Cell cell : cells) involved.add(cell);
    if (!involved.meets(bases.changed)) return false;
    logic::Exclusions excluded;
    for (const Cell cell : common) excluded.add(Digits::fromMask(board.candidates[cell]));
    logic::BaseCells<kSize> base{cells, {}};
    for (std::size_t n = 0; n < kSize; ++n) base.candidates[n] = Digits::fromMask(board.candidates[cells[n]]);
    for (std::size_t n = 0; n < kSize; ++n)
        hint.remove(cells[n], (base.candidates[n] - base.possible(n, excluded)).mask());
    return !hint.removals.empty();
}

/// Pairs ordered by their second cell, then by their first, which is one of firsts(second).
template <typename Firsts, typename Use>
bool anyPair(Cells cells, Firsts firsts, Use use) {
    Cells before;
    for (const Cell second : cells) {
        for (const Cell first : before& firsts(second))
            if (use(first, second)) return true;
        before.add(second);
    }
    return false;
}

} // namespace

bool findAlignedPair(const Board& board, KnownEmpty& known, Hint& hint) {
    hint.difficulty = 6.2;
    const Bases bases = basesOf(board, 2, known.alignedPairs);
    // One of the two has changed, or a cell that both see.
    Cells nearChange;
    for (const Cell cell : bases.cells)
        if (bases.excluders[cell].meets(bases.changed)) nearChange.add(cell);
    const auto firsts = [&](Cell second) {
        if (bases.changed.has(second)) return bases.cells;
        return nearChange.has(second) ? bases.changed | nearChange : bases.changed;
    };
    const bool found = anyPair(bases.cells, firsts, [&](Cell first, Cell second) {
        return findIn<2>(board, bases, {first, second}, hint);
    });
    if (!found) known.alignedPairs = board.candidates;
    return found;
}

namespace {

/// Were the three cells tested before, with another of them as the third? Cells come in reading order.
bool metBefore(const Bases& bases, Cell first, Cell second, Cell third) {
    if (third > second) return false;
    const auto near = [&](Cell cell, Cell one, Cell other) {
        return (bases.excluders[one] | bases.excluders[other]).has(cell);
    };
    return near(second, first, third) || (third < first && near(first, second, third));
}

} // namespace

bool findAlignedTriplet(const Board& board, KnownEmpty& known, Hint& hint) {
    hint.difficulty = 7.5;
    const Bases bases = basesOf(board, 3, known.alignedTriplets);
    const auto any = [&](Cell) { return bases.cells; };
    const bool found = anyPair(bases.cells, any, [&](Cell first, Cell second) {
        const Cells common = bases.excluders[first] & bases.excluders[second];
        if (!common.hasSeveral()) return false;
        const auto tryThird = [&](Cell third) {
            return third != first && third != second && (common & bases.excluders[third]).hasSeveral() &&
                   !metBefore(bases, first, second, third) && findIn<3>(board, bases, {first, second, third}, hint);
        };
        // If nothing has changed there, only a third cell that has may bring something new.
        const bool hasChanged = bases.changed.has(first) || bases.changed.has(second) || common.meets(bases.changed);
        const Cells thirds = hasChanged ? bases.cells : bases.cells & bases.changed;
        // The third cell must be an excluder of one of the first two: first those of the first, then those of the
        // second.
        const Cells nearFirst = bases.excluders[first] & thirds;
        for (const Cell third : nearFirst)
            if (tryThird(third)) return true;
        for (const Cell third : (bases.excluders[second] & thirds) - nearFirst)
            if (tryThird(third)) return true;
        return false;
    });
    if (!found) known.alignedTriplets = board.candidates;
    return found;
}

} // namespace ninefold::rating::explainer
