// SPDX-License-Identifier: MIT
// GNOME Sudoku's saved games,
//     {"difficulty_category": "Easy Difficulty", "time_elapsed": 93.5, "cells": [
//         {"position": [row, column], "value": 5, "fixed": true, "earmarks": []}, ..]}
// where empty cells may be missing, and the code that it puts on the clipboard to share a puzzle:
//     # five characters with the numbers of 1s and 2s, 3s and 4s .. 9s, then a character for each given, digit 1 first
// where each character encodes a pair (a, b) as 33 + a + 9 b; for a given a is its row and b its column.
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/json.h"

namespace ninefold::documents::descriptors {
namespace {

/// Five characters give the counts of ten digits, including 0, which is never placed.
constexpr std::size_t kSizes = 5;

int pairNumber(char character) {
    return character - '!';
}

bool isPair(char character) {
    return character >= '!' && pairNumber(character) <= 80;
}

/// Places the givens if the ten counts add up to the number of characters and no cell occurs twice.
std::optional<Grid> gridFrom(const std::array<int, 10>& counts, std::string_view places) {
    Grid grid;
    std::size_t at = 0;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (int left = counts[static_cast<std::size_t>(digit - 1)]; left > 0; --left, ++at) {
            if (at == places.size() || !isPair(places[at])) return std::nullopt;
            const int pair = pairNumber(places[at]);
            const Cell cell = cellAt(pair % 9, pair / 9);
            if (grid.isSet(cell)) return std::nullopt;
            grid.give(cell, digit);
        }
    if (at != places.size()) return std::nullopt;
    return grid;
}

/// A count of 9 and 0 looks like one of 0 and 1, so both readings of each of the five characters are tried.
std::optional<Grid> gridFromCode(std::string_view code) {
    code = trimmed(code);
    if (code.size() < 1 + kSizes + 1 || code.size() > 1 + kSizes + kCellCount || code[0] != '#') return std::nullopt;
    const std::string_view places = code.substr(1 + kSizes);
    for (unsigned reading = 0; reading < 1U << kSizes; ++reading) {
        std::array<int, 10> counts{};
        bool possible = true;
        for (std::size_t i = 0; i < kSizes; ++i) {
            const int pair = pairNumber(code[1 + i]);
            const bool nine = (reading >> i & 1) != 0;
            possible = possible && pair >= 0 && pair <= 90 && (!nine || (pair % 9 == 0 && pair > 0));
            counts[2 * i] = nine ? 9 : pair % 9;
            counts[2 * i + 1] = nine ? pair / 9 - 1 : pair / 9;
        }
        if (!possible || counts[9] != 0) continue;
        if (auto grid = gridFrom(counts, places); grid && clashingCells(*grid).empty()) return grid;
    }
    return std::nullopt;
}

struct SavedCell {
    int row = -1, column = -1, value = 0;
    bool fixed = false;
    Digits marks;
};

int numberIn(const Json& json, int otherwise) {
    const double number = json.number().value_or(otherwise);
    return number >= -1 && number <= 1000 ? static_cast<int>(number) : otherwise;
}

/// Removes the word "Difficulty" from "Medium Difficulty".
std::string levelText(std::string text) {
    if (const auto end = text.find(" Difficulty"); end != std::string::npos) text.resize(end);
    return limited(std::move(text));
}

/// A cell without a position or with a value of a wrong type is damaged; a cell with only a position is empty.
std::optional<SavedCell> readCell(const Json& json) {
    SavedCell cell;
    json.eachMember([&](const std::string& name, const Json& value) {
        if (name == "position") {
            value.eachElement([&](const Json& number) {
                (cell.row < 0 ? cell.row : cell.column) = numberIn(number, 9);
                return true;
            });
        } else if (name == "value") {
            cell.value = numberIn(value, -1);
        } else if (name == "fixed") {
            cell.fixed = value.isTrue();
            if (!cell.fixed && value.text() != "false") cell.value = -1;
        } else if (name == "earmarks") {
            value.eachElement([&](const Json& number) {
                if (const int digit = numberIn(number, 0); digit >= 1 && digit <= 9) cell.marks.add(digit);
                return true;
            });
        }
        return true;
    });
    const bool good =
        cell.row >= 0 && cell.row < 9 && cell.column >= 0 && cell.column < 9 && cell.value >= 0 && cell.value <= 9;
    return good ? std::optional(cell) : std::nullopt;
}

/// Returns false if a cell is damaged.
bool readCells(const Json& cells, formats::Puzzle& puzzle) {
    std::array<Digits, kCellCount> marks{};
    bool good = cells.kind() == Json::Kind::Array && cells.isWhole();
    cells.eachElement([&](const Json& json) {
        const auto saved = readCell(json);
        good = good && saved;
        if (!good) return false;
        const Cell cell = cellAt(saved->row, saved->column);
        marks[static_cast<std::size_t>(cell)] = saved->marks;
        if (saved->value != 0 && saved->fixed) puzzle.grid.give(cell, saved->value);
        else if (saved->value != 0) puzzle.grid.place(cell, saved->value);
        return true;
    });
    puzzle.grid.resetCandidates(); // a cell may occur twice
    setPlayersMarks(marks, puzzle);
    return good;
}

void readSaved(const Json& root, int line, formats::PuzzleSink& sink) {
    formats::Puzzle puzzle;
    puzzle.givensKnown = true;
    puzzle.line = line;
    bool good = true;
    root.eachMember([&](const std::string& name, const Json& value) {
        if (name == "cells") good = good && readCells(value, puzzle);
        else if (name == "difficulty_category") puzzle.level = levelText(value.string().value_or(""));
        else if (name == "time_elapsed")
            puzzle.elapsedMs = static_cast<std::int64_t>(std::clamp(value.number().value_or(0), 0.0, 1e9) * 1000);
        return true;
    });
    if (good) sink.puzzle(std::move(puzzle));
    else sink.skipped({.code = ErrorCode::Damaged, .line = line, .detail = ErrorDetail::JsonFile});
}

bool detect(std::string_view head) {
    const std::string_view text = trimmed(head);
    if (text.starts_with('#')) return gridFromCode(text).has_value();
    const std::string_view root = Json::parse(text).text();
    const auto has = [&](std::string_view name) { return root.find(name) != std::string_view::npos; };
    return root.starts_with('{') && has("\"cells\"") && (has("\"position\"") || has("\"difficulty_category\""));
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    if (!trimmed(piece.text).starts_with('#'))
        return readJsonDocument(piece, sink, [&](const Json& root, int line) { readSaved(root, line, sink); });
    if (auto grid = gridFromCode(piece.text)) {
        formats::Puzzle puzzle;
        puzzle.grid = *grid;
        puzzle.line = piece.firstLine;
        sink.puzzle(std::move(puzzle));
    }
    return piece.text.size();
}

} // namespace

const formats::Format gnome = {
    .id = "gnome",
    .name = "GNOME Sudoku game",
    .extensions = "save",
    .holds = {.placed = true, .candidates = true},
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
