// SPDX-License-Identifier: MIT
#include "engine/formats/parts/row.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {
namespace {

constexpr std::size_t kLongestCell = 24; // nine candidates and their markers
constexpr std::size_t kSmallestRow = 4, kLargestRow = 36;

/// Characters that programs put beside a candidate to show a step: base and fin, removed, coloured.
constexpr bool isMarker(char byte) {
    return std::string_view("*#@-+!~^=%&()<>?\\/").find(byte) != std::string_view::npos;
}

/// An unknown character outranks a digit that is not a candidate.
void setWrong(CellText& cell, std::string_view character, bool digit) {
    assert(!character.empty() && character.size() < sizeof cell.wrongCharacter);
    if (cell.wrongCharacter[0] != 0 && (digit || !cell.wrongDigit)) return;
    cell.wrongCharacter[character.copy(cell.wrongCharacter, sizeof cell.wrongCharacter - 1)] = '\0';
    cell.wrongDigit = digit;
}

CellText parseCharacter(std::string_view character) {
    CellText cell;
    cell.characterKinds = character == "p"        ? character::kLetterP
                          : character.size() == 1 ? characterKind(character[0])
                                                  : 0u;
    if (cell.characterKinds == character::kDigit) cell.digits = Digits::of(character[0] - '0');
    if (cell.characterKinds == 0) setWrong(cell, character, false);
    return cell;
}

/// How lists in source code write a blank cell. A minus before a digit must never produce that digit.
bool isNamedBlank(std::string_view text) {
    return text == "-1" || text == "null" || text == "None" || text == "nil";
}

void addCandidate(CellText& cell, char byte) {
    assert(isDigit(byte));
    if (byte == '0' || cell.digits.has(byte - '0')) setWrong(cell, {&byte, 1}, true);
    else cell.digits.add(byte - '0');
}

/// Candidates with the markers of other programs: "-3-68", "*4", "12#", "A12".
CellText parseCandidates(std::string_view text) {
    CellText cell;
    int letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = text.substr(at, characterLength(text.substr(at)));
        at += character.size();
        if (isDigit(character[0])) addCandidate(cell, character[0]);
        else if (character.size() > 1 || !(isMarker(character[0]) || (isLetter(character[0]) && ++letters <= 2)))
            setWrong(cell, character, false);
    }
    cell.characterKinds = character::kDigit;
    if (cell.digits.empty()) setWrong(cell, text.substr(0, characterLength(text)), false);
    return cell;
}

/// A cell of a .doku file: "9!" given, "3" placed, ".(3,4)" and "9(2,3)" with notes.
std::optional<CellText> parseNoted(std::string_view text) {
    assert(!text.empty());
    CellText cell;
    if (!text.starts_with('(') || text.find(',') == std::string_view::npos) {
        cell = parseCharacter(text.substr(0, 1));
        text.remove_prefix(1);
    }
    cell.given = text.starts_with('!');
    if (cell.given) text.remove_prefix(1);
    if (text.empty()) return cell;
    if (!text.starts_with('(') || !text.ends_with(')') || cell.wrongCharacter[0] != 0) return std::nullopt;
    cell.value = cell.digits.first();
    cell.digits = {};
    cell.notes = true;
    for (const char byte : text.substr(1, text.size() - 2)) {
        if (byte == ',') continue;
        if (!isDigit(byte)) return std::nullopt;
        addCandidate(cell, byte);
    }
    return cell;
}

/// Does the layout fit a row, and is its size one of any kind of Sudoku?
bool canBeRow(std::string_view line, const Layout& layout) {
    if (layout.cells < kSmallestRow || layout.cells > kLargestRow) return false;
    if (layout.kind != Layout::Kind::Characters || layout.cells >= 8) return true;
    // A single number: a count, an order, a year.
    return !std::ranges::all_of(trimmed(line), isDigit);
}

void add(Row& row, const CellText& cell, std::size_t index) {
    row.characterKinds |= cell.characterKinds;
    row.marks |= cell.digits.count() > 1 && !cell.notes;
    row.noted |= cell.given || cell.notes;
    row.placed |= cell.placed;
    row.wrong |= cell.wrongCharacter[0] != 0;
    if (index < row.cell.size()) row.cell[index] = cell;
}

} // namespace

CellText parseCell(std::string_view text) {
    if (text.empty()) return {};
    if (text.size() == characterLength(text)) return parseCharacter(text);
    if (isNamedBlank(text)) return {.characterKinds = character::kDash};
    if (text.size() == 2 && text[0] == 'u' && isDigit(text[1]) && text[1] != '0')
        return {.digits = Digits::of(text[1] - '0'), .characterKinds = character::kDigit, .placed = true};
    if (const auto noted = parseNoted(text)) return *noted;
    return parseCandidates(text);
}

std::optional<Row> parseRow(std::string_view line) {
    const Layout layout = layoutOf(line);
    if (!canBeRow(line, layout)) return std::nullopt;
    Row row{.cells = layout.cells, .barred = layout.barred, .loose = layout.loose};
    row.fields = layout.kind == Layout::Kind::Fields;
    row.opens = opensBracket(line);
    row.closes = closesBracket(line);
    std::size_t index = 0, wrong = 0;
    bool tooLong = false;
    forEachCell(line, layout, [&](std::string_view text) {
        tooLong |= text.size() > kLongestCell;
        const CellText cell = parseCell(text.substr(0, kLongestCell));
        wrong += cell.wrongCharacter[0] != 0 && !cell.wrongDigit && !isForeignDigit(cell.wrongCharacter);
        add(row, cell, index++);
        return true;
    });
    // A puzzle in one line with sixteen words of remarks is not a row of a larger Sudoku.
    if (tooLong) return std::nullopt;
    // Rows of larger Sudokus contain letters.
    const bool isLarge = row.isLarge() && std::ranges::any_of(line, isDigit);
    if (3 * wrong > row.cells && !isLarge) return std::nullopt;
    return row;
}

bool opensBracket(std::string_view line) {
    line = trimmed(line);
    return line.starts_with('[') || line.starts_with('{');
}

bool closesBracket(std::string_view line) {
    const std::size_t end = line.find_last_not_of(" \t,;");
    return end != std::string_view::npos && (line[end] == ']' || line[end] == '}');
}

bool isBorder(std::string_view line) {
    const auto isDecoration = [](char byte) {
        return isSpace(byte) || isBracket(byte) ||
               std::string_view("-+=*|:.,;_'`~oO<>()").find(byte) != std::string_view::npos;
    };
    return !trimmed(line).empty() && std::ranges::all_of(line, isDecoration);
}

} // namespace ninefold::formats::text
