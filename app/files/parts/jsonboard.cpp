// SPDX-License-Identifier: MIT
#include "app/files/parts/jsonboard.h"

#include <algorithm>
#include <vector>

namespace ninefold {
namespace {

constexpr std::size_t kRow = 9;
/// More rows than any Sudoku has; a longer list is no board.
constexpr std::size_t kMostRows = 36;
/// How many cells may be wrong in what is still meant as a board.
constexpr std::size_t kMostWrong = 9;

bool isScalar(const Json& json) {
    return json.kind() == Json::Kind::Bare || json.kind() == Json::Kind::String;
}

/// The sign of a cell: a digit, '.' for a blank, '?' for anything else.
char signOfCell(const Json& json) {
    if (json.isEmpty()) return '.';
    std::string text = json.string().value_or(std::string(json.text()));
    // Numbers that went through a table with gaps come back as 5.0 and NaN.
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    if (text.size() == 1 && text[0] >= '1' && text[0] <= '9') return text[0];
    for (const char* blank : {"0", ".", " ", "_", "-", "*", "x", "X", "?", "-1", "None", "nil", "undefined", "NaN"})
        if (text == blank) return '.';
    return '?';
}

/// The values of a list as far as they may be a board, row by row.
struct Table {
    std::vector<Json> cells;
    std::vector<std::size_t> widths; // of the rows; none for a flat list
    std::vector<std::string> texts;  // the rows, where they are texts
};

bool addRow(const Json& row, Table& table) {
    std::size_t width = 0;
    bool good = row.isWhole();
    row.eachElement([&](const Json& cell) {
        good = good && isScalar(cell) && ++width <= kMostRows;
        if (good) table.cells.push_back(cell);
        return good;
    });
    table.widths.push_back(width);
    return good && table.widths.size() <= kMostRows;
}

std::optional<Table> tableIn(const Json& list) {
    Table table;
    bool good = list.isWhole();
    std::size_t rows = 0, scalars = 0;
    list.eachElement([&](const Json& element) {
        if (element.kind() == Json::Kind::Array) {
            good = good && addRow(element, table) && ++rows > 0;
        } else {
            good = good && isScalar(element) && ++scalars <= kCellCount;
            if (good) table.cells.push_back(element);
            const auto text = element.string();
            if (good && text && text->size() == kRow) table.texts.push_back(*text);
        }
        return good && (rows == 0 || scalars == 0);
    });
    return good && (rows == 0 || scalars == 0) ? std::optional(std::move(table)) : std::nullopt;
}

Result<Grid> gridOf(const Table& table, LineCounter& lines) {
    std::string signs;
    for (const Json& cell : table.cells) {
        const char sign = signOfCell(cell);
        if (sign == '?')
            return Error{.code = ErrorCode::WrongSign,
                         .line = lines.at(cell.text().data()),
                         .detail = limited(cell.string().value_or(std::string(cell.text())))};
        signs += sign;
    }
    return Grid::fromCells(signs);
}

bool isMeantAsCells(const Table& table) {
    return std::ranges::count(table.cells, '?', signOfCell) <= static_cast<std::ptrdiff_t>(kMostWrong);
}

std::optional<Result<Grid>> nested(const Table& table, const Json& list, LineCounter& lines) {
    const std::size_t rows = table.widths.size();
    const auto even = static_cast<std::size_t>(std::ranges::count(table.widths, kRow));
    if (rows == kRow && even == kRow) {
        if (!isMeantAsCells(table)) return std::nullopt;
        return gridOf(table, lines);
    }
    const int line = lines.at(list.text().data());
    const bool square = std::ranges::all_of(table.widths, [rows](std::size_t width) { return width == rows; });
    constexpr std::size_t kSizes[] = {4, 6, 8, 10, 12, 15, 16, 25};
    if (square && std::ranges::find(kSizes, rows) != std::end(kSizes))
        return Error{
            .code = ErrorCode::WrongSize, .line = line, .detail = std::to_string(rows) + "x" + std::to_string(rows)};
    if (rows >= kRow - 2 && even == rows)
        return Error{.code = ErrorCode::WrongRowCount, .line = line, .found = static_cast<long long>(rows)};
    const auto isNearly = [](std::size_t width) { return width >= kRow - 2 && width <= kRow + 2; };
    if (rows == kRow && std::ranges::all_of(table.widths, isNearly)) {
        const std::size_t width = *std::ranges::find_if(table.widths, [](std::size_t each) { return each != kRow; });
        return Error{
            .code = ErrorCode::WrongCellCount, .line = line, .found = static_cast<long long>(width), .detail = "row"};
    }
    return std::nullopt;
}

} // namespace

std::optional<Result<Grid>> boardIn(const Json& list, LineCounter& lines) {
    const auto table = tableIn(list);
    if (!table) return std::nullopt;
    if (!table->widths.empty()) return nested(*table, list, lines);
    if (table->cells.size() == kCellCount && isMeantAsCells(*table)) return gridOf(*table, lines);
    if (table->cells.size() != kRow || table->texts.size() != kRow) return std::nullopt;
    std::string cells;
    for (const std::string& row : table->texts) cells += row;
    const auto blank = [](char sign) { return sign < '0' || sign > '9'; };
    std::ranges::replace_if(cells, blank, '.');
    return Grid::fromCells(cells);
}

} // namespace ninefold
