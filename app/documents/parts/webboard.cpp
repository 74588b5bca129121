// SPDX-License-Identifier: MIT
#include "app/documents/parts/webboard.h"

#include <algorithm>

namespace ninefold::documents {

void WebBoard::addRow(const Json& row, const std::function<void(const Json&, Cell)>& read) {
    int column = 0;
    row.eachElement([&](const Json& cell) {
        if (rows < 9 && column < 9) read(cell, cellAt(rows, column));
        ++column;
        return true;
    });
    ++rows;
    columns = std::max(columns, column);
}

/// The size is reported rather than the rules, and the rules rather than damage: a 6x6 killer is first of all not a
/// 9x9 Sudoku.
bool WebBoard::finish(formats::PuzzleSink& sink) {
    const int line = puzzle.line;
    const std::string size = std::to_string(rows) + 'x' + std::to_string(columns);
    if (rows == 0) sink.skipped({.code = ErrorCode::NoSudoku, .line = line});
    else if (rows != 9 || columns != 9) sink.skipped({.code = ErrorCode::WrongSize, .line = line, .text = size});
    else if (!variants.empty()) sink.skipped(variants.error(line));
    else if (damaged) sink.skipped({.code = ErrorCode::Damaged, .line = line, .detail = ErrorDetail::PuzzleData});
    else return sink.puzzle(std::move(puzzle));
    return true;
}

int digitIn(const Json& json) {
    if (json.isEmpty()) return 0;
    const std::string text = json.string().value_or(std::string(json.text()));
    return text.size() == 1 && text[0] >= '0' && text[0] <= '9' ? text[0] - '0' : -1;
}

Digits digitsIn(const Json& list) {
    Digits digits;
    list.eachElement([&](const Json& json) {
        if (const int digit = digitIn(json); digit > 0) digits.add(digit);
        return true;
    });
    return digits;
}

} // namespace ninefold::documents
