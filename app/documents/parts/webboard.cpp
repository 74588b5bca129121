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
    Error error{.code = ErrorCode::Damaged, .line = puzzle.line, .detail = "the puzzle"};
    if (rows == 0) {
        error = {.code = ErrorCode::NoSudoku, .line = puzzle.line};
    } else if (rows != 9 || columns != 9) {
        error.code = ErrorCode::WrongSize;
        error.detail = std::to_string(rows) + 'x' + std::to_string(columns);
    } else if (!variants.empty()) {
        error.code = ErrorCode::Variant;
        error.detail = variants.text();
    } else if (!damaged) {
        return sink.puzzle(std::move(puzzle));
    }
    sink.skipped(error);
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
