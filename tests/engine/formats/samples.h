// SPDX-License-Identifier: MIT
#pragma once

#include "tests/engine/formats/puzzles.h"

#include <map>

namespace ninefold::test {

/// A text for every format that can be read, by its id. A new format without a writer needs a row here; the test of
/// detection names formats without a sample. The tests of damaged and truncated input use these texts too.
inline std::map<std::string, std::string> samples() {
    const std::string zeros = replaced(kCells, '.', '0');
    const std::string boards = rowsOf(zeros, " ");
    // With CRLF and with LF, with and without names: each sample looks like the output of its program.
    std::map<std::string, std::string> texts = {
        {"spf", "#SPF1.0\n" + replaced(kCells, '.', '_') + "\n" + replaced(kCells, '.', '_') + "\n"},
        {"sadman", "#A a\r\n[Puzzle]\r\n" + rowsOf(kCells, "", "\r\n") + "[State]\r\n" + rowsOf(kCells, "", "\r\n")},
        {"sudocue", "#ARuth\n#LEasy\n" + rowsOf(kCells)},
        {"susser", "+1" + kCells.substr(1) + ":314 916\n"},
        {"doku", "9!|.(3,4)|3" + rowsOf(kCells, "|").substr(5)},
        {"solo", "3x3:7a4b5b1e2a6b2i8a1b9a9c3c4a1b7a2i3b6a9e5b8b4a6\n"},
        {"sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros + "\n"},
        {"link", "https://sudoku.coach/en/play/" + zeros + "\n"},
        {"norvig", boards + "========\n" + boards + "========\n"},
        {"euler", "Grid 01\n" + rowsOf(zeros) + "Grid 02\n" + rowsOf(zeros)},
        {"bank", "0123456789ab " + zeros + "  7.2\nfedcba987654 " + zeros + " 10.2\n"},
        {"kaggle", "quizzes,solutions\n" + zeros + "," + replaced(zeros, '0', '1') + "\n"},
        {"gsf", "#!sudoku -c1\n" + kCells + ",name,poster,1,2,9.1,1.2\n"},
    };
    // sdx lists the candidates of a blank cell in its place; komo writes the whole solution, with "!" after each
    // given.
    std::string progress = rowsOf(zeros, " "), komo;
    for (std::size_t at = 0; at < progress.size(); ++at)
        if (progress[at] == '0') progress.replace(at, 1, "139");
    texts["sdx"] = progress;
    for (int n = 0; n < 81; ++n) komo += std::string(n % 2 ? "5" : "7!") + (n == 80 ? "\n" : n % 9 == 8 ? ";" : ",");
    texts["komo"] = komo;
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kCells);
    puzzle.author = "Somebody";
    // Formats with a writer generate their samples, so that these always match the writer.
    for (const formats::Format* format : formats::engineFormats())
        if (format->write != nullptr)
            texts[std::string(format->id)] =
                write(*format, std::vector<formats::Puzzle>(format->holds.many ? 3 : 1, puzzle));
    return texts;
}

} // namespace ninefold::test
