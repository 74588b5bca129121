// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/board.h"
#include "engine/formats/parts/lines.h"

namespace ninefold::formats::text {

/// Can the line be the first one of a picture of candidates?
bool beginsPicture(std::string_view line);

enum class PictureEnd { Whole, Cut, None };

/// Reads a picture of all candidates: three lines for each row, three characters for each cell, every digit at its
/// own position, "123 1 3 ..|" above "4 6 ...". Whole: the listing is filled and the cursor is after the picture.
PictureEnd readPicture(LineCursor& cursor, Listing& listing);

} // namespace ninefold::formats::text
