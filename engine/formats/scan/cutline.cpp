// SPDX-License-Identifier: MIT
#include "engine/formats/scan/cutline.h"

#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"

#include <algorithm>
#include <string>

namespace ninefold::formats::text {

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

std::optional<Error> readCutLine(LineCursor& cursor) {
    // Fewer than the rows of a board.
    constexpr int kMostInARow = 4;
    Line line;
    std::string buffer;
    if (!cursor.next(line)) return std::nullopt;
    const Error error{.code = ErrorCode::WrongCellCount,
                      .line = line.number,
                      .found = static_cast<long long>(trimmed(cleaned(line.text, buffer)).size())};
    LineCursor ahead = cursor;
    for (int count = 0; count < kMostInARow; ++count) {
        if (!ahead.next(line)) return ahead.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
        const std::string_view text = cleaned(line.text, buffer);
        if (!isCutLine(text)) return findCells(text, 0) ? std::optional(error) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace ninefold::formats::text
