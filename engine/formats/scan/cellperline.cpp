// SPDX-License-Identifier: MIT
#include "engine/formats/scan/cellperline.h"

#include "engine/formats/parts/characters.h"

#include <array>

namespace ninefold::formats::text {
namespace {

/// An editor may have dropped or added empty lines at the end, or the Sudoku may be cut off: with this many lines
/// the text is still meant as one.
constexpr int kFewestLines = 60, kMostEmptyLines = 9;
constexpr int kFewestDigits = 17;

} // namespace

std::optional<Result<Grid>> parseCellPerLine(LineCursor cursor) {
    std::array<char, kCellCount> cells{};
    int count = 0, digits = 0, trailing = 0;
    for (Line line; cursor.next(line); ++count) {
        const std::string_view text = trimmed(line.text);
        if (text.size() > 1 || (text.size() == 1 && !isCellCharacter(text[0]))) return std::nullopt;
        const bool isDigitLine = text.size() == 1 && characterKind(text[0]) == character::kDigit;
        if (count < kCellCount) cells[static_cast<std::size_t>(count)] = isDigitLine ? text[0] : '.';
        digits += isDigitLine;
        trailing = text.empty() ? trailing + 1 : 0;
        if (count + 1 - trailing > kCellCount || count > kCellCount + kMostEmptyLines) return std::nullopt;
    }
    if (cursor.isCut()) return Error{.code = ErrorCode::Truncated};
    if (count < kFewestLines || digits < kFewestDigits) return std::nullopt;
    if (count < kCellCount) return Error{.code = ErrorCode::WrongCellCount, .found = count};
    return Grid::fromCells({cells.data(), cells.size()});
}

} // namespace ninefold::formats::text
