// SPDX-License-Identifier: MIT
// Nishio: a candidate, assumed true or false, contradicts itself by the places of its digit alone. The contradiction
// with the fewest nodes wins, among equal ones the first one found.
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/nets/dynamic.h"

#include <limits>

namespace ninefold::rating::explainer {
namespace {

/// Does a house lose its last place? That is so in every net with a contradiction, and found many times faster: few
/// nets have one, and only these are followed node by node.
bool fails(Cells places, Cell cell, bool isTrue) {
    Cells left = places, set;
    if (isTrue) {
        left -= kPeers[cell];
        set.add(cell);
    } else {
        left.remove(cell);
    }
    for (Cells before; !(before == left);) {
        before = left;
        for (const Cells house : kHouses) {
            if (!places.meets(house)) continue;
            const Cells here = left & house;
            if (here.empty()) return true;
            if (here.hasSeveral() || set.meets(here)) continue;
            set |= here;
            left -= kPeers[here.first()];
        }
    }
    return false;
}

} // namespace

bool findNishioChain(const Board& board, KnownEmpty& known, Hint& hint) {
    std::array<Cells, 9> places;
    for (int digit = 0; digit < 9; ++digit) places[digit] = board.cellsFor(digit);
    std::array<bool, 9> anyFails{};
    int best = std::numeric_limits<int>::max();
    DynamicNet net;
    eachSource(board, [&](Candidate source) {
        const int digit = digitOf(source);
        if (places[digit] == known.nishio[digit]) return;
        for (const bool isTrue : {true, false}) {
            if (!fails(places[digit], cellOf(source), isTrue)) continue;
            anyFails[digit] = true;
            net.run(board, source, isTrue, {.nishio = true});
            if (!net.hasContradiction()) continue;
            NodeCount count;
            net.countContradiction(count);
            if (count.nodes >= best) continue;
            best = count.nodes;
            hint = consequenceHint(board, source, !isTrue);
            hint.difficulty = 7.5 + lengthDifficulty(best);
        }
    });
    for (int digit = 0; digit < 9; ++digit)
        if (!anyFails[digit]) known.nishio[digit] = places[digit];
    return best < std::numeric_limits<int>::max();
}

} // namespace ninefold::rating::explainer
