// SPDX-License-Identifier: MIT
#include "engine/formats/scan/boards.h"

#include "engine/formats/parts/board.h"

#include <algorithm>

namespace ninefold::text {
namespace {

/// Lines of figures that stand at a board and are not of it: the order, a page number.
constexpr std::size_t kMostStrayRows = 2;
/// So many rows are meant as a Sudoku; of fewer only those with blanks in them.
constexpr std::size_t kFewestRows = 5, kFewestRowsWithBlanks = 3;

bool isNine(const Row& row) {
    return row.cells == Row::kCells;
}

bool isMeantAsBoard(const RowGroup& group) {
    const auto hasBlanks = [](const Row& row) { return blanksOf(row.signs) != 0; };
    const auto isWide = [](const Row& row) { return row.cells >= 6; };
    if (!std::ranges::any_of(group.rows, isWide)) return false;
    return group.rows.size() >= kFewestRows ||
           (group.rows.size() >= kFewestRowsWithBlanks && std::ranges::any_of(group.rows, hasBlanks));
}

bool isOtherSize(const RowGroup& group) {
    const std::size_t size = group.rows.front().cells;
    return !isNine(group.rows.front()) && group.rows.size() % size == 0 &&
           std::ranges::all_of(group.rows, [size](const Row& row) { return row.cells == size; });
}

/// Rows are called 1 to 9 or A to I, and so are columns; number `number` has just that name and no other.
bool isLabel(const CellText& cell, std::size_t number) {
    const char letter = static_cast<char>(cell.wrongSign[0] & ~0x20);
    return cell.digits == Digits::of(static_cast<Digit>(number) + 1) || letter == static_cast<char>('A' + number);
}

/// "1 2 3 4 5 6 7 8 9" above the rows.
bool isLabelRow(const Row& row) {
    for (std::size_t column = 0; column < Row::kCells; ++column)
        if (!isLabel(row.cell[column], column)) return false;
    return true;
}

} // namespace

void dropLabels(RowGroup& group) {
    std::vector<Row>& rows = group.rows;
    const auto isLabelled = [](const Row& row) { return row.cells == Row::kCells + 1; };
    const auto first = std::ranges::find_if(rows, isLabelled);
    if (rows.end() - first != Row::kCells || first - rows.begin() > 1) return;
    for (auto row = first; row != rows.end(); ++row)
        if (!isLabelled(*row) || !isLabel(row->cell[0], static_cast<std::size_t>(row - first))) return;
    for (auto row = first; row != rows.end(); ++row) {
        std::shift_left(row->cell.begin(), row->cell.end(), 1);
        row->cells = Row::kCells;
    }
    if (first != rows.begin() && isLabelRow(rows.front())) rows.erase(rows.begin());
}

std::span<const Row> boardRows(const RowGroup& group) {
    const std::span<const Row> rows = group.rows;
    const auto begin = std::ranges::find_if(rows, isNine);
    const auto end = std::find_if_not(begin, rows.end(), isNine);
    const std::span<const Row> nines(begin, end);
    const bool good = !nines.empty() && nines.size() % Row::kCells == 0 && rows.size() - nines.size() <= kMostStrayRows;
    return good ? nines : std::span<const Row>{};
}

std::optional<Error> boardFailure(const RowGroup& group) {
    if (!isMeantAsBoard(group)) return std::nullopt;
    const int line = group.rows.front().line;
    if (isOtherSize(group)) {
        const std::string size = std::to_string(group.rows.front().cells);
        return Error{.code = ErrorCode::WrongSize, .line = line, .detail = size + "x" + size};
    }
    const auto odd = std::ranges::find_if_not(group.rows, isNine);
    if (odd == group.rows.end())
        return Error{
            .code = ErrorCode::WrongRowCount, .line = line, .found = static_cast<long long>(group.rows.size())};
    return Error{.code = ErrorCode::WrongCellCount,
                 .line = odd->line,
                 .found = static_cast<long long>(odd->cells),
                 .detail = "row"};
}

Result<Puzzle> readBoard(std::span<const Row, 9> rows) {
    // A list with a bracket on one side only has lost something.
    if (rows.front().opens != rows.back().closes)
        return Error{.code = ErrorCode::Damaged, .line = rows.front().line, .detail = "the puzzle"};
    auto puzzle = puzzleFrom(cellTexts(rows));
    if (puzzle) {
        puzzle.value().line = rows.front().line;
        return puzzle;
    }
    Error error = puzzle.error();
    error.line = rows[static_cast<std::size_t>(error.column - 1) / Row::kCells].line;
    if (error.code == ErrorCode::WrongSign) error.column = (error.column - 1) % Row::kCells + 1;
    return error;
}

Manner boardManner(std::span<const Row, 9> rows, const RowGroup& group) {
    const CellTexts texts = cellTexts(rows);
    const bool barred = std::ranges::any_of(rows, &Row::barred);
    Manner manner{.signs = texts.signs, .doubleRule = group.doubleRule};
    manner.shape = texts.noted                                          ? Shape::Noted
                   : texts.progress                                     ? Shape::Progress
                   : texts.marks                                        ? Shape::Marks
                   : std::ranges::any_of(rows, &Row::fields) && !barred ? Shape::Table
                   : group.starred                                      ? Shape::SimpleBoard
                   : group.framed || barred                             ? Shape::Board
                                                                        : Shape::Rows;
    return manner;
}

} // namespace ninefold::text
