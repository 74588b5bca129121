// SPDX-License-Identifier: MIT
#include "engine/formats/scan/boards.h"

#include "engine/formats/parts/board.h"
#include "engine/formats/scan/smallgrid.h"

#include <algorithm>

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

/// Is the cell the name of column `number`: "3", "C", "c3", "R1C3"?
bool isColumnName(const CellText& cell, int number) {
    const char letter = static_cast<char>(cell.wrongCharacter[0] & ~0x20);
    if (number == 0) return cell.characterKinds == character::kZero;
    const Digits digit = Digits::of(number);
    return letter == static_cast<char>('A' + number - 1) || cell.digits == digit ||
           cell.digits == (digit | Digits::of(1));
}

/// "1 2 3 4 5 6 7 8 9" above the rows, or "c1,c2,...". Some lists count from 0.
bool namesColumns(const Row& row) {
    const auto from = [&](int first) {
        for (int column = 0; column < static_cast<int>(Row::kCells); ++column)
            if (!isColumnName(row.cell[static_cast<std::size_t>(column)], first + column)) return false;
        return true;
    };
    return isNine(row) && (from(1) || from(0));
}

bool repeatsDigit(const Row& row) {
    Digits seen;
    for (const CellText& cell : row.cell) {
        if (cell.digits.single() && seen.has(cell.digits.first())) return true;
        if (cell.digits.single()) seen |= cell.digits;
    }
    return false;
}

/// Are all rows labelled in their order, and are some of them rows only without their label? A numbered list of
/// numbers is not a board: most of its lines contain some digit twice.
bool areLabelled(std::span<const Row> rows) {
    if (rows.empty() || rows.size() % Row::kCells != 0 || rows.front().label > 1) return false;
    std::size_t repeats = 0;
    for (std::size_t n = 0; n < rows.size(); ++n) {
        const int label = rows.front().label + static_cast<int>(n % Row::kCells);
        if (!rows[n].unlabelled || rows[n].label != label) return false;
        repeats += repeatsDigit(*rows[n].unlabelled);
    }
    const auto isGood = [](const Row& row) { return isNine(row) && !row.wrong; };
    return 2 * repeats < rows.size() && !std::ranges::all_of(rows, isGood);
}

/// One board and some rows may be a board with an extra row anywhere. In a list only the end is wrong, unless the
/// stray rows come first: then the first nine rows are not a valid board.
bool isListOfBoards(std::span<const Row> rows) {
    if (rows.size() < kFewestInList) return false;
    const auto first = readBoard(rows.first<Row::kCells>());
    return first && clashingCells(first.value().grid).empty();
}

void dropLabel(Row& row) {
    const std::shared_ptr<const Row> unlabelled = row.unlabelled;
    const int line = row.line;
    row = *unlabelled;
    row.line = line;
}

} // namespace

void dropLabels(RowGroup& group) {
    std::vector<Row>& rows = group.rows;
    // Markdown tables have a header row, even if it is empty.
    const auto isEmptyHead = [](const Row& row) {
        return isNine(row) && row.barred && row.fields && row.characterKinds == 0;
    };
    if (rows.size() % Row::kCells == 1 && (namesColumns(rows.front()) || isEmptyHead(rows.front())))
        rows.erase(rows.begin());
    const std::size_t stray = rows.size() % Row::kCells == 1 ? 1 : 0;
    if (areLabelled(std::span(rows).subspan(stray))) std::for_each(rows.begin() + stray, rows.end(), dropLabel);
    // Rows that were rows only without their label.
    std::erase_if(rows, [](const Row& row) { return row.cells == 0; });
}

std::size_t strayRowsBefore(const RowGroup& group) {
    const auto isBoard = [](const Row& row) { return isNine(row) && !namesColumns(row); };
    return static_cast<std::size_t>(std::ranges::find_if(group.rows, isBoard) - group.rows.begin());
}

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
    const Row* const begin = boards.data() + boards.size();
    const Row* const end = std::find_if_not(begin, group.rows.data() + group.rows.size(), isNine);
    if (begin == end) return std::nullopt;
    return Error{.code = ErrorCode::WrongRowCount, .line = begin->line, .found = end - begin};
}

std::optional<Error> boardFailure(const RowGroup& group) {
    if (group.rows.empty()) return std::nullopt;
    const int line = group.rows.front().line;
    if (const std::string_view size = smallSizeOf(group); !size.empty())
        return Error{.code = ErrorCode::WrongSize, .line = line, .detail = std::string(size)};
    if (!isMeantAsBoard(group)) return std::nullopt;
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
    // A list with a bracket on one side only is incomplete.
    if (rows.front().opens != rows.back().closes)
        return Error{.code = ErrorCode::Damaged, .line = rows.front().line, .detail = "the puzzle"};
    auto puzzle = puzzleFrom(cellTexts(rows));
    if (puzzle) {
        puzzle.value().line = rows.front().line;
        return puzzle;
    }
    Error error = puzzle.error();
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
