// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/visibletext.h"
#include "engine/formats/puzzle.h"

#include <QString>

#include <string>
#include <vector>

namespace ninefold {

inline constexpr auto kCells = "481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..";

/// Hostile text as a file may contain it, before any reader has cleaned it.
inline const std::vector<std::string>& hostileWords() {
    static const std::vector<std::string> words = {
        "<b>x</b><img src=\"x.png\">",
        "<a href=\"file:///etc/passwd\">&lt;x&gt;</a>",
        "&File && E&xit",
        "%1 %2 %n %L1 %%",
        "Ninefold [*] [*][*]",
        "one\ntwo\r\nthree\u2028four\tfive",
        "moc\u202Egpj \u2066x\u200F",
        "\x1b[2J\x1b]0;title\x07",
        std::string("a\0b", 3),
        "lone \xED\xA0\x80 surrogate",
        std::string(500'000, 'W'),
        "\u05E9\u05DC\u05D5\u05DD 12 (abc)",
    };
    return words;
}

inline formats::Puzzle puzzleNamed(const std::string& words) {
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kCells);
    puzzle.givensKnown = true;
    for (std::string formats::Puzzle::*field :
         {&formats::Puzzle::name, &formats::Puzzle::author, &formats::Puzzle::comment, &formats::Puzzle::source,
          &formats::Puzzle::url, &formats::Puzzle::date, &formats::Puzzle::level, &formats::Puzzle::rating})
        puzzle.*field = words;
    return puzzle;
}

/// Is the text free of characters that could end a line, control a terminal or change the text direction? Our own
/// sentences may isolate quoted text, in pairs of direction marks.
inline bool isHarmless(const QString& text) {
    int depth = 0;
    for (const char32_t code : text.toUcs4()) {
        if (code == 0x2068) ++depth;
        else if (code == 0x2069) --depth;
        else if (code != '\n' && isHiddenControl(code)) return false;
        if (depth < 0 || depth > 1) return false;
    }
    return depth == 0;
}

} // namespace ninefold
