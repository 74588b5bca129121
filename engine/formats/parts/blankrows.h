// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

/// Can the line be the first of nine rows whose blanks are blanks? Nine columns of digits and blanks.
bool beginsBlankRows(std::string_view line);

/// Reads nine such rows. Nothing when the text is another one; Truncated when more of it must be seen to know.
std::optional<Result<Grid>> readBlankRows(LineCursor& cursor);

} // namespace ninefold::text
