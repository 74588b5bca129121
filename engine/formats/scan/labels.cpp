// SPDX-License-Identifier: MIT
#include "engine/formats/scan/labels.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace ninefold::formats::text {
namespace {

/// 1 to 9 and A to I, or 0 for lists that count from 0; -1 if the character cannot be a row label.
int numberOf(char character) {
    if (isDigit(character)) return character - '0';
    const char letter = static_cast<char>(character | 0x20);
    return isLetter(character) && letter <= 'i' ? letter - 'a' + 1 : -1;
}

/// "Row 1" and "R1" mean the label 1.
void dropWordForRow(std::string_view& text) {
    std::size_t letters = 0;
    while (letters < std::min<std::size_t>(text.size(), 4) && isLetter(text[letters])) ++letters;
    const std::string word = lowered(text.substr(0, letters));
    if (word != "row" && word != "r") return;
    text.remove_prefix(std::min(text.find_first_not_of(" \t", letters), text.size()));
}

struct Label {
    int number;
    std::string_view rest;
};

/// The label at the beginning of a line and the text after it. A separator must follow the label.
std::optional<Label> labelOf(std::string_view line) {
    // Tabs at the end may be empty fields.
    std::string_view text = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
    if (text.starts_with('(') || text.starts_with('[')) text.remove_prefix(1);
    dropWordForRow(text);
    if (text.size() < 2) return std::nullopt;
    const int number = numberOf(text.front());
    text.remove_prefix(1);
    const bool marked = std::string_view(".):]").find(text.front()) != std::string_view::npos;
    if (marked) text.remove_prefix(1);
    if (number < 0 || text.empty() || (!marked && !separatesWords(text.front()))) return std::nullopt;
    // An empty field may follow a field separator, so only that one separator is removed.
    const bool field = std::string_view(",;\t").find(text.front()) != std::string_view::npos;
    return Label{number, field ? text.substr(1) : trimmed(text)};
}

bool isNine(const std::optional<Row>& row) {
    return row && row->cells == Row::kCells;
}

/// The row after a label, directly or after another separator as in "1 - 53..7....".
std::optional<Row> rowAfter(std::string_view rest) {
    auto row = parseRow(rest);
    if ((isNine(row) && !row->wrong) || (!rest.starts_with('-') && !rest.starts_with(':'))) return row;
    return parseRow(trimmed(rest.substr(1)));
}

/// The first or last row of a list in source code: "int grid[9][9] = {{5, 3, 0, ..}," and "[3, 4, ..]])". The text
/// before the bracket or quote shows that it is such a list.
std::optional<Row> rowInCode(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t;)");
    line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    for (std::size_t at = line.find_first_of("[{\"'"); at < line.size(); at = line.find_first_of("[{\"'", at + 1)) {
        const std::string_view before = trimmed(line.substr(0, at));
        if (!before.empty() && std::string_view("=(:-").find(before.back()) == std::string_view::npos) continue;
        return parseRow(line.substr(at));
    }
    return std::nullopt;
}

bool isNine(const Row& row) {
    return row.cells == Row::kCells;
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

void dropLabel(Row& row) {
    const std::shared_ptr<const Row> unlabelled = row.unlabelled;
    assert(unlabelled != nullptr);
    const int line = row.line;
    row = *unlabelled;
    row.line = line;
}

} // namespace

std::optional<Row> parseRowOrLabelled(std::string_view line) {
    auto row = parseRow(line);
    // Nine valid cells, and no empty field at the end that could make them ten.
    if (isNine(row) && !row->wrong && !separatesWords(line.back())) return row;
    if (auto code = rowInCode(line); isNine(code) && !code->wrong) return code;
    const auto label = labelOf(line);
    if (!label) return row;
    auto unlabelled = rowAfter(label->rest);
    if (!isNine(unlabelled)) return row;
    if (!row) row.emplace();
    row->label = label->number;
    row->unlabelled = std::make_shared<const Row>(*std::move(unlabelled));
    return row;
}

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

} // namespace ninefold::formats::text
