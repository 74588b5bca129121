// SPDX-License-Identifier: MIT
#include "engine/formats/scan/wrapped.h"

#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"

#include <string>

namespace ninefold::formats::text {
namespace {

/// Nine cells are a row, fewer a number.
constexpr std::size_t kShortest = 10;

/// Long numbers may have such lengths as well, but their digits would clash in many places.
std::optional<Result<Grid>> gridOf(std::string_view cells) {
    constexpr int kMostClashes = 9;
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

} // namespace ninefold::formats::text
