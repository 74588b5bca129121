// SPDX-License-Identifier: MIT
#include "engine/formats/parts/blankrows.h"

#include "engine/formats/parts/signs.h"

#include <algorithm>
#include <string>

namespace ninefold::text {
namespace {

constexpr std::size_t kWidth = 9;
/// No Sudoku with fewer has one solution; nine lines of almost nothing are something else.
constexpr std::ptrdiff_t kFewestDigits = 17;

bool isRow(std::string_view line) {
    return line.size() <= kWidth &&
           std::ranges::all_of(line, [](char byte) { return byte == ' ' || signOf(byte) == sign::kDigit; });
}

} // namespace

bool beginsBlankRows(std::string_view line) {
    return line.size() == kWidth && isRow(line);
}

std::optional<Result<Grid>> readBlankRows(LineCursor& cursor) {
    std::string cells;
    std::optional<Error> shortRow;
    for (std::size_t row = 0; row < kWidth; ++row) {
        Line line;
        if (!cursor.next(line)) {
            if (cursor.isCut()) return Error{.code = ErrorCode::Truncated};
            return std::nullopt;
        }
        if (!isRow(line.text)) return std::nullopt;
        if (line.text.size() < kWidth && !shortRow)
            shortRow = Error{.code = ErrorCode::WrongCellCount,
                             .line = line.number,
                             .found = static_cast<long long>(line.text.size()),
                             .detail = "row"};
        cells += line.text;
    }
    const auto blanks = std::ranges::count(cells, ' ');
    // Rows without any blank are ordinary ones.
    if (blanks == 0 || static_cast<std::ptrdiff_t>(cells.size()) - blanks < kFewestDigits) return std::nullopt;
    if (shortRow) return *std::move(shortRow);
    return Grid::fromCells(cells);
}

} // namespace ninefold::text
