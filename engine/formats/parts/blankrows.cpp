// SPDX-License-Identifier: MIT
#include "engine/formats/parts/blankrows.h"

#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/signs.h"

#include <algorithm>
#include <string>

namespace ninefold::text {
namespace {

constexpr std::size_t kWidth = 9;
/// Nine cells with a blank behind each but the last.
constexpr std::size_t kSpreadWidth = 2 * kWidth - 1;
/// No Sudoku with fewer has one solution; nine lines of almost nothing are something else.
constexpr std::ptrdiff_t kFewestDigits = 17;

/// Nine columns of cells, or seventeen with a blank in every other.
struct Form {
    std::size_t width, step;
};

/// What stands in the columns of the cells; nothing when anything stands elsewhere or is no cell.
std::optional<std::string> cellsOf(std::string_view line, const Form& form) {
    if (line.size() > form.width && line.substr(form.width) == " ") line.remove_suffix(1);
    if (line.size() > form.width) return std::nullopt;
    std::string cells;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool isCell = at % form.step == 0;
        if (line[at] != ' ' && !(isCell && signOf(line[at]) == sign::kDigit)) return std::nullopt;
        if (isCell) cells += line[at];
    }
    return cells;
}

/// The form in which a line is a whole row. A spread row needs an empty cell: without one it is a row like any other.
std::optional<Form> formOf(std::string_view line) {
    if (line.size() == kWidth && cellsOf(line, {kWidth, 1})) return Form{kWidth, 1};
    if (line.size() >= kSpreadWidth && cellsOf(line, {kSpreadWidth, 2})) return Form{kSpreadWidth, 2};
    return std::nullopt;
}

} // namespace

bool beginsBlankRows(std::string_view line) {
    return formOf(line).has_value();
}

std::optional<Result<Grid>> readBlankRows(LineCursor& cursor) {
    std::string cells, buffer;
    std::optional<Form> form;
    std::optional<Error> shortRow;
    for (std::size_t row = 0; row < kWidth; ++row) {
        Line line;
        if (!cursor.next(line)) {
            if (cursor.isCut()) return Error{.code = ErrorCode::Truncated};
            return std::nullopt;
        }
        const std::string_view text = cleaned(line.text, buffer);
        if (!form) form = formOf(text);
        const auto signs = form ? cellsOf(text, *form) : std::nullopt;
        if (!signs) return std::nullopt;
        if (signs->size() < kWidth && !shortRow)
            shortRow = Error{.code = ErrorCode::WrongCellCount,
                             .line = line.number,
                             .found = static_cast<long long>(signs->size()),
                             .detail = "row"};
        cells += *signs;
    }
    const auto blanks = std::ranges::count(cells, ' ');
    // Rows without any blank are ordinary ones.
    if (blanks == 0 || static_cast<std::ptrdiff_t>(cells.size()) - blanks < kFewestDigits) return std::nullopt;
    if (shortRow) return *std::move(shortRow);
    return Grid::fromCells(cells);
}

} // namespace ninefold::text
