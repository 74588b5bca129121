// SPDX-License-Identifier: MIT
#include "engine/formats/scan/refused.h"

#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace ninefold::formats::text {
namespace {

constexpr int kWidth = 9;

/// What is known when a piece ends within a form.
std::optional<Error> unlessCut(const LineCursor& cursor) {
    return cursor.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
}

bool isSmallRow(std::size_t cells) {
    return cells == 4 || cells == 6 || cells == 8;
}

bool beginsSmallGrid(std::string_view line) {
    const std::string cells = onlyCells(line);
    return isSmallRow(cells.size()) || !smallSize(cells).empty();
}

/// The rows of a small Sudoku look like any number, so only a complete grid counts: no digit beyond its size, and
/// none twice in a row or column.
std::optional<Error> readSmallGrid(LineCursor& cursor, bool) {
    std::string cells, buffer;
    std::size_t width = 0;
    const int begin = cursor.number();
    Line line;
    for (bool first = true; first || cells.size() < width * width; first = false) {
        if (!cursor.next(line)) return unlessCut(cursor);
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
    if (ended && after.isCut()) return unlessCut(after);
    const bool more = !ended && onlyCells(cleaned(line.text, buffer)).size() == width;
    const std::string_view size = more ? std::string_view{} : smallSize(cells);
    if (size.empty()) return std::nullopt;
    return Error{.code = ErrorCode::WrongSize, .line = begin, .text = std::string(size)};
}

/// The sum of a cage, or an arrow.
bool isCageField(std::string_view field) {
    if (field == "<" || field == "^") return true;
    return field.size() <= 2 && std::ranges::all_of(field, isDigit);
}

/// How many arrows a row of nine fields has; nothing when the line is no such row.
std::optional<int> arrowsIn(std::string_view line) {
    constexpr std::string_view kBetween = " \t|,;";
    int fields = 0, arrows = 0;
    for (std::size_t at = line.find_first_not_of(kBetween); at != std::string_view::npos;
         at = line.find_first_not_of(kBetween, at)) {
        const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
        const std::string_view field = line.substr(at, end - at);
        if (++fields > kWidth || !isCageField(field)) return std::nullopt;
        if (!isDigit(field[0])) ++arrows;
        at = end;
    }
    return fields == kWidth ? std::optional(arrows) : std::nullopt;
}

bool beginsCageTable(std::string_view line) {
    constexpr std::size_t kLongest = 100;
    return line.size() <= kLongest && line.find('<') != std::string_view::npos && arrowsIn(line);
}

std::optional<Error> readCageTable(LineCursor& cursor, bool) {
    const int begin = cursor.number();
    Line line;
    for (int row = 0; row < kWidth; ++row) {
        if (!cursor.next(line)) return unlessCut(cursor);
        if (!arrowsIn(line.text)) return std::nullopt;
    }
    return Error{.code = ErrorCode::Variant, .line = begin, .detail = ErrorDetail::Killer};
}

/// Only cells, too few to be reported by their number, and most of them blank.
bool isCutLine(std::string_view line) {
    // Longer lines are reported by their number of cells anyway. Dates and versions are shorter or have fewer
    // blanks, and a number may end in many zeros.
    constexpr std::size_t kFewest = 5, kFewestWithZeros = 17, kMost = 44;
    const std::string_view cells = trimmed(line);
    if (cells.size() < kFewest || cells.size() > kMost) return false;
    const CellRun run = cellRun(cells, 0);
    if (run.size() != cells.size() || !isOneBlank(run.characterKinds) || couldBeRuler(run.characterKinds)) return false;
    if ((run.characterKinds & character::kZero) != 0 && cells.size() < kFewestWithZeros) return false;
    const auto digits =
        std::ranges::count_if(cells, [](char byte) { return characterKind(byte) == character::kDigit; });
    return digits > 0 && 2 * digits <= std::ssize(cells);
}

/// By itself such a line could be anything; if a list continues after it or ends with it, it was a Sudoku.
std::optional<Error> readCutLine(LineCursor& cursor, bool inList) {
    // Fewer than the rows of a board.
    constexpr int kMostInARow = 4;
    Line line;
    std::string buffer;
    if (!cursor.next(line)) return std::nullopt;
    const Error error{.code = ErrorCode::WrongCellCount,
                      .line = line.number,
                      .found = static_cast<long long>(trimmed(cleaned(line.text, buffer)).size())};
    LineCursor ahead = cursor;
    for (int count = 0; count < kMostInARow;) {
        if (!ahead.next(line)) return inList && !ahead.isCut() ? error : unlessCut(ahead);
        const std::string_view text = trimmed(cleaned(line.text, buffer));
        if (inList && text.empty()) continue;
        if (!isCutLine(text)) return findCells(text, 0) ? std::optional(error) : std::nullopt;
        ++count;
    }
    return std::nullopt;
}

struct Form {
    bool (*begins)(std::string_view line);
    std::optional<Error> (*read)(LineCursor& cursor, bool inList);
    Shape shape;
};

constexpr Form kForms[] = {
    {beginsSmallGrid, readSmallGrid, Shape::Rows},
    {beginsCageTable, readCageTable, Shape::Rows},
    {isCutLine, readCutLine, Shape::Line},
};

} // namespace

std::optional<Refusal> readRefused(std::string_view line, bool inList, LineCursor& cursor) {
    for (const Form& form : kForms) {
        if (!form.begins(line)) continue;
        LineCursor ahead = cursor;
        auto error = form.read(ahead, inList);
        if (!error) continue;
        assert(error->code == ErrorCode::Truncated ? ahead.isCut() : ahead.position() > cursor.position());
        cursor = ahead;
        return Refusal{*std::move(error), form.shape};
    }
    return std::nullopt;
}

} // namespace ninefold::formats::text
