// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/document.h"
#include "app/files/parts/json.h"
#include "engine/core/grid.h"
#include "engine/core/result.h"

#include <optional>

namespace ninefold {

// Boards as programs keep them: nine lists of nine, one of 81, or nine texts of nine signs.
//
//     [[5, 3, 0, 0, 7, 0, 0, 0, 0], [6, null, "", ".", ..], ..]        ["53..7....", "6..195...", ..]

/// The board that a list is; an error where it was meant as one, or is one of another size. Nothing for any other list.
std::optional<Result<Grid>> boardIn(const Json& list, LineCounter& lines);

} // namespace ninefold
