// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <random>
#include <string>
#include <vector>

namespace ninefold::test {

/// A puzzle made for these tests, in its most common form.
inline const std::string kCells = "7.4..5..1.....2.6..2.........8.1..9.9...3...4.1..7.2.........3..6.9.....5..8..4.6";

/// Nine lines with `between` after each cell but the ninth, which is followed by `end`; so a list without line ends
/// is possible too.
inline std::string rowsOf(std::string_view cells, std::string_view between = "", std::string_view end = "\n") {
    std::string text;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        text += cells[at];
        text += at % 9 == 8 ? end : between;
    }
    return text;
}

// Functions that build texts, and a sink that keeps the puzzles and errors of a reader.

inline std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

inline std::string replaced(std::string text, char from, char to) {
    for (char& character : text)
        if (character == from) character = to;
    return text;
}

/// Keeps everything that a reader reports.
class Collector : public formats::PuzzleSink {
public:
    bool puzzle(formats::Puzzle&& found) override {
        puzzles.push_back(std::move(found));
        return true;
    }
    void skipped(const Error& error) override { skips.push_back(error); }
    void warning(const Error& error) override { warnings.push_back(error); }

    std::vector<formats::Puzzle> puzzles;
    std::vector<Error> skips, warnings;
};

/// Uses a given reader: for tests of one format, in which detection must not decide.
inline Collector read(const formats::Format& format, std::string_view text) {
    Collector collector;
    readPiece(format, {.text = text}, collector);
    return collector;
}

/// Reads a text of unknown format, as the program does.
inline Collector readAny(std::string_view text) {
    const formats::Format* format = formats::detectEngineFormat(text);
    return format != nullptr ? read(*format, text) : Collector{};
}

/// Empty when no format recognises the text.
inline std::string idOf(std::string_view text) {
    const formats::Format* format = formats::detectEngineFormat(text);
    return format != nullptr ? std::string(format->id) : std::string();
}

/// Writes a file as the program does, with the header, the separators and the footer of the format.
inline std::string write(const formats::Format& format, const std::vector<formats::Puzzle>& puzzles) {
    std::string text(format.header);
    for (std::size_t n = 0; n < puzzles.size(); ++n) {
        if (n > 0) text += format.separator;
        format.write(puzzles[n], text);
    }
    return text += format.footer;
}

/// A grid without clashes: some givens, then some placed digits. It need not have a solution, because the formats
/// do not check it.
inline Grid randomGrid(std::mt19937& random, int givens, int placed) {
    Grid grid;
    for (int n = 0; n < givens + placed; ++n) {
        const Cell cell = static_cast<Cell>(random() % kCellCount);
        const Digits digits = grid.candidates(cell);
        if (digits.empty()) continue;
        int skip = static_cast<int>(random() % static_cast<unsigned>(digits.count()));
        for (const Digit digit : digits)
            if (skip-- == 0) n < givens ? grid.give(cell, digit) : grid.place(cell, digit);
    }
    return grid;
}

/// A game with known givens; with `marks` some candidates are ruled out.
inline formats::Puzzle randomGame(std::mt19937& random, bool placed, bool marks) {
    formats::Puzzle puzzle;
    puzzle.grid = randomGrid(random, 5 + static_cast<int>(random() % 60), placed ? static_cast<int>(random() % 25) : 0);
    puzzle.givensKnown = true;
    puzzle.hasMarks = marks;
    for (const Cell cell : marks ? puzzle.grid.blanks() : Cells{})
        for (const Digit digit : puzzle.grid.candidates(cell))
            if (random() % 4 == 0) puzzle.grid.removeCandidate(cell, digit);
    return puzzle;
}

/// The digits to compare with the original puzzle: all of them where the format does not distinguish givens from
/// placed digits.
inline std::string cellsOf(const formats::Puzzle& puzzle) {
    return puzzle.givensKnown ? puzzle.grid.givensText() : puzzle.grid.cellsText();
}

} // namespace ninefold::test
