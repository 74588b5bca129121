// SPDX-License-Identifier: MIT
#include "engine/formats/parts/latex.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::formats::text {
namespace {

constexpr auto kNone = std::string_view::npos;
constexpr std::size_t kLongestLine = 2048, kFewestFields = 4, kRow = 9;

/// The name of the command at the beginning of the text, "\hline" -> "hline".
std::string_view commandAt(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && isLetter(text[end])) ++end;
    return text.starts_with('\\') ? text.substr(1, end - 1) : std::string_view{};
}

/// Commands whose first argument is a colour, a length or a number of columns.
bool hasSetting(std::string_view command) {
    return command == "cellcolor" || command == "textcolor" || command == "color" || command == "cline" ||
           command == "cmidrule" || command == "colorbox";
}

/// The content of a cell without commands, brackets and spaces; "." for an empty one.
std::string bareCell(std::string_view cell) {
    std::string bare;
    for (std::size_t at = 0; at < cell.size();) {
        if (cell[at] == '\\') {
            const std::string_view command = commandAt(cell.substr(at));
            at += std::max<std::size_t>(command.size() + 1, 2);
            if (hasSetting(command)) at = std::min(cell.find('}', at), cell.size());
            continue;
        }
        if (std::string_view("{}$~ \t").find(cell[at]) == kNone) bare += cell[at];
        ++at;
    }
    return bare.empty() ? "." : bare;
}

/// Cells of one or two characters, as words; nothing when a cell has more.
std::optional<std::string> wordsOf(const std::vector<std::string_view>& cells) {
    assert(!cells.empty());
    constexpr std::size_t kLongestCell = 2;
    std::string words;
    for (const std::string_view cell : cells) {
        const std::string bare = bareCell(cell);
        if (bare.size() > kLongestCell) return std::nullopt;
        if (!words.empty()) words += ' ';
        words += bare;
    }
    return words;
}

std::vector<std::string_view> fieldsOf(std::string_view text, char separator) {
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        fields.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return fields;
}

std::optional<std::string> tableRow(std::string_view line) {
    const std::size_t end = std::min(line.find("\\\\"), line.find("\\tabularnewline"));
    const auto cells = fieldsOf(line.substr(0, end), '&');
    if (cells.size() != kRow && (end == kNone || cells.size() < kFewestFields)) return std::nullopt;
    return wordsOf(cells);
}

/// The groups in braces of a command; where the last group is a list, the items of that list.
std::optional<std::string> commandRow(std::string_view line) {
    std::vector<std::string_view> groups;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '{' && depth++ == 0) begin = at + 1;
        if (line[at] == '}' && --depth == 0) groups.push_back(line.substr(begin, at - begin));
        if (depth < 0) return std::nullopt;
    }
    if (!groups.empty() && groups.size() <= 2 && std::ranges::count(groups.back(), ',') == kRow - 1)
        return wordsOf(fieldsOf(groups.back(), ','));
    return groups.size() == kRow ? wordsOf(groups) : std::nullopt;
}

/// Nothing but \hline and similar commands.
bool isRule(std::string_view line) {
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const std::string_view command = commandAt(line);
        if (command != "hline" && command != "cline" && command != "cmidrule" && !command.ends_with("rule"))
            return false;
        line.remove_prefix(command.size() + 1);
        if (line.starts_with('{') || line.starts_with('('))
            line.remove_prefix(std::min(line.find_first_of("})"), line.size() - 1) + 1);
    }
    return true;
}

} // namespace

std::optional<std::string> rowOfLatex(std::string_view line) {
    line = trimmed(line);
    if (line.size() > kLongestLine || line.empty()) return std::nullopt;
    constexpr std::ptrdiff_t kOuterBars = kRow + 1;
    if (line.front() == '|' && line.ends_with("|.") && std::ranges::count(line, '|') == kOuterBars)
        return wordsOf(fieldsOf(line.substr(1, line.size() - 3), '|'));
    if (line.find('&') != kNone) return tableRow(line);
    if (line.front() != '\\') return std::nullopt;
    if (isRule(line)) return "---";
    return line.find('{') != kNone ? commandRow(line) : std::nullopt;
}

} // namespace ninefold::formats::text
