// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"
#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string>

namespace ninefold {

/// The version of Ninefold's own files. One that adds fields keeps it; one that older programs would misread does not.
inline constexpr int kFileVersion = 1;

/// Appends one puzzle of such a file: an object that can be read again on its own (saved games hold one each).
void writePuzzleJson(const Puzzle& puzzle, std::string& out);

/// Reads it again; nothing when it is damaged, and then `why` says which field is, without a line. Fields that are not
/// known are passed over.
std::optional<Puzzle> readPuzzleJson(const Json& json, Error* why = nullptr);

} // namespace ninefold
