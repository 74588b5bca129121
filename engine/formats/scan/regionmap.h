// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

// The regions of a jigsaw as letters. Regions that are numbers look like any other board, and are recognised where
// boards are compared (relatedgrids.h); letters are turned into numbers for that.
//
//     AAABBBCCC
//     AADDBBBCC      .. seven more

/// Can the cleaned line be the first row of such a map?
bool beginsRegionMap(std::string_view line);

/// Reads nine such rows. Nothing when the text is another one; `cut` is set when more of it must be seen to know.
std::optional<Grid> readRegionMap(LineCursor& cursor, bool& cut);

} // namespace ninefold::text
