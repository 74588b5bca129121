// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <string_view>

namespace ninefold::text {

// Sections come in any order: candidates may stand before the givens that they belong to. So a puzzle is gathered as a
// draft and put together when the next one begins, and for that the file is read in one go.

/// Has the text a line "[Puzzle]"?
bool hasSections(std::string_view head);

/// Reads .sdk files: headers, then nine rows, or sections of rows, candidates and colours. More than one puzzle may
/// follow each other.
std::size_t readSections(const TextPiece& piece, PuzzleSink& sink);

/// Longer files of this kind are none.
inline constexpr std::size_t kLongestSections = 1024 * 1024;

} // namespace ninefold::text
