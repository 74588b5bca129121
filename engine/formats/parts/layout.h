// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ninefold::formats::text {

/// How a line separates its cells, derived from counts:
///
///     .734....2                     Characters: one word of nine
///     .73 4.. ..2                   Characters: words of equal length for a row, or a whole board
///     0 7 3 | 4 0 0 | 0 0 2         Words: nine of them
///     ,7,3,4,,,,,2                  Fields: eight separators, so a field may be empty
///     | 73|4  |  2|                 Columns: three boxes of equal width, where a space is a blank cell
struct Layout {
    enum class Kind {
        None,
        Characters, // every character is a cell; spaces, bars and brackets between them are decoration
        Words,      // cells are separated by spaces, bars, commas and brackets
        Fields,     // cells are between separators and may be empty
        Columns,    // three boxes between bars, a space for a blank cell
    };
    Kind kind = Kind::None;
    std::size_t cells = 0;
    char separator = 0;    // of fields
    std::size_t first = 0; // of columns: the position of the first cell within a box,
    std::size_t step = 0;  // and the distance to the next cell
    bool barred = false;   // there are bars
    bool loose = false;    // words have more than one space between them, or a space before the first
};

/// Looks at a cleaned line.
Layout layoutOf(std::string_view line);

/// Characters around the cells of a line besides spaces and bars.
constexpr bool isBracket(char byte) {
    return byte == '[' || byte == ']' || byte == '{' || byte == '}' || byte == '"' || byte == '\'' || byte == '`';
}
constexpr bool separatesWords(char byte) {
    return isSpace(byte) || byte == '|' || byte == ',' || byte == ';' || isBracket(byte);
}

/// The next word at or after `at`, which moves to its end; empty at the end of the line.
constexpr std::string_view nextWord(std::string_view line, std::size_t& at) {
    while (at < line.size() && separatesWords(line[at])) ++at;
    const std::size_t begin = at;
    while (at < line.size() && !separatesWords(line[at])) ++at;
    return line.substr(begin, at - begin);
}

/// The line without the frame around its fields.
std::string_view withoutOuterBars(std::string_view line);
/// A field without surrounding spaces, quotes and brackets.
std::string_view bareField(std::string_view field);

/// Calls use(text) for every cell of the line, in order, until it returns false. An empty text is a blank cell.
template <typename Use>
void forEachCell(std::string_view line, const Layout& layout, Use use);

} // namespace ninefold::formats::text

namespace ninefold::formats::text::detail {

template <typename Use>
bool eachCharacter(std::string_view text, Use use) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text.substr(at));
        if (!use(text.substr(at, length))) return false;
        at += length;
    }
    return true;
}

template <typename Use>
void eachWord(std::string_view line, Use use) {
    for (std::size_t at = 0;;) {
        const std::string_view word = nextWord(line, at);
        if (word.empty() || !use(word)) return;
    }
}

template <typename Use>
void eachField(std::string_view line, char separator, std::size_t count, Use use) {
    std::size_t at = 0;
    for (std::size_t n = 0; n < count; ++n) {
        const std::size_t end = line.find(separator, at);
        if (!use(line.substr(at, end - at))) return;
        if (end == std::string_view::npos) return;
        at = end + 1;
    }
}

} // namespace ninefold::formats::text::detail

template <typename Use>
void ninefold::formats::text::forEachCell(std::string_view line, const Layout& layout, Use use) {
    switch (layout.kind) {
    case Layout::Kind::None:
        return;
    case Layout::Kind::Characters:
        return detail::eachWord(line, [&](std::string_view word) { return detail::eachCharacter(word, use); });
    case Layout::Kind::Words:
        return detail::eachWord(line, use);
    case Layout::Kind::Fields: {
        const std::string_view inner = layout.separator == '|' ? withoutOuterBars(line) : line;
        return detail::eachField(inner, layout.separator, layout.cells,
                                 [&](std::string_view field) { return use(bareField(field)); });
    }
    case Layout::Kind::Columns:
        return detail::eachField(withoutOuterBars(line), '|', 3, [&](std::string_view box) {
            for (std::size_t n = 0; n < 3; ++n)
                if (!use(trimmed(box.substr(std::min(layout.first + n * layout.step, box.size()), 1)))) return false;
            return true;
        });
    }
}
