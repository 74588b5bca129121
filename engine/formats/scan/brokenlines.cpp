// SPDX-License-Identifier: MIT
#include "engine/formats/scan/brokenlines.h"

#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"

#include <array>
#include <cassert>
#include <string>

namespace ninefold::formats::text {
namespace {

/// Nine cells are a row, fewer a number.
constexpr std::size_t kShortest = 10;

/// Long numbers may have such lengths as well, but their digits would clash in many places.
std::optional<Result<Grid>> gridOf(std::string_view cells) {
    constexpr int kMostClashes = 9;
    assert(cells.size() == kCellCount);
    const Grid grid = Grid::fromCells(cells);
    return clashingCells(grid).count() <= kMostClashes ? std::optional<Result<Grid>>(grid) : std::nullopt;
}

} // namespace

bool beginsWrapped(std::string_view line) {
    const std::size_t count = onlyCells(line).size();
    return count >= kShortest && count < kCellCount;
}

std::optional<Result<Grid>> readWrapped(LineCursor& cursor) {
    std::string cells, buffer;
    std::size_t width = 0, last = 0;
    Line line;
    do {
        if (!cursor.next(line))
            return cursor.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
        const std::string more = onlyCells(cleaned(line.text, buffer));
        last = more.size();
        if (width == 0) width = last;
        cells += more;
        const bool isFull = last == width || cells.size() == kCellCount;
        if (last == 0 || last > width || !isFull || cells.size() > kCellCount) return std::nullopt;
    } while (cells.size() < kCellCount);
    const CellRun run = cellRun(cells, 0);
    if (!isOneBlank(run.characterKinds) || couldBeRuler(run.characterKinds)) return std::nullopt;
    if (last < width) return gridOf(cells);
    // Three lines of 27 cells are a Sudoku and six are two; four are something else, or three and a shorter line.
    LineCursor after = cursor;
    for (std::size_t more = 0; more < kCellCount / width; ++more) {
        const bool ended = !after.next(line);
        if (ended && after.isCut()) return Error{.code = ErrorCode::Truncated};
        const std::size_t next = ended ? 0 : onlyCells(cleaned(line.text, buffer)).size();
        if (more == 0 && next == 0) break;
        if (next != width) return std::nullopt;
    }
    return gridOf(cells);
}

std::optional<Result<Grid>> parseCellPerLine(LineCursor cursor) {
    // An editor may have dropped or added empty lines at the end, or the Sudoku may be cut off: with this many lines
    // the text is still meant as one.
    constexpr int kFewestLines = 60, kMostEmptyLines = 9;
    constexpr int kFewestDigits = 17;
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
