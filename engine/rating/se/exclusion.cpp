// SPDX-License-Identifier: MIT
// Aligned exclusion: among all combinations of the candidates of two or three cells, those are impossible that put
// a digit twice into a house or leave no candidate in a cell that sees all of them. A candidate that no remaining
// combination uses is removed.
#include "engine/rating/se/shapes.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

/// The possible base cells, in reading order, with the nearby cells that may exclude combinations.
struct Bases {
    std::vector<Cell> cells;
    std::array<Cells, kCellCount> excluders;
};

Bases basesOf(const Board& board, int mostCandidates) {
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
        const Cells near = kPeers[cell] & excluding;
        if (countOf(board.candidates[cell]) < 2 || near.empty() || kPeers[cell].meets(singles)) continue;
        bases.cells.push_back(cell);
        bases.excluders[cell] = near;
    }
    return bases;
}

/// The possible digits of two or three cells, given the cells that see all of them.
template <std::size_t kSize>
class Combinations {
public:
    Combinations(const Board& board, const std::array<Cell, kSize>& cells, Cells excluders)
        : board_(board), cells_(cells) {
        assert(excluders.count() <= static_cast<int>(limits_.size()));
        for (const Cell cell : excluders) limits_[limitCount_++] = board.candidates[cell];
    }

    bool find(Hint& hint) {
        std::array<unsigned, kSize> digits{};
        tryAll(0, digits);
        for (std::size_t n = 0; n < kSize; ++n) hint.remove(cells_[n], board_.candidates[cells_[n]] & ~possible_[n]);
        return !hint.removals.empty();
    }

private:
    /// Is every candidate of the combinations that begin like this known to be possible?
    bool isKnown(std::size_t depth, const std::array<unsigned, kSize>& digits) const {
        for (std::size_t n = 0; n < kSize; ++n)
            if (((n < depth ? digits[n] : board_.candidates[cells_[n]]) & ~possible_[n]) != 0) return false;
        return true;
    }

    void tryAll(std::size_t depth, std::array<unsigned, kSize>& digits) {
        if (isKnown(depth, digits)) return;
        if (depth == kSize) {
            if (isAllowed(digits))
                for (std::size_t n = 0; n < kSize; ++n) possible_[n] |= digits[n];
            return;
        }
        for (unsigned left = board_.candidates[cells_[depth]]; left != 0; left &= left - 1) {
            digits[depth] = left & (0u - left);
            if (!clashes(depth, digits)) tryAll(depth + 1, digits);
        }
    }

    bool clashes(std::size_t depth, const std::array<unsigned, kSize>& digits) const {
        for (std::size_t n = 0; n < depth; ++n)
            if (digits[n] == digits[depth] && sees(cells_[n], cells_[depth])) return true;
        return false;
    }

    bool isAllowed(const std::array<unsigned, kSize>& digits) const {
        unsigned used = 0;
        for (const unsigned digit : digits) used |= digit;
        for (int n = 0; n < limitCount_; ++n)
            // The cell would have no candidate left.
            if ((limits_[n] & ~used) == 0) return false;
        return true;
    }

    const Board& board_;
    const std::array<Cell, kSize>& cells_;
    std::array<unsigned, 20> limits_{};
    int limitCount_ = 0;
    std::array<unsigned, kSize> possible_{};
};

/// With fewer than two cells that see all of them only candidates are excluded that simpler steps remove as well.
template <std::size_t kSize>
bool findIn(const Board& board, const Bases& bases, const std::array<Cell, kSize>& cells, Hint& hint) {
    Cells common = Cells::all();
    for (const Cell cell : cells) common &= bases.excluders[cell];
    return common.hasSeveral() && Combinations<kSize>(board, cells, common).find(hint);
}

/// Pairs ordered by their second cell, then by their first.
template <typename Use>
bool anyPair(const std::vector<Cell>& cells, Use use) {
    for (std::size_t second = 1; second < cells.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if (use(cells[first], cells[second])) return true;
    return false;
}

} // namespace

bool findAlignedPair(const Board& board, Hint& hint) {
    hint.difficulty = 6.2;
    const Bases bases = basesOf(board, 2);
    return anyPair(bases.cells, [&](Cell first, Cell second) {
        return findIn<2>(board, bases, {first, second}, hint);
    });
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

bool findAlignedTriplet(const Board& board, Hint& hint) {
    hint.difficulty = 7.5;
    const Bases bases = basesOf(board, 3);
    Cells all;
    for (const Cell cell : bases.cells) all.add(cell);
    return anyPair(bases.cells, [&](Cell first, Cell second) {
        if (!(bases.excluders[first] & bases.excluders[second]).hasSeveral()) return false;
        const auto tryThird = [&](Cell third) {
            return third != first && third != second && !metBefore(bases, first, second, third) &&
                   findIn<3>(board, bases, {first, second, third}, hint);
        };
        // The third cell must be an excluder of one of the first two: first those of the first, then those of the
        // second.
        const Cells nearFirst = bases.excluders[first] & all;
        for (const Cell third : nearFirst)
            if (tryThird(third)) return true;
        for (const Cell third : (bases.excluders[second] & all) - nearFirst)
            if (tryThird(third)) return true;
        return false;
    });
}

} // namespace ninefold::rating::explainer
