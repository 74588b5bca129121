// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"
#include "engine/formats/format.h"

#include <string>
#include <string_view>

namespace ninefold::documents {

/// The puzzles that Sudoku web pages exchange. Each reader passes what it found in line `line` to the sink and
/// returns false to stop reading.
using WebReader = bool (*)(const Json& json, int line, formats::PuzzleSink& sink);

/// Unpacks base64 that LZString made and reads the JSON in it.
bool readPacked(std::string_view base64, int line, formats::PuzzleSink& sink, WebReader read);

/// The JSON of f-puzzles or of SudokuPad, distinguished by its content.
bool readWebPuzzle(const Json& json, int line, formats::PuzzleSink& sink);
bool readFPuzzles(const Json& json, int line, formats::PuzzleSink& sink);
bool readSudokuPad(const Json& json, int line, formats::PuzzleSink& sink);

/// {"p": a row of characters, "n": name}
bool readWrapped(const Json& json, int line, formats::PuzzleSink& sink);
/// A row of characters for digits and runs of blanks.
bool readClassic(std::string_view characters, int line, formats::PuzzleSink& sink);

/// Does the beginning of a text look like such JSON?
bool looksLikeWebPuzzle(std::string_view head, bool fpuzzles);

} // namespace ninefold::documents
