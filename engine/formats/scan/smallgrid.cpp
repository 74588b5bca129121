// SPDX-License-Identifier: MIT
#include "engine/formats/scan/smallgrid.h"

#include "engine/core/digits.h"
#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/cleaning.h"

#include <array>
#include <string>

namespace ninefold::formats::text {
namespace {

/// The number of digits of a grid with this number of cells; 0 when the size is not supported.
std::size_t sizeOf(std::size_t cells) {
    return cells == 16 ? 4 : cells == 36 ? 6 : cells == 64 ? 8 : 0;
}

bool isSmallRow(std::size_t cells) {
    return sizeOf(cells * cells) == cells && cells > 0;
}

} // namespace

std::string_view smallSize(std::string_view cells) {
    constexpr int kFewestDigits = 4;
    const std::size_t size = sizeOf(cells.size());
    const CellRun run = cellRun(cells, 0);
    if (size == 0 || run.size() != cells.size() || !isOneBlank(run.characterKinds)) return {};
    std::array<Digits, 8> rows, columns;
    int count = 0;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (characterKind(cells[at]) != character::kDigit) continue;
        const Digit digit = cells[at] - '0';
        Digits &row = rows[at / size], &column = columns[at % size];
        if (digit > static_cast<int>(size) || row.has(digit) || column.has(digit)) return {};
        row.add(digit);
        column.add(digit);
        ++count;
    }
    if (count < kFewestDigits) return {};
    return size == 4 ? "4x4" : size == 6 ? "6x6" : "8x8";
}

bool beginsSmallGrid(std::string_view line) {
    const std::string cells = onlyCells(line);
    return isSmallRow(cells.size()) || !smallSize(cells).empty();
}

std::optional<Error> readSmallGrid(LineCursor& cursor) {
    std::string cells, buffer;
    std::size_t width = 0;
    const int begin = cursor.number();
    Line line;
    for (bool first = true; first || cells.size() < width * width; first = false) {
        if (!cursor.next(line))
            return cursor.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
        const std::string row = onlyCells(cleaned(line.text, buffer));
        if (first) width = row.size();
        if (first && !smallSize(row).empty()) {
            cells = row;
            break;
        }
        if (row.size() != width || !isSmallRow(width)) return std::nullopt;
        cells += row;
    }
    // A list of numbers continues, and so does a 16x16 Sudoku.
    LineCursor after = cursor;
    const bool ended = !after.next(line);
    if (ended && after.isCut()) return Error{.code = ErrorCode::Truncated};
    const bool more = !ended && onlyCells(cleaned(line.text, buffer)).size() == width;
    const std::string_view size = more ? std::string_view{} : smallSize(cells);
    if (size.empty()) return std::nullopt;
    return Error{.code = ErrorCode::WrongSize, .line = begin, .detail = std::string(size)};
}

} // namespace ninefold::formats::text
