// SPDX-License-Identifier: MIT
#include "app/documents/boards/jsonboard.h"

#include "app/documents/boards/jsoncell.h"

#include <algorithm>
#include <vector>

namespace ninefold::documents {
namespace {

constexpr std::size_t kRow = 9;
/// More rows than any Sudoku has; a longer list is no board.
constexpr std::size_t kMostRows = 36;
/// How many cells may be wrong in a list that still counts as a board.
constexpr std::size_t kMostWrong = 9;

/// One cell and its place in the text.
struct Placed {
    JsonCell cell;
    std::string_view text;
};

/// The values of a list that may be a board, row by row.
struct Table {
    std::vector<Placed> cells;
    std::vector<std::size_t> widths; // of the rows; none for a flat list
};

/// Calls `use` for the elements of a list, or for the members of an object, ignoring the empty element after a
/// trailing comma.
template <typename Use>
void eachValue(const Json& list, Use use) {
    if (list.kind() == Json::Kind::Object) {
        list.eachMember([&](const std::string&, const Json& value) { return use(value); });
        return;
    }
    bool hole = false;
    list.eachElement([&](const Json& value) {
        if (std::exchange(hole, value.kind() == Json::Kind::Hole) && !use(Json::parse(""))) return false;
        return hole || use(value);
    });
}

void addCell(const Json& json, Table& table) {
    table.cells.push_back({jsonCell(json), json.text()});
}

/// "2,1,6,,,,,," or "2 1 6 0 ..": nine fields; or nine characters.
bool addTextRow(const Json& json, Table& table) {
    const std::string text = json.string().value_or("");
    std::vector<std::string> fields;
    for (const char separator : {',', ';', '\t', '|', ' '}) {
        if (text.find(separator) == std::string::npos || text.size() == kRow) continue;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(separator, at), text.size());
            fields.push_back(text.substr(at, end - at));
            at = end + 1;
        }
        break;
    }
    if (fields.empty())
        for (const char character : text) fields.emplace_back(1, character);
    if (fields.size() == kRow + 1 && fields.back().empty()) fields.pop_back();
    if (fields.size() != kRow) return false;
    for (const std::string& field : fields) {
        std::string quoted;
        appendJsonString(field, quoted);
        table.cells.push_back({jsonCell(Json::parse(quoted)), json.text()});
    }
    table.widths.push_back(kRow);
    return true;
}

bool addRow(const Json& row, Table& table) {
    std::size_t width = 0;
    bool good = row.isWhole();
    eachValue(row, [&](const Json& cell) {
        good = good && cell.kind() != Json::Kind::Array && ++width <= kMostRows;
        if (good) addCell(cell, table);
        return good;
    });
    table.widths.push_back(width);
    return good && table.widths.size() <= kMostRows;
}

/// The single member or element of a value that has only one, as in {"cells": [..]} and [{"row": {..}}]; nothing for
/// others.
std::optional<Json> onlyPart(const Json& value) {
    std::optional<Json> only;
    int parts = 0;
    if (value.kind() == Json::Kind::Object)
        value.eachMember([&](const std::string& name, const Json& member) {
            if (!namesNotes(name)) only = member;
            return ++parts < 2;
        });
    else
        eachValue(value, [&](const Json& element) {
            only = element;
            return ++parts < 2;
        });
    const bool list = only && (only->kind() == Json::Kind::Array || only->kind() == Json::Kind::Object);
    return list && parts == 1 ? only : std::nullopt;
}

/// Removes objects and lists that only wrap a row.
Json rowOf(Json value) {
    constexpr int kMostWrappings = 4;
    for (int n = 0; n < kMostWrappings; ++n)
        if (const auto only = onlyPart(value)) value = *only;
    return value;
}

/// A list, or an object whose members are cells and which is not a cell itself: {"a": 5, "b": 0, ..}.
bool isRow(const Json& value) {
    if (value.kind() != Json::Kind::Object) return value.kind() == Json::Kind::Array;
    std::size_t members = 0;
    bool good = !jsonCell(value).good;
    if (good) eachValue(value, [&](const Json& cell) { return good = jsonCell(cell).good && ++members <= kMostRows; });
    return good && members >= kRow - 2;
}

bool isTextRow(const Json& json) {
    const auto text = json.string();
    return text && text->size() >= kRow;
}

std::optional<Table> tableIn(const Json& list) {
    Table table;
    bool good = list.isWhole();
    std::size_t rows = 0, cells = 0;
    eachValue(list, [&](const Json& element) {
        const Json row = rowOf(element);
        if (isRow(row)) good = good && addRow(row, table) && ++rows > 0;
        else if (isTextRow(row)) good = good && addTextRow(row, table) && ++rows > 0;
        else if (good = good && ++cells <= kCellCount; good) addCell(element, table);
        return good && (rows == 0 || cells == 0) && rows <= kMostRows;
    });
    return good && (rows == 0 || cells == 0) ? std::optional(std::move(table)) : std::nullopt;
}

/// If hidden digits complete the solution, they are blanks.
bool completesSolution(const Table& table) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        grid.setValue(cell, table.cells[static_cast<std::size_t>(cell)].cell.digit);
    return grid.isFull() && clashingCells(grid).empty();
}

Result<formats::Puzzle> puzzleOf(const Table& table, LineCounter& lines) {
    const bool hides = std::ranges::any_of(table.cells, [](const Placed& each) { return each.cell.hidden; });
    const bool solved = hides && completesSolution(table);
    formats::Puzzle puzzle;
    puzzle.givensKnown = std::ranges::any_of(table.cells, [](const Placed& each) { return each.cell.given == true; });
    for (Cell at = 0; at < kCellCount; ++at) {
        const auto& [cell, text] = table.cells[static_cast<std::size_t>(at)];
        if (!cell.good || (cell.hidden && !solved))
            return Error{.code = ErrorCode::WrongCharacter,
                         .line = lines.at(text.data()),
                         .text = limited(Json::parse(text).string().value_or(std::string(text)))};
        if (cell.digit == 0 || cell.hidden) continue;
        puzzle.grid.setValue(at, cell.digit);
        puzzle.grid.setGiven(at, !puzzle.givensKnown || cell.given == true);
    }
    puzzle.grid.resetCandidates();
    return puzzle;
}

bool isMeantAsCells(const Table& table) {
    const auto wrong = std::ranges::count_if(table.cells, [](const Placed& each) { return !each.cell.good; });
    return wrong <= static_cast<std::ptrdiff_t>(kMostWrong);
}

std::optional<Result<formats::Puzzle>> nested(const Table& table, const Json& list, LineCounter& lines) {
    const std::size_t rows = table.widths.size();
    const auto even = static_cast<std::size_t>(std::ranges::count(table.widths, kRow));
    if (rows == kRow && even == kRow) {
        if (!isMeantAsCells(table)) return std::nullopt;
        return puzzleOf(table, lines);
    }
    const int line = lines.at(list.text().data());
    const bool square = std::ranges::all_of(table.widths, [rows](std::size_t width) { return width == rows; });
    constexpr std::size_t kSizes[] = {4, 6, 8, 10, 12, 15, 16, 25};
    if (square && std::ranges::find(kSizes, rows) != std::end(kSizes))
        return Error{
            .code = ErrorCode::WrongSize, .line = line, .text = std::to_string(rows) + "x" + std::to_string(rows)};
    if (!isMeantAsCells(table)) return std::nullopt;
    if (rows >= kRow - 2 && even == rows && rows < 2 * kRow)
        return Error{.code = ErrorCode::WrongRowCount, .line = line, .found = static_cast<long long>(rows)};
    const auto isNearly = [](std::size_t width) { return width >= kRow - 2 && width <= kRow + 2; };
    if (rows == kRow && std::ranges::all_of(table.widths, isNearly)) {
        const std::size_t width = *std::ranges::find_if(table.widths, [](std::size_t each) { return each != kRow; });
        return Error{.code = ErrorCode::WrongCellCount,
                     .line = line,
                     .found = static_cast<long long>(width),
                     .detail = ErrorDetail::RowOfNine};
    }
    return std::nullopt;
}

} // namespace

std::optional<Result<formats::Puzzle>> boardIn(const Json& value, LineCounter& lines) {
    if (value.kind() != Json::Kind::Array && value.kind() != Json::Kind::Object) return std::nullopt;
    const auto table = tableIn(value);
    if (!table) return std::nullopt;
    // An object whose members are not nine rows is something else that contains lists.
    const std::size_t rows = table->widths.size();
    if (value.kind() == Json::Kind::Object && (rows != kRow || table->cells.size() != kCellCount)) return std::nullopt;
    if (rows > 0) return nested(*table, value, lines);
    if (table->cells.size() != kCellCount || !isMeantAsCells(*table)) return std::nullopt;
    return puzzleOf(*table, lines);
}

std::optional<Cells> maskIn(const Json& value) {
    Cells cells;
    Cell at = 0;
    bool good = value.kind() == Json::Kind::Array && value.isWhole();
    const auto take = [&](const Json& truth) {
        const bool yes = truth.text() == "true" || truth.text() == "1";
        good = good && at < kCellCount && (yes || truth.text() == "false" || truth.text() == "0");
        if (good && yes) cells.add(at);
        ++at;
        return good;
    };
    eachValue(value, [&](const Json& row) {
        if (row.kind() == Json::Kind::Array) eachValue(row, take);
        else take(row);
        return good;
    });
    return good && at == kCellCount ? std::optional(cells) : std::nullopt;
}

bool isMask(const Grid& grid) {
    const int ones = grid.cellsWith(1).count(), blanks = grid.blanks().count();
    return ones > 9 && blanks > 9 && ones == kCellCount - blanks;
}

} // namespace ninefold::documents
