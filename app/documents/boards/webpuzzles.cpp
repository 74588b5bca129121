// SPDX-License-Identifier: MIT
#include "app/documents/boards/webpuzzles.h"

#include "app/documents/boards/boardsearch.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/lzstring.h"
#include "app/documents/parts/sinks.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

/// Far more than any puzzle with all its pictures needs.
constexpr std::size_t kUnpackedLimit = 1024 * 1024;
constexpr auto kNone = std::string_view::npos;

/// Runs of blanks are letters: A means none, B one ..; digits are themselves.
std::string unpackedByRuns(std::string_view characters) {
    constexpr std::string_view kRuns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
    std::string cells;
    for (const char character : characters) {
        if (cells.size() > kCellCount) break;
        const std::size_t run = kRuns.find(character);
        if (run == kNone) cells += character;
        else cells.append(run, '.');
    }
    return cells;
}

/// Each character is a digit (the ones place of its number, 0 for a blank) and up to five blanks after it (the tens
/// place).
std::string unpackedByTens(std::string_view characters) {
    constexpr std::string_view kCharacters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    std::string cells;
    for (const char character : characters) {
        const std::size_t number = kCharacters.find(character);
        if (number == kNone || cells.size() > kCellCount) return {};
        cells += static_cast<char>('0' + number % 10);
        cells.append(number / 10, '.');
    }
    return cells;
}

bool isWholeGrid(std::string_view cells) {
    return cells.size() == kCellCount && cells.find_first_not_of("0123456789.") == kNone;
}

/// The two encodings are not marked. Both seldom give a complete grid, and hardly ever two without a clash.
std::optional<Grid> unpackedGrid(std::string_view characters) {
    std::optional<Grid> clashing;
    for (const std::string& cells : {unpackedByTens(characters), unpackedByRuns(characters)}) {
        if (!isWholeGrid(cells)) continue;
        const Grid grid = Grid::fromCells(cells);
        if (clashingCells(grid).empty()) return grid;
        if (!clashing) clashing = grid;
    }
    return clashing;
}

/// Passes on the puzzle in a row of characters, up to the point where the URL continues with something else.
bool pass(std::string_view characters, const std::string& name, int line, formats::PuzzleSink& sink) {
    characters = characters.substr(0, characters.find_first_of("? \t\"#<>"));
    const auto grid = unpackedGrid(characters);
    if (!grid) {
        sink.skipped({.code = ErrorCode::Damaged, .line = line, .detail = ErrorDetail::Address});
        return true;
    }
    formats::Puzzle puzzle;
    puzzle.grid = *grid;
    puzzle.name = limited(name);
    puzzle.line = line;
    return sink.puzzle(std::move(puzzle));
}

} // namespace

/// For any error in a payload the user can do only one thing: copy the link again.
bool readPacked(std::string_view base64, int line, formats::PuzzleSink& sink, WebReader read) {
    const auto text = unpackLzBase64(base64, kUnpackedLimit);
    const Json json = Json::parse(text ? *text : std::string_view{});
    if (json.isWhole() && json.kind() == Json::Kind::Object) return read(json, line, sink);
    sink.skipped({.code = ErrorCode::Damaged, .line = line, .detail = ErrorDetail::Address});
    return true;
}

bool readWebPuzzle(const Json& json, int line, formats::PuzzleSink& sink) {
    const bool fpuzzles = json.member("grid").kind() == Json::Kind::Array;
    if (json.member("puzzle").kind() == Json::Kind::Object) {
        // SudokuMaker's {"puzzle": {"cells": [..], "constraints": [..]}}
        LineCounter lines(json.text(), 1);
        OneLine inLine(line, sink);
        return BoardSearch(inLine, lines).search(json);
    }
    return fpuzzles ? readFPuzzles(json, line, sink) : readSudokuPad(json, line, sink);
}

bool readWrapped(const Json& json, int line, formats::PuzzleSink& sink) {
    const auto name = json.member("n").string();
    return pass(json.member("p").string().value_or(""), name.value_or(""), line, sink);
}

bool readClassic(std::string_view characters, int line, formats::PuzzleSink& sink) {
    return pass(characters, {}, line, sink);
}

bool looksLikeWebPuzzle(std::string_view head, bool fpuzzles) {
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    if (begin == kNone || head[begin] != '{') return false;
    const std::string_view root = Json::parse(head).text();
    if (root.find("\"constraints\"") != kNone && root.find("\"formatVersion\"") != kNone) return false; // SudokuMaker
    const auto has = [&](std::string_view name) { return root.find(name) != kNone; };
    if (fpuzzles) return has("\"grid\"") && has("\"size\"");
    return (has("\"cells\"") && (has("\"regions\"") || has("\"cellSize\""))) || (has("ce:") && has("{v:"));
}

} // namespace ninefold::documents
