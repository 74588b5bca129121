// SPDX-License-Identifier: MIT
#include "engine/core/cellstate.h"

namespace ninefold {

bool isDrawable(const DrawnLink& link) {
    for (const LinkedMark& end : {link.from, link.to})
        if (end.cell < 0 || end.cell >= kCellCount || end.digit < 1 || end.digit > kDigitCount) return false;
    return link.from != link.to;
}

} // namespace ninefold
