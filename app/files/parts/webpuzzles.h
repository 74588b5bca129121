// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"
#include "engine/formats/format.h"

#include <string>
#include <string_view>

namespace ninefold {

/// What web pages for Sudokus exchange. Each reader tells the sink what it found in line `line` and returns false
/// when reading is to stop.
using WebReader = bool (*)(const Json& json, int line, PuzzleSink& sink);

/// Unpacks base64 that LZString made and reads the JSON in it.
bool readPacked(std::string_view base64, int line, PuzzleSink& sink, WebReader read);

/// The JSON of f-puzzles or of SudokuPad, told apart by what is in it.
bool readWebPuzzle(const Json& json, int line, PuzzleSink& sink);
bool readFPuzzles(const Json& json, int line, PuzzleSink& sink);
bool readSudokuPad(const Json& json, int line, PuzzleSink& sink);

/// {"p": a row of signs, "n": name}
bool readWrapped(const Json& json, int line, PuzzleSink& sink);
/// A row of signs that stand for digits and runs of blanks.
bool readClassic(std::string_view signs, int line, PuzzleSink& sink);

/// Is it, going by its beginning, such JSON?
bool looksLikeWebPuzzle(std::string_view head, bool fpuzzles);

} // namespace ninefold
