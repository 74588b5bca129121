// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

namespace ninefold::logic {

/// Can three digits fill the cells without a repeat in any house?
bool canBeColored(Cells cells);

/// A part of the cells that cannot be filled with three digits, while each smaller part of it can; `kept` is always a
/// part of it. Nothing if the cells can be filled, or if four of them share a house, which needs no such search.
Cells uncolorableCore(Cells cells, Cells kept);

} // namespace ninefold::logic
