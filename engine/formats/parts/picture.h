// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/board.h"
#include "engine/formats/parts/lines.h"

namespace ninefold::text {

/// Can the line be the first of a picture of candidates?
bool beginsPicture(std::string_view line);

enum class PictureEnd { Whole, Cut, None };

/// A picture of all candidates: three lines for each row, three signs for each cell, every digit in its own place,
/// "123 1 3 ..|" above "4 6 ...". Whole: the listing is filled and the cursor stands behind it.
PictureEnd readPicture(LineCursor& cursor, Listing& listing);

} // namespace ninefold::text
