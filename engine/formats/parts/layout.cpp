// SPDX-License-Identifier: MIT
#include "engine/formats/parts/layout.h"

#include "engine/core/cells.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// The common properties of the words of a line.
struct Words {
    std::size_t count = 0;
    std::size_t characters = 0; // of the first word
    bool even = true;           // all words have the same number of characters
    bool ascending = true;      // all words are digits in ascending order, as candidates are
};

bool isAscending(std::string_view word) {
    char before = '0';
    return std::ranges::all_of(word, [&](char byte) {
        const bool rises = byte > before && byte <= '9';
        before = byte;
        return rises;
    });
}

Words wordsOf(std::string_view line) {
    Words words;
    detail::eachWord(line, [&](std::string_view word) {
        const std::size_t characters = characterCount(word);
        if (words.count++ == 0) words.characters = characters;
        words.even = words.even && characters == words.characters;
        words.ascending = words.ascending && isAscending(word);
        return true;
    });
    return words;
}

/// Groups of characters instead of words: a row in three groups, a whole grid in 3, 9 or 27, a row of a larger
/// size.
bool isGroups(const Words& words) {
    if (!words.even) return false;
    const auto is = [&](std::size_t count, std::size_t characters) {
        return words.count == count && words.characters == characters;
    };
    if (is(9, 9)) return !words.ascending;
    return is(3, 3) || is(27, 3) || is(3, 27) || is(4, 4) || is(5, 5);
}

/// Is there more than a single space between two words, or a space before the first? Programs align candidates,
/// SudoCue does not.
bool isLoose(std::string_view line) {
    if (line.empty() || isSpace(line.front())) return true;
    for (std::size_t at = 1; at < line.size(); ++at)
        if (separatesWords(line[at]) && (line[at] != ' ' || separatesWords(line[at - 1])) &&
            line.find_first_not_of(' ', at) != std::string_view::npos)
            return true;
    return false;
}

/// A row of nine fields, or whole puzzles with a field for each cell.
bool isTableCount(std::size_t fields) {
    return fields == 9 || (fields >= 81 && fields % kCellCount == 0);
}

/// A separator at the end of the line ends the last field; no field follows it.
std::size_t fieldCount(std::string_view line, char separator) {
    assert(line.find(separator) != std::string_view::npos);
    const auto count = static_cast<std::size_t>(std::ranges::count(line, separator)) + 1;
    const bool lastIsEmpty = bareField(line.substr(line.rfind(separator) + 1)).empty();
    return !isTableCount(count) && lastIsEmpty ? count - 1 : count;
}

Layout fields(std::string_view line) {
    for (const char separator : {';', ',', '\t'})
        if (line.find(separator) != std::string_view::npos)
            if (const std::size_t count = fieldCount(line, separator); isTableCount(count))
                return {.kind = Layout::Kind::Fields, .cells = count, .separator = separator};
    return {};
}

bool isFilled(std::string_view text) {
    return text.find_first_not_of(" \t") != std::string_view::npos;
}

/// Three boxes of equal width whose cells are in columns: "|5 3| 7 |   |" or "| 5   3 |   7   |       |". Without a
/// bar after the last box, an editor may have cut the spaces at its end.
Layout columns(std::string_view inner, bool open) {
    struct Form {
        std::size_t width, first, step;
    };
    static constexpr Form forms[] = {{3, 0, 1}, {5, 0, 2}, {7, 1, 2}, {9, 1, 3}};
    const std::size_t width = inner.find('|');
    const auto form = std::ranges::find(forms, width, &Form::width);
    const std::size_t whole = 3 * width + 2;
    const bool cut = open && inner.size() < whole && inner.size() > 2 * width + 1;
    if (form == std::end(forms) || (inner.size() != whole && !cut) || inner[2 * width + 1] != '|') return {};
    for (std::size_t at = 0; at < inner.size(); ++at) {
        const std::size_t within = at % (width + 1);
        const bool isColumn = within >= form->first && (within - form->first) % form->step == 0;
        if (within < width && !isColumn && !isSpace(inner[at])) return {};
    }
    return {.kind = Layout::Kind::Columns, .cells = 9, .first = form->first, .step = form->step};
}

Layout barred(std::string_view line) {
    const std::string_view inner = withoutOuterBars(line);
    const auto bars = std::ranges::count(inner, '|');
    if (bars == 8) return {.kind = Layout::Kind::Fields, .cells = 9, .separator = '|'};
    return bars == 2 && isFilled(inner) ? columns(inner, inner.size() == line.size()) : Layout{};
}

Layout words(const Words& found, std::string_view line) {
    if (found.count == 1) return {.kind = Layout::Kind::Characters, .cells = found.characters};
    if (found.count == 0) return {};
    return {.kind = Layout::Kind::Words, .cells = found.count, .loose = isLoose(line)};
}

} // namespace

std::string_view withoutOuterBars(std::string_view line) {
    // Eight bars separate nine cells, two bars three boxes: then there is no frame, and the first cell may be
    // blank.
    const auto bars = std::ranges::count(line, '|');
    if (bars == 8 || bars == 2) return line;
    line = trimmed(line);
    if (!line.empty() && line.front() == '|') line.remove_prefix(1);
    if (!line.empty() && line.back() == '|') line.remove_suffix(1);
    return line;
}

std::string_view bareField(std::string_view field) {
    const auto isAround = [](char byte) { return isSpace(byte) || isBracket(byte); };
    while (!field.empty() && isAround(field.front())) field.remove_prefix(1);
    while (!field.empty() && isAround(field.back())) field.remove_suffix(1);
    return field;
}

Layout layoutOf(std::string_view line) {
    const bool hasBars = line.find('|') != std::string_view::npos;
    const Words found = wordsOf(line);
    Layout layout{.kind = Layout::Kind::Characters, .cells = found.count * found.characters};
    if (!isGroups(found)) layout = hasBars ? barred(line) : fields(line);
    // Columns are tried only where words do not explain the line.
    if (layout.kind == Layout::Kind::None || (layout.kind == Layout::Kind::Columns && found.count == 9))
        layout = words(found, line);
    layout.barred = hasBars;
    return layout;
}

} // namespace ninefold::formats::text
