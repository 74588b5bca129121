// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/format.h"

#include <QString>

#include <optional>
#include <string_view>

namespace ninefold::documents {

/// The result of reading an input. Skipped puzzles are counted too, for the message "n opened, m skipped".
struct ReadSummary {
    const formats::Format* format = nullptr;
    long long opened = 0;
    long long skipped = 0;
};

/// Reads a file of any format and encoding piece by piece, in bounded memory ("-" = standard input). An Error means
/// that the whole input could not be read or held no Sudoku (the sink then got skips at most).
Result<ReadSummary> readFile(const QString& path, formats::PuzzleSink& sink);

/// The same for text in memory: a paste, a drop, an argument.
Result<ReadSummary> readText(std::string_view bytes, formats::PuzzleSink& sink);

/// The same for a text within a document, which hands its parts back here; returns the error where nothing was read.
std::optional<Error> readWithin(std::string_view text, formats::PuzzleSink& sink);

/// The first puzzle of such a text; nothing if there is none.
std::optional<formats::Puzzle> readFirst(std::string_view bytes);

} // namespace ninefold::documents
