// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/formats/puzzle.h"

namespace ninefold::cli {

/// The puzzle itself, and how it was read where it comes from a picture.
documents::JsonWriter& writePuzzle(const formats::Puzzle& puzzle, documents::JsonWriter& json);

} // namespace ninefold::cli
