// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

/// Komo's line: rows end with ";", cells with ",". Every cell begins with its digit of the solution; "6!" is a
/// given, "7:5" has a 5 placed, "7[2.5]" notes. Nothing when the line is something else. Of the solution only the
/// givens are kept: the player must not see the other digits.
std::optional<Result<Puzzle>> parseKomoLine(std::string_view line);

} // namespace ninefold::formats::text
