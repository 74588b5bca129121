// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"
#include "engine/formats/format.h"

#include <array>
#include <functional>
#include <optional>
#include <string_view>

namespace ninefold {

/// No document of this kind needs more; a list of 50,000 games with their marks needs about 30 MB.
inline constexpr std::size_t kDocumentLimit = 40 * 1024 * 1024;
/// Documents of one puzzle are small.
inline constexpr std::size_t kSmallDocumentLimit = 4 * 1024 * 1024;

/// The number of the line in which places of a text lie, asked from the first to the last: so the text is walked over
/// once, however many places there are.
class LineCounter {
public:
    LineCounter(std::string_view text, int firstLine) : rest_(text), line_(firstLine) {}
    /// `place` points into the text, not before the one asked for last.
    int at(const char* place);

private:
    std::string_view rest_;
    int line_;
};

/// Why a JSON text is not whole.
Error jsonError(const Json& json, const TextPiece& piece);

/// Where JSON begins in a text, behind remarks that somebody has written above it.
std::size_t beginOfJson(std::string_view text);

/// Reads the JSON document at the beginning of a piece, whole and only when all of it is there, and ends with it.
std::size_t readJsonDocument(const TextPiece& piece, PuzzleSink& sink,
                             const std::function<void(const Json& root, int line)>& read);

/// A puzzle from exactly 81 signs: digits, and 0 or . for blanks; or what is wrong with them.
Result<Grid> gridFromCells(std::string_view cells, int line);

/// The candidates a player wrote: each blank cell has exactly those, and they bind nobody.
void setPlayersMarks(const std::array<Digits, kCellCount>& marks, Puzzle& puzzle);

/// The notes of a puzzle, made when there are none yet.
CellState& notesAt(Puzzle& puzzle, Cell cell);

/// What JSON, XML and people put around a value without meaning anything by it.
inline constexpr std::string_view kWhiteSpace = " \t\r\n";
/// Without such signs at both ends.
std::string_view trimmed(std::string_view text);

/// Takes names and comments over, cut to a length that is sane for any of them.
std::string limited(std::string text);

} // namespace ninefold
