// SPDX-License-Identifier: MIT
#include "engine/formats/scan/shortcells.h"

#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"

#include <algorithm>
#include <string>

namespace ninefold::formats::text {
namespace {

/// Fewer cells are a number or a word.
constexpr std::size_t kFewest = 5;

/// Where the Sudokus of a list stand, and what their blank cells look like (0 = unknown).
struct Place {
    char separator = 0; // 0 = nothing else is on the line
    std::size_t field = 0;
    unsigned blanks = 0;
};

char separatorOf(std::string_view line) {
    for (const char separator : {'\t', ';', ','})
        if (line.find(separator) != std::string_view::npos) return separator;
    return 0;
}

/// The content of the field; empty where the line has fewer.
std::string_view fieldAt(std::string_view line, char separator, std::size_t field) {
    for (; field > 0; --field) {
        const std::size_t end = line.find(separator);
        if (end == std::string_view::npos) return {};
        line.remove_prefix(end + 1);
    }
    return bareField(line.substr(0, line.find(separator)));
}

/// The first Sudoku of the line that has blank cells: a full grid is a solution.
std::optional<CellsInLine> findPuzzle(std::string_view line) {
    auto cells = findCells(line, 0);
    while (cells && blanksOf(cells->characterKinds) == 0) cells = findCells(line, cells->end);
    return cells;
}

std::optional<Place> placeIn(std::string_view listed) {
    const auto cells = findPuzzle(listed);
    if (!cells) return std::nullopt;
    const char separator = separatorOf(listed);
    const std::string_view before = listed.substr(0, cells->begin);
    const auto field = separator == 0 ? 0 : std::ranges::count(before, separator);
    return Place{separator, static_cast<std::size_t>(field), blanksOf(cells->characterKinds)};
}

/// The column of a table that is named after what it holds.
std::optional<Place> placeNamed(std::string_view columns) {
    constexpr std::string_view kNames[] = {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid", "board"};
    const char separator = separatorOf(columns);
    if (separator == 0) return std::nullopt;
    const auto count = static_cast<std::size_t>(std::ranges::count(columns, separator)) + 1;
    for (std::size_t field = 0; field < count; ++field)
        if (const std::string name = lowered(fieldAt(columns, separator, field));
            std::ranges::find(kNames, name) != std::end(kNames))
            return Place{separator, field, 0};
    return std::nullopt;
}

/// Only cells with the blank character of the list, and too few. Without a Sudoku to compare with, most of them must
/// be blank: dates, numbers and versions have more digits.
bool isShort(std::string_view text, unsigned blanks) {
    const CellRun run = cellRun(text, 0);
    if (run.size() < kFewest || run.size() >= kCellCount || run.size() != text.size()) return false;
    const unsigned own = blanksOf(run.characterKinds);
    const auto digits = std::ranges::count_if(text, [](char byte) { return characterKind(byte) == character::kDigit; });
    if (own == 0 || digits == 0 || !isOneBlank(run.characterKinds)) return false;
    return blanks != 0 ? own == blanks : 2 * digits <= std::ssize(text);
}

/// A spreadsheet that takes the cells for a number drops the zeros before it; the solution beside it shows that.
bool onlyLeadingZerosAreMissing(std::string_view line, std::string_view cell) {
    const auto solution = findCells(line, 0);
    const std::string padded = std::string(kCellCount - cell.size(), '0').append(cell);
    return solution && isSolutionOf(solution->in(line), padded);
}

} // namespace

std::optional<Error> findShortCell(std::string_view line, std::string_view columns, std::string_view listed) {
    const auto place = listed.empty() ? placeNamed(columns) : placeIn(listed);
    if (!place || place->separator == 0 || line.find(place->separator) == std::string_view::npos) return std::nullopt;
    const std::string_view cell = fieldAt(line, place->separator, place->field);
    if (!isShort(cell, place->blanks) || findPuzzle(line)) return std::nullopt;
    if (onlyLeadingZerosAreMissing(line, cell)) return Error{.code = ErrorCode::RoundedNumber};
    return Error{.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(cell.size())};
}

} // namespace ninefold::formats::text
