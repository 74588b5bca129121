// SPDX-License-Identifier: MIT
// Locked candidates: where all cells of a digit in one house are also in another, the digit is in their
// intersection. Used for a step that removes candidates, and for a direct step that places a digit at once.
#include "engine/rating/se/crossing.h"
#include "engine/rating/se/direct.h"
#include "engine/rating/se/pattern.h"

namespace ninefold::rating::explainer {
namespace {

/// All cells of the digit in `base` are in `cover`.
struct Locked {
    House base;
    House cover;
    int digit;
};

/// Boxes with columns, boxes with rows, columns with boxes, rows with boxes; within each by digit, then by house. Only
/// houses that have changed since `before`, if it is not null.
template <typename Use>
bool anyLocked(const Board& board, const Board* before, Use use) {
    for (const auto& [kind, crossedKind] : kCrossedKinds)
        for (int digit = 0; digit < 9; ++digit)
            for (House base = kind; base < kind + 9; ++base) {
                const unsigned places = board.places[base][digit];
                if (before != nullptr && places == before->places[base][digit]) continue;
                // A single cell is a hidden single, which is found before; houses share three cells.
                if (const int count = countOf(places); count < 2 || count > 3) continue;
                for (int which = 0; which < 3; ++which) {
                    const House cover = crossing(base, crossedKind, which);
                    if ((places & ~kOverlap[base][cover]) == 0 && use(Locked{base, cover, digit})) return true;
                }
            }
    return false;
}

std::vector<Removal> removalsOf(const Board& board, const Locked& locked) {
    std::vector<Removal> removals;
    unsigned rest = board.places[locked.cover][locked.digit] & ~kOverlap[locked.cover][locked.base];
    for (; rest != 0; rest &= rest - 1)
        removals.push_back({kHouseCells[locked.cover][lowest(rest)], static_cast<Mask>(1u << locked.digit)});
    return removals;
}

} // namespace

bool findLocking(const Board& board, const PatternSink& sink, const Board* before) {
    return anyLocked(board, before, [&](const Locked& locked) {
        // There is nothing to remove in the cover.
        if ((board.places[locked.cover][locked.digit] & ~kOverlap[locked.cover][locked.base]) == 0) return false;
        Pattern pattern;
        pattern.hint.difficulty = locked.base >= 18 ? 2.6 : 2.8;
        pattern.hint.removals = removalsOf(board, locked);
        pattern.bases[0] = locked.base;
        pattern.covers[0] = locked.cover;
        pattern.size = 1;
        pattern.digits = static_cast<Mask>(1u << locked.digit);
        return sink(std::move(pattern));
    });
}

/// Only places the digit: the candidates that the locking would remove remain.
bool findDirectLocking(const Board& board, Hint& hint) {
    return anyLocked(board, nullptr, [&](const Locked& locked) {
        const House kind = locked.base / 9 * 9;
        for (House house = kind; house < kind + 9; ++house) {
            const unsigned crossed = kOverlap[house][locked.cover];
            const unsigned places = board.places[house][locked.digit];
            if (house == locked.base || crossed == 0 || countOf(places) < 2) continue;
            const unsigned left = places & ~crossed;
            // The locked digit excludes cells of a parallel house, and one is left.
            if (countOf(left) != 1) continue;
            hint.difficulty = locked.base >= 18 ? 1.7 : 1.9;
            hint.cell = kHouseCells[house][lowest(left)];
            hint.digit = locked.digit;
            return true;
        }
        return false;
    });
}

} // namespace ninefold::rating::explainer
