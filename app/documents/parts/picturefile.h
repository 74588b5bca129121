// SPDX-License-Identifier: MIT
// Sudokus in pictures: photographs, screenshots.
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// Do these bytes begin a picture that can be read?
bool isPicture(std::string_view head);

/// What was read as a puzzle: digits are its givens or the player's, small digits its candidates.
formats::Puzzle puzzleOf(const pictures::GridReading& grid);

/// All grids of a picture, the one that was most likely meant first.
Result<std::vector<pictures::GridReading>> readGrids(std::string_view bytes, const std::stop_token& stop = {});

} // namespace ninefold::documents
