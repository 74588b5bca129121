// SPDX-License-Identifier: MIT
// Whether a graph has a colouring with three colours: the cell with the fewest colours left comes first.
#include "engine/logic/parts/impossible/threecolors.h"

#include <array>
#include <cassert>

namespace ninefold::logic {
namespace {

/// For each colour the cells that may still have it.
using Colors = std::array<Cells, 3>;

bool color(Cells rest, const Colors& left);

bool colorWith(Cell cell, int which, Cells rest, Colors left) {
    left[which] -= kPeers[cell];
    return color(rest - Cells::of(cell), left);
}

bool color(Cells rest, const Colors& left) {
    if (rest.empty()) return true;
    const Cells any = left[0] | left[1] | left[2];
    if (!any.contains(rest)) return false;
    const Cells two = (left[0] & left[1]) | (left[0] & left[2]) | (left[1] & left[2]);
    const Cells all = left[0] & left[1] & left[2];
    if (const Cells one = rest - two; !one.empty()) {
        const Cell cell = one.first();
        for (int which = 0; which < 3; ++which)
            if (left[which].has(cell)) return colorWith(cell, which, rest, left);
    }
    // A cell with all colours has no coloured neighbour, so all colours are the same for it.
    const Cells open = rest - all;
    if (open.empty()) return colorWith(rest.first(), 0, rest, left);
    const Cell cell = open.first();
    for (int which = 0; which < 3; ++which)
        if (left[which].has(cell) && colorWith(cell, which, rest, left)) return true;
    return false;
}

/// Without the cells that see at most two others: these can always be filled last.
Cells withoutLoose(Cells cells) {
    for (Cells open = cells; !open.empty();) {
        const Cell cell = open.first();
        open.remove(cell);
        const Cells others = cells & kPeers[cell];
        if (others.count() >= 3) continue;
        cells.remove(cell);
        // These see one less now.
        open |= others;
    }
    return cells;
}

bool hasFourInHouse(Cells cells) {
    for (Cells house : kHouses)
        if ((cells & house).count() > 3) return true;
    return false;
}

} // namespace

bool canBeColored(Cells cells) {
    const Cells core = withoutLoose(cells);
    return core.empty() || color(core, {core, core, core});
}

Cells uncolorableCore(Cells cells, Cells kept) {
    for (Cell cell : kept)
        if ((cells & kPeers[cell]).count() < 3) return {};
    Cells core = withoutLoose(cells);
    if (core.empty() || !core.contains(kept) || hasFourInHouse(core)) return {};
    if (color(core, {core, core, core})) return {};
    for (Cell cell : core - kept)
        if (core.has(cell) && !canBeColored(core - Cells::of(cell))) core = withoutLoose(core - Cells::of(cell));
    assert(!canBeColored(core));
    return core.contains(kept) ? core : Cells();
}

} // namespace ninefold::logic
