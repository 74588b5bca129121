// SPDX-License-Identifier: MIT
// X-wing, swordfish and jellyfish without fins: first with columns as base, then with rows.
#include "engine/rating/se/combinations.h"
#include "engine/rating/se/pattern.h"

#include <utility>
#include <vector>

namespace ninefold::rating::explainer {
namespace {

constexpr std::array kRatings = {0.0, 0.0, 3.2, 3.8, 5.2}; // by size

/// The cover lines if the base lines form a fish of that size, 0 otherwise.
unsigned coversOf(const Board& board, House kind, unsigned bases, int digit, int size) {
    unsigned covers = 0;
    for (; bases != 0; bases &= bases - 1) covers |= board.places[kind + lowest(bases)][digit];
    return countOf(covers) == size ? covers : 0;
}

/// The lines that may be bases of a fish of that size, for each digit that has enough of them.
std::vector<std::pair<int, unsigned>> basesOf(const Board& board, House kind, int size) {
    std::vector<std::pair<int, unsigned>> all;
    for (int digit = 0; digit < 9; ++digit) {
        // If the digit is set too often, too few lines are left for a fish with removals.
        if (board.filledWith[digit] + 2 * size > 9) continue;
        unsigned lines = 0;
        for (int line = 0; line < 9; ++line)
            if (const int count = countOf(board.places[kind + line][digit]); count >= 2 && count <= size)
                lines |= 1u << line;
        if (countOf(lines) >= size) all.emplace_back(digit, lines);
    }
    return all;
}

Pattern fishOf(const Board& board, House kind, unsigned bases, unsigned covers, int digit, int size) {
    Pattern fish;
    fish.hint.difficulty = kRatings[size];
    fish.size = size;
    fish.digits = static_cast<Mask>(1u << digit);
    const House coverKind = 9 - kind;
    for (int n = 0; covers != 0; covers &= covers - 1, ++n) {
        const House cover = coverKind + lowest(covers);
        fish.covers[n] = cover;
        for (unsigned rest = board.places[cover][digit] & ~bases; rest != 0; rest &= rest - 1)
            fish.hint.remove(kHouseCells[cover][lowest(rest)], fish.digits);
    }
    for (int n = 0; bases != 0; bases &= bases - 1, ++n) fish.bases[n] = kind + lowest(bases);
    return fish;
}

} // namespace

bool findFish(const Board& board, int size, const PatternSink& sink) {
    for (const House kind : {House{9}, House{0}}) {
        const auto lines = basesOf(board, kind, size);
        if (lines.empty()) continue;
        const bool found = anyCombination(size, 9, [&](unsigned bases) {
            for (const auto& [digit, fit] : lines) {
                if ((bases & ~fit) != 0) continue;
                const unsigned covers = coversOf(board, kind, bases, digit, size);
                if (covers == 0) continue;
                Pattern fish = fishOf(board, kind, bases, covers, digit, size);
                if (!fish.hint.removals.empty() && sink(std::move(fish))) return true;
            }
            return false;
        });
        if (found) return true;
    }
    return false;
}

} // namespace ninefold::rating::explainer
