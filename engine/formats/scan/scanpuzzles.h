// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

namespace ninefold::formats::text {

/// Reads a piece of any text format.
std::size_t scanPuzzles(const TextPiece& piece, PuzzleSink& sink);
/// The same for texts of positions, such as HoDoKu's examples of techniques.
std::size_t scanPositions(const TextPiece& piece, PuzzleSink& sink);

} // namespace ninefold::formats::text
