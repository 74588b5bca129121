// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/lines.h"
#include "engine/formats/scan/scansink.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// Forms that are recognised only to be named, so that a person learns why nothing was opened:
//
//     1034        1..4|.1..        104001030002...        a Sudoku of 4x4, 6x6 or 8x8
//     0400        ....
//
//     |13|< |19|< |< |10|< |15|< |                        the cages of a killer Sudoku: sums, and arrows to the
//     |11|19|< |16|< |21|< |^ |< |       .. seven more    neighbour on the left or above of the same cage
//
//     5..1.....63...                                      a line of a list whose greater part is missing
//     ..9...31.2.5......74.....96.1..........7.....4...8...13......62...5..8..3..47....

/// What was recognised: why it is refused, or Truncated when more of the text must be seen to know.
struct Refusal {
    Error error;
    Shape shape;
};

/// Reads the form that begins with the cleaned line at the cursor and moves the cursor after it. `inList`: the line
/// before holds a Sudoku. Nothing when the text is another one.
std::optional<Refusal> readRefused(std::string_view line, bool inList, LineCursor& cursor);

} // namespace ninefold::formats::text
