// SPDX-License-Identifier: MIT
#include "engine/formats/parts/wrapped.h"

#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"

#include <string>

namespace ninefold::text {
namespace {

/// Nine cells are a row, fewer a number.
constexpr std::size_t kShortest = 10;

/// The cells of a line that is nothing but cells, tight or apart from each other; empty for any other. Mails end a
/// broken line with "=", programs with a backslash, and literals stand in quotes.
std::string cellsOf(std::string_view line) {
    constexpr std::size_t kLongestLine = 400;
    if (line.size() > kLongestLine) return {};
    while (!line.empty() && (separatesWords(line.back()) || line.back() == '=' || line.back() == '\\'))
        line.remove_suffix(1);
    std::string cells;
    std::size_t words = 0;
    for (std::size_t at = 0;; ++words) {
        const std::string_view word = nextWord(line, at);
        if (word.empty()) break;
        if (cellRun(word, 0).size() != word.size()) return {};
        cells += word;
    }
    // Words of several signs are groups or numbers: other readers know more of them.
    const bool loneSigns = words == cells.size();
    return words == 1 || loneSigns ? cells : std::string();
}

/// Long numbers may have such lengths as well, but hardly a digit of them would stand where it may.
std::optional<Result<Grid>> gridOf(std::string_view cells) {
    constexpr int kMostClashes = 9;
    const Grid grid = Grid::fromCells(cells);
    return clashingCells(grid).count() <= kMostClashes ? std::optional<Result<Grid>>(grid) : std::nullopt;
}

} // namespace

bool beginsWrapped(std::string_view line) {
    const std::size_t count = cellsOf(line).size();
    return count >= kShortest && count < kCellCount;
}

std::optional<Result<Grid>> readWrapped(LineCursor& cursor) {
    std::string cells, buffer;
    std::size_t width = 0, last = 0;
    Line line;
    do {
        if (!cursor.next(line))
            return cursor.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
        const std::string more = cellsOf(cleaned(line.text, buffer));
        last = more.size();
        if (width == 0) width = last;
        cells += more;
        const bool isFull = last == width || cells.size() == kCellCount;
        if (last == 0 || last > width || !isFull || cells.size() > kCellCount) return std::nullopt;
    } while (cells.size() < kCellCount);
    const CellRun run = cellRun(cells, 0);
    if (!isOneBlank(run.signs) || couldBeRuler(run.signs)) return std::nullopt;
    if (last < width) return gridOf(cells);
    // Three lines of 27 cells are a Sudoku, and six are two; four are something else, or three and a shorter one.
    LineCursor behind = cursor;
    for (std::size_t more = 0; more < kCellCount / width; ++more) {
        const bool ended = !behind.next(line);
        if (ended && behind.isCut()) return Error{.code = ErrorCode::Truncated};
        const std::size_t next = ended ? 0 : cellsOf(cleaned(line.text, buffer)).size();
        if (more == 0 && next == 0) break;
        if (next != width) return std::nullopt;
    }
    return gridOf(cells);
}

} // namespace ninefold::text
