// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/format.h"

#include <QString>

#include <optional>
#include <string_view>

namespace ninefold {

/// How a whole input was read. Skips are counted beside puzzles, so that "n opened, m skipped" can be said.
struct ReadSummary {
    const Format* format = nullptr;
    long long opened = 0;
    long long skipped = 0;
};

/// Reads a file piece by piece, whatever its format and encoding, in bounded memory ("-" = standard input).
/// An Error means that the input as a whole could not be read or held no Sudoku (and nothing went to the sink but
/// skips).
Result<ReadSummary> readFile(const QString& path, PuzzleSink& sink);

/// The same for text that is already here: a paste, a drop, an argument.
Result<ReadSummary> readText(std::string_view bytes, PuzzleSink& sink);

/// The first puzzle of such a text; nothing where there is none.
std::optional<Puzzle> readFirst(std::string_view bytes);

} // namespace ninefold
