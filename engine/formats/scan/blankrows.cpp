// SPDX-License-Identifier: MIT
#include "engine/formats/scan/blankrows.h"

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace ninefold::formats::text {
namespace {

constexpr std::size_t kWidth = 9;
/// Nine cells with a space after each but the last.
constexpr std::size_t kSpreadWidth = 2 * kWidth - 1;
/// No Sudoku with fewer has one solution; nine almost empty lines are something else.
constexpr std::ptrdiff_t kFewestDigits = 17;

/// Nine columns of cells, or seventeen with a space in every other column.
struct Form {
    std::size_t width, step;
};

/// The characters in the columns of the cells; nothing when another column is not empty or a character is not a
/// cell.
std::optional<std::string> cellsOf(std::string_view line, const Form& form) {
    assert(form.step == 1 || form.step == 2);
    if (line.size() > form.width && line.substr(form.width) == " ") line.remove_suffix(1);
    if (line.size() > form.width) return std::nullopt;
    std::string cells;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool isCell = at % form.step == 0;
        if (line[at] != ' ' && !(isCell && characterKind(line[at]) == character::kDigit)) return std::nullopt;
        if (isCell) cells += line[at];
    }
    return cells;
}

/// The form in which a line is a complete row. A spread row needs a blank cell: without one it is an ordinary row.
std::optional<Form> formOf(std::string_view line) {
    if (line.size() == kWidth && cellsOf(line, {kWidth, 1})) return Form{kWidth, 1};
    if (line.size() >= kSpreadWidth && cellsOf(line, {kSpreadWidth, 2})) return Form{kSpreadWidth, 2};
    return std::nullopt;
}

/// Does the line contain only digits and spaces, with at least one space between or before the digits?
bool isSpaced(std::string_view line) {
    const auto isCell = [](char byte) { return byte == ' ' || characterKind(byte) == character::kDigit; };
    return line.size() <= kSpreadWidth + 1 && trimmed(line).size() > 1 && std::ranges::all_of(line, isCell) &&
           line.substr(0, line.find_last_not_of(' ')).find(' ') != std::string_view::npos;
}

/// Nine lines in one form, padded with spaces at their ends; nothing when a line does not fit.
std::optional<std::string> cellsOf(const std::array<std::string, kWidth>& lines, const Form& form) {
    std::string cells;
    bool whole = false;
    for (const std::string& line : lines) {
        auto row = cellsOf(line, form);
        if (!row) return std::nullopt;
        whole = whole || line.size() >= form.width;
        row->resize(kWidth, ' ');
        cells += *row;
    }
    // Without one complete row the width of the rows is unknown.
    return whole ? std::optional(cells) : std::nullopt;
}

} // namespace

bool beginsBlankRows(std::string_view line) {
    return formOf(line).has_value() || isSpaced(line);
}

std::optional<Result<Grid>> readBlankRows(LineCursor& cursor) {
    std::array<std::string, kWidth> lines;
    std::string buffer;
    for (std::string& row : lines) {
        Line line;
        if (!cursor.next(line)) {
            if (cursor.isCut()) return Error{.code = ErrorCode::Truncated};
            return std::nullopt;
        }
        row = cleaned(line.text, buffer);
        if (row.empty() || row.size() > kSpreadWidth + 1) return std::nullopt;
    }
    for (const Form& form : {Form{kWidth, 1}, Form{kSpreadWidth, 2}}) {
        const auto cells = cellsOf(lines, form);
        if (!cells) continue;
        const auto blanks = std::ranges::count(*cells, ' ');
        // Rows without a blank cell are ordinary rows.
        if (blanks == 0 || static_cast<std::ptrdiff_t>(cells->size()) - blanks < kFewestDigits) continue;
        const Grid grid = Grid::fromCells(*cells);
        const bool cut = std::ranges::any_of(lines, [&](const std::string& line) { return line.size() < form.width; });
        // Shortened lines may be something else.
        if (!cut || clashingCells(grid).empty()) return grid;
    }
    return std::nullopt;
}

} // namespace ninefold::formats::text
