// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/document.h"
#include "app/documents/parts/json.h"
#include "engine/core/result.h"

#include <optional>

namespace ninefold::documents {

// A board as its set cells, each with its place. Some programs count from 0, some from 1; a 0 or a 9 anywhere
// decides.
//
//     [{"row": 0, "col": 3, "value": 7}, {"position": {"row": 1, "col": 1}, "digit": 8}, ..]
//     {"1,1": 8, "1,4": 2, ..}       {"r1c1": 8, ..}       {"A1": 8, ..}       [[1, 1, 8], [1, 4, 2], ..]

/// The board of such a list or object; nothing for any other value.
std::optional<Result<formats::Puzzle>> placesIn(const Json& value, LineCounter& lines);

} // namespace ninefold::documents
