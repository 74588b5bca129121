// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// The regions of a jigsaw as letters. Regions written as numbers look like any other board, and are recognised
// where boards are compared (relatedgrids.h); this reader turns letters into numbers for the same comparison.
//
//     AAABBBCCC
//     AADDBBBCC      .. seven more

/// Can the cleaned line be the first row of such a map?
bool beginsRegionMap(std::string_view line);

/// Reads nine such rows. Nothing when the text is something else; `cut` is set when the rest of the text is needed
/// to decide.
std::optional<Grid> readRegionMap(LineCursor& cursor, bool& cut);

} // namespace ninefold::formats::text
