// SPDX-License-Identifier: MIT
#include "engine/formats/scan/label.h"

#include <algorithm>

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

} // namespace ninefold::formats::text
