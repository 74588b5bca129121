// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// The cages of a killer Sudoku as a table: the sum in the first cell of a cage, and in each other cell an arrow to the
// neighbour on the left or above that belongs to the same cage.
//
//     |13|< |19|< |< |10|< |15|< |
//     |11|19|< |16|< |21|< |^ |< |       .. seven more

/// Can the line be the first row of such a table?
bool beginsCageTable(std::string_view line);

/// Reads nine such rows and refuses them. Nothing when the text is another one; Truncated when more of it must be seen
/// to know.
std::optional<Error> readCageTable(LineCursor& cursor);

} // namespace ninefold::formats::text
