// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <string_view>

namespace ninefold::formats::text {

// Sections come in any order: candidates may precede the givens that they belong to. So the reader collects a
// puzzle as a draft and finishes it when the next one begins, and therefore reads the file in one go.

/// Does the text contain a line "[Puzzle]"?
bool hasSections(std::string_view head);

/// Reads .sdk files: headers, then nine rows, or sections of rows, candidates and colours. A file may hold several
/// puzzles one after the other.
std::size_t readSections(const TextPiece& piece, PuzzleSink& sink);

/// Longer files are not of this kind.
inline constexpr std::size_t kLongestSections = 1024 * 1024;

} // namespace ninefold::formats::text
