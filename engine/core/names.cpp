// SPDX-License-Identifier: MIT
#include "engine/core/names.h"

#include <array>
#include <cassert>

namespace ninefold {
namespace {

bool isIndex(char character) {
    return character >= '1' && character <= '9';
}

std::string joined(std::string_view rows, std::string_view columns, NameStyle style) {
    std::string text;
    if (style == NameStyle::RowColumn) return text.append("r").append(rows).append("c").append(columns);
    for (char row : rows) text += static_cast<char>(row - '1' + 'A');
    return text.append(columns);
}

} // namespace

std::string cellName(Cell cell, NameStyle style) {
    assert(cell >= 0 && cell < kCellCount);
    const char row = static_cast<char>('1' + rowOf(cell)), column = static_cast<char>('1' + columnOf(cell));
    return joined({&row, 1}, {&column, 1}, style);
}

std::string cellsName(Cells cells, NameStyle style) {
    std::array<std::string, 9> columnsOfRow;
    for (Cell cell : cells) columnsOfRow[rowOf(cell)] += static_cast<char>('1' + columnOf(cell));
    std::string text;
    for (int row = 0; row < 9; ++row) {
        const std::string columns = columnsOfRow[row];
        if (columns.empty()) continue;
        std::string rows;
        // Rows with the same columns share one name: r13c5 for r1c5 and r3c5.
        for (int other = row; other < 9; ++other)
            if (columnsOfRow[other] == columns) {
                rows += static_cast<char>('1' + other);
                columnsOfRow[other].clear();
            }
        if (!text.empty()) text += ", ";
        text += joined(rows, columns, style);
    }
    return text;
}

std::string houseName(House house) {
    assert(house >= 0 && house < kHouseCount);
    static constexpr std::array<std::string_view, 3> kinds = {"row ", "column ", "box "};
    return std::string(kinds[house / 9]) + static_cast<char>('1' + house % 9);
}

// `| 0x20` makes a capital letter small; it turns no other character into one of the letters compared here.
std::optional<Cell> cellFromName(std::string_view name) {
    if (name.size() == 4 && (name[0] | 0x20) == 'r' && (name[2] | 0x20) == 'c' && isIndex(name[1]) && isIndex(name[3]))
        return cellAt(name[1] - '1', name[3] - '1');
    if (name.size() == 2 && (name[0] | 0x20) >= 'a' && (name[0] | 0x20) <= 'i' && isIndex(name[1]))
        return cellAt((name[0] | 0x20) - 'a', name[1] - '1');
    return std::nullopt;
}

} // namespace ninefold
