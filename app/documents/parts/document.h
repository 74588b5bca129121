// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"
#include "engine/formats/format.h"

#include <array>
#include <functional>
#include <optional>
#include <string_view>

namespace ninefold::documents {

/// No document of several puzzles needs more; a list of 50,000 games with their marks needs about 30 MB.
inline constexpr std::size_t kDocumentLimit = 40 * 1024 * 1024;
/// Documents of one puzzle are small.
inline constexpr std::size_t kSmallDocumentLimit = 4 * 1024 * 1024;

/// The line number of places in a text, queried from the first to the last, so that the text is scanned only once.
class LineCounter {
public:
    LineCounter(std::string_view text, int firstLine) : rest_(text), line_(firstLine) {}
    /// `place` points into the text, not before the previous query.
    int at(const char* place);

private:
    std::string_view rest_;
    int line_;
};

/// The error in an incomplete JSON text.
Error jsonError(const Json& json, const formats::TextPiece& piece);

/// Where JSON starts in a text, after comments above it.
std::size_t beginOfJson(std::string_view text);

/// Reads the JSON document at the beginning of a piece, but only if all of it is there, and stops after it.
std::size_t readJsonDocument(const formats::TextPiece& piece, formats::PuzzleSink& sink,
                             const std::function<void(const Json& root, int line)>& read);

/// A grid from exactly 81 characters: digits, and 0 or . for blanks; or an error.
Result<Grid> gridFromCells(std::string_view cells, int line);

/// Sets the candidates that a player wrote: each blank cell has exactly those, and they do not bind.
void setPlayersMarks(const std::array<Digits, kCellCount>& marks, formats::Puzzle& puzzle);

/// The notes of a cell; creates the puzzle's notes if there are none yet.
CellState& notesAt(formats::Puzzle& puzzle, Cell cell);

/// The white space that may surround a value.
inline constexpr std::string_view kWhiteSpace = " \t\r\n";
/// Removes white space at both ends.
std::string_view trimmed(std::string_view text);

/// Copies names and comments, cut to a reasonable length.
std::string limited(std::string text);

} // namespace ninefold::documents
