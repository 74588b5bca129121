// SPDX-License-Identifier: MIT
// Simple and multiple colours: the cells of a digit, coloured along its strong links.
#include "engine/rating/hodoku/finders.h"

#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

using Colors = std::array<Cells, 2>;

/// Colours all cells that are connected to a cell by strong links.
class Coloring {
public:
    Coloring(const Board& board, Digit digit) : board_(board), digit_(digit) {
        // Only cells with a strong link can be coloured.
        for (const Cell cell : board.cellsFor(digit))
            for (const House house : housesOf(cell))
                if (board.places(house, digit) == 2) open_.add(cell);
    }

    std::vector<Colors> all() {
        std::vector<Colors> pairs;
        while (!open_.empty()) {
            Colors colors;
            paint(open_.first(), 0, colors);
            assert(!colors[0].meets(colors[1]));
            // A single cell has no second colour and proves nothing.
            if (!colors[0].empty() && !colors[1].empty()) pairs.push_back(colors);
        }
        return pairs;
    }

private:
    void paint(Cell cell, std::size_t color, Colors& colors) {
        if (cell < 0 || !open_.has(cell)) return;
        colors[color].add(cell);
        open_.remove(cell);
        for (const House house : housesOf(cell))
            if (board_.places(house, digit_) == 2)
                paint((board_.cellsFor(digit_, house) - Cells::of(cell)).first(), 1 - color, colors);
    }

    const Board& board_;
    Digit digit_;
    Cells open_;
};

/// If the colour sees itself, it is false: the digit would be twice in a house.
bool seesItself(Cells color) {
    for (const Cell cell : color)
        if (kPeers[cell].meets(color)) return true;
    return false;
}

bool seesAny(Cells one, Cells other) {
    for (const Cell cell : one)
        if (kPeers[cell].meets(other)) return true;
    return false;
}

/// The cells that see both colours.
Cells trapped(const Board& board, Digit digit, Cells one, Cells other) {
    Cells all;
    for (const Cell a : one)
        for (const Cell b : other) all |= kPeers[a] & kPeers[b];
    return all & board.cellsFor(digit);
}

bool wrapOrTrap(const Board& board, Digit digit, const Colors& colors, Step& step) {
    step.technique = "simple-colors-wrap";
    for (const Cells& color : colors)
        // A colour that sees itself is the stronger conclusion, so it is tested first.
        if (seesItself(color)) step.remove(color, digit);
    if (!step.removals.empty()) return true;
    step.technique = "simple-colors-trap";
    step.remove(trapped(board, digit, colors[0], colors[1]), digit);
    return !step.removals.empty();
}

/// Does the colour see both colours of another pair?
bool seesBoth(Cells color, const Colors& other) {
    bool one = false, two = false;
    for (const Cell cell : color) {
        one = one || kPeers[cell].meets(other[0]);
        two = two || kPeers[cell].meets(other[1]);
    }
    return one && two;
}

bool multiple(const Board& board, Digit digit, const Colors& one, const Colors& other, Step& step) {
    assert(!(one[0] | one[1]).meets(other[0] | other[1]));
    step.technique = "multi-colors-2";
    // One of the other pair's colours is true, so a colour that sees both is false.
    for (const Cells& color : one)
        if (seesBoth(color, other)) step.remove(color, digit);
    if (!step.removals.empty()) return true;
    step.technique = "multi-colors-1";
    for (const std::size_t a : {0u, 1u})
        for (const std::size_t b : {0u, 1u})
            // Two colours that see each other are not both true, so at least one of their opposites is.
            if (seesAny(one[a], other[b])) step.remove(trapped(board, digit, one[1 - a], other[1 - b]), digit);
    return !step.removals.empty();
}

} // namespace

bool findSimpleColors(const Board& board, Step& step) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (const Colors& colors : Coloring(board, digit).all())
            if (wrapOrTrap(board, digit, colors, step)) return true;
    return false;
}

bool findMultiColors(const Board& board, Step& step) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const auto pairs = Coloring(board, digit).all();
        for (std::size_t i = 0; i < pairs.size(); ++i)
            // Pairs are tried in both orders, because the test is not symmetric.
            for (std::size_t j = 0; j < pairs.size(); ++j)
                if (i != j && multiple(board, digit, pairs[i], pairs[j], step)) return true;
    }
    return false;
}

} // namespace ninefold::rating::hodoku
