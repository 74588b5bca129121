// SPDX-License-Identifier: MIT
#include "engine/formats/scan/boards.h"

#include "engine/formats/parts/board.h"
#include "engine/formats/parts/cellline.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// Lines of numbers next to a board that are not part of it: the order, a page number.
constexpr std::size_t kMostStrayRows = 2;
/// A list of boards has at least this number of rows.
constexpr std::size_t kFewestInList = 2 * Row::kCells;
/// This number of rows is meant as a Sudoku; fewer rows only if they have blank cells.
constexpr std::size_t kFewestRows = 5, kFewestRowsWithBlanks = 3;

bool isNine(const Row& row) {
    return row.cells == Row::kCells;
}

bool isMeantAsBoard(const RowGroup& group) {
    const auto hasBlanks = [](const Row& row) { return blanksOf(row.characterKinds) != 0; };
    const auto isWide = [](const Row& row) { return row.cells >= 6; };
    if (!std::ranges::any_of(group.rows, isWide)) return false;
    return group.rows.size() >= kFewestRows ||
           (group.rows.size() >= kFewestRowsWithBlanks && std::ranges::any_of(group.rows, hasBlanks));
}

bool isOtherSize(const RowGroup& group) {
    assert(!group.rows.empty() && group.rows.front().cells > 0);
    const std::size_t size = group.rows.front().cells;
    return !isNine(group.rows.front()) && group.rows.size() % size == 0 &&
           std::ranges::all_of(group.rows, [size](const Row& row) { return row.cells == size; });
}

/// Tests whether the first rows are a grid of a smaller size, "4x4".
std::string_view smallSizeOf(const RowGroup& group) {
    const std::size_t size = group.rows.front().cells;
    std::string cells;
    for (std::size_t n = 0; n < std::min(size, group.rows.size()); ++n)
        for (std::size_t column = 0; column < std::min(group.rows[n].cells, Row::kCells); ++column) {
            const Digits digits = group.rows[n].cell[column].digits;
            cells += digits.count() > 1 ? '?' : digits.empty() ? '.' : static_cast<char>('0' + digits.first());
        }
    return group.rows.size() % size == 0 ? smallSize(cells) : std::string_view{};
}

/// One board and some rows may be a board with an extra row anywhere. In a list only the end is wrong, unless the
/// stray rows come first: then the first nine rows are not a valid board.
bool isListOfBoards(std::span<const Row> rows) {
    if (rows.size() < kFewestInList) return false;
    const auto first = readBoard(rows.first<Row::kCells>());
    return first && clashingCells(first.value().grid).empty();
}

} // namespace

std::span<const Row> boardRows(const RowGroup& group) {
    const std::span<const Row> rows = group.rows;
    const auto begin = std::ranges::find_if(rows, isNine);
    const auto end = std::find_if_not(begin, rows.end(), isNine);
    const std::span<const Row> nines(begin, end);
    if (nines.empty() || rows.size() - nines.size() > kMostStrayRows) return {};
    const std::size_t over = nines.size() % Row::kCells;
    return over == 0 || isListOfBoards(nines) ? nines.first(nines.size() - over) : std::span<const Row>{};
}

std::optional<Error> rowsAfterBoards(const RowGroup& group, std::span<const Row> boards) {
    assert(!boards.empty() && boards.size() % Row::kCells == 0);
    const Row* const begin = boards.data() + boards.size();
    const Row* const end = std::find_if_not(begin, group.rows.data() + group.rows.size(), isNine);
    if (begin == end) return std::nullopt;
    return Error{.code = ErrorCode::WrongRowCount, .line = begin->line, .found = end - begin};
}

std::optional<Error> boardFailure(const RowGroup& group) {
    if (group.rows.empty()) return std::nullopt;
    const int line = group.rows.front().line;
    if (const std::string_view size = smallSizeOf(group); !size.empty())
        return Error{.code = ErrorCode::WrongSize, .line = line, .text = std::string(size)};
    if (!isMeantAsBoard(group)) return std::nullopt;
    if (isOtherSize(group)) {
        const std::string size = std::to_string(group.rows.front().cells);
        return Error{.code = ErrorCode::WrongSize, .line = line, .text = size + "x" + size};
    }
    const auto odd = std::ranges::find_if_not(group.rows, isNine);
    if (odd == group.rows.end())
        return Error{
            .code = ErrorCode::WrongRowCount, .line = line, .found = static_cast<long long>(group.rows.size())};
    return Error{.code = ErrorCode::WrongCellCount,
                 .line = odd->line,
                 .found = static_cast<long long>(odd->cells),
                 .detail = ErrorDetail::RowOfNine};
}

Result<Puzzle> readBoard(std::span<const Row, 9> rows) {
    assert(std::ranges::all_of(rows, isNine));
    // A list with a bracket on one side only is incomplete.
    if (rows.front().opens != rows.back().closes)
        return Error{.code = ErrorCode::Damaged, .line = rows.front().line, .detail = ErrorDetail::PuzzleData};
    auto puzzle = puzzleFrom(cellTexts(rows));
    if (puzzle) {
        puzzle.value().line = rows.front().line;
        return puzzle;
    }
    Error error = puzzle.error();
    assert(error.column >= 1 && error.column <= kCellCount);
    error.line = rows[static_cast<std::size_t>(error.column - 1) / Row::kCells].line;
    if (error.code == ErrorCode::WrongCharacter) error.column = (error.column - 1) % Row::kCells + 1;
    return error;
}

Manner boardManner(std::span<const Row, 9> rows, const RowGroup& group) {
    const CellTexts texts = cellTexts(rows);
    const bool barred = std::ranges::any_of(rows, &Row::barred);
    Manner manner{.characterKinds = texts.characterKinds, .doubleRule = group.doubleRule};
    manner.shape = texts.noted                                          ? Shape::Noted
                   : texts.progress                                     ? Shape::Progress
                   : texts.marks                                        ? Shape::Marks
                   : std::ranges::any_of(rows, &Row::fields) && !barred ? Shape::Table
                   : group.starred                                      ? Shape::SimpleBoard
                   : group.framed || barred                             ? Shape::Board
                                                                        : Shape::Rows;
    return manner;
}

} // namespace ninefold::formats::text
