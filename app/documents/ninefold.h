// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"
#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string>

namespace ninefold::documents {

/// The version of Ninefold's file format. Adding fields does not change it; a change that older programs would
/// misread does.
inline constexpr int kFileVersion = 1;

/// Appends one puzzle of such a file: an object that can be read on its own (each saved game is one).
void writePuzzleJson(const formats::Puzzle& puzzle, std::string& out);

/// Reads it again; returns nothing if it is damaged, and then `why` names the damaged field, without a line number.
/// Unknown fields are ignored.
std::optional<formats::Puzzle> readPuzzleJson(const Json& json, Error* why = nullptr);

} // namespace ninefold::documents
