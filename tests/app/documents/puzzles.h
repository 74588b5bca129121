// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/reading.h"
#include "app/documents/writing.h"
#include "engine/core/visibletext.h"
#include "engine/formats/format.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

namespace ninefold {

/// Keeps everything that a reader reports.
class Collector : public formats::PuzzleSink {
public:
    bool puzzle(formats::Puzzle&& puzzle) override {
        puzzles.push_back(std::move(puzzle));
        return static_cast<int>(puzzles.size()) != stopAfter;
    }
    void skipped(const Error& error) override { skips.push_back(error); }
    void warning(const Error& error) override { warnings.push_back(error); }

    std::vector<formats::Puzzle> puzzles;
    std::vector<Error> skips, warnings;
    int stopAfter = -1;
};

/// Reads bytes like a paste, including decoding and detection.
struct ReadBack {
    Collector found;
    std::optional<Error> error;
    documents::ReadSummary summary;
};

inline ReadBack readBack(std::string_view bytes) {
    ReadBack back;
    const auto result = documents::readText(bytes, back.found);
    if (result) back.summary = result.value();
    else back.error = result.error();
    return back;
}

/// "was read" means no error, so that a failing test shows what happened.
inline Error firstError(std::string_view text) {
    return readBack(text).error.value_or(Error{.text = "was read"});
}

/// A full valid grid in random order.
inline std::array<Digit, kCellCount> randomSolution(std::mt19937& random) {
    std::array<int, 9> rows{}, columns{};
    std::array<Digit, 9> digits{};
    const auto mixLines = [&](std::array<int, 9>& lines) {
        std::array<int, 3> bands = {0, 1, 2};
        std::ranges::shuffle(bands, random);
        for (int band = 0; band < 3; ++band) {
            std::array<int, 3> inner = {0, 1, 2};
            std::ranges::shuffle(inner, random);
            for (int i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inner[i];
        }
    };
    mixLines(rows);
    mixLines(columns);
    std::iota(digits.begin(), digits.end(), 1);
    std::ranges::shuffle(digits, random);
    std::array<Digit, kCellCount> solution{};
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int row = rows[rowOf(cell)], column = columns[columnOf(cell)];
        solution[cell] = digits[(3 * row + row / 3 + column) % 9];
    }
    return solution;
}

inline Digits randomDigits(std::mt19937& random) {
    return Digits::fromMask(random() & 511);
}

/// Givens, sometimes placed digits and sometimes a player's candidates.
inline formats::Puzzle randomPosition(std::mt19937& random) {
    formats::Puzzle puzzle;
    puzzle.givensKnown = true;
    const auto solution = randomSolution(random);
    // From nearly empty to nearly full.
    const unsigned givens = 1 + random() % 8, placed = random() % 4;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (random() % 10 < givens) puzzle.grid.give(cell, solution[cell]);
        else if (random() % 10 < placed) puzzle.grid.place(cell, solution[cell]);
    if (random() % 2 == 0) {
        puzzle.hasMarks = true;
        for (const Cell cell : puzzle.grid.blanks()) puzzle.grid.setCandidates(cell, randomDigits(random));
        // At least one cell with few candidates: a list in which none is ruled out would look like no list.
        if (!puzzle.grid.isFull()) puzzle.grid.setCandidates(puzzle.grid.blanks().first(), Digits::of(1));
        puzzle.hasMarks = !puzzle.grid.isFull();
    }
    return puzzle;
}

/// Characters that files must preserve: quotes, markup, line ends, other scripts.
inline std::string randomText(std::mt19937& random) {
    // Quotes and brackets of JSON and XML, line ends, multi-byte characters, a bare percent sign.
    static const char* const kParts[] = {"a", "Zoë",  "\"", "\\", "<b>", "&amp;", "\n", "\t", " ",
                                         "'", "数独", "😀",  "]}", "{",   "/",     "|",  "%",  "1"};
    std::string text;
    for (auto left = random() % 12; left > 0; --left) text += kParts[random() % std::size(kParts)];
    return text;
}

/// A name as a player may type it, which must come back unchanged.
inline std::string randomName(std::mt19937& random) {
    return oneLine(randomText(random));
}

/// Not necessarily a state that play leads to: a file must keep any state.
inline CellState randomState(std::mt19937& random) {
    CellState state;
    state.value = static_cast<std::uint8_t>(random() % 10);
    if (random() % 2) state.candidates = randomDigits(random);
    if (random() % 2) state.corner = randomDigits(random);
    if (random() % 2) state.centre = randomDigits(random);
    if (random() % 3 == 0) state.colours = {static_cast<std::uint8_t>(random() % 10), 3};
    if (random() % 3 == 0)
        for (auto& colour : state.candidateColours) colour = static_cast<std::uint8_t>(random() % 4);
    return state;
}

/// Any mark; whether a link between two marks can be drawn is checked where links are made.
inline LinkedMark randomMark(std::mt19937& random) {
    return {static_cast<Cell>(random() % kCellCount), 1 + static_cast<Digit>(random() % kDigitCount)};
}

/// Any number of links, each with two different ends.
inline std::vector<DrawnLink> randomLinks(std::mt19937& random) {
    std::vector<DrawnLink> links(random() % 3);
    for (DrawnLink& link : links) do
            link = {randomMark(random), randomMark(random), random() % 2 == 0};
        while (!isDrawable(link));
    return links;
}

/// A position with all data that a puzzle can have, sensible or not: a file has to keep it.
inline formats::Puzzle randomGame(std::mt19937& random) {
    formats::Puzzle puzzle = randomPosition(random);
    puzzle.givensKnown = random() % 2;
    puzzle.marksBind = puzzle.hasMarks && random() % 2;
    for (std::string formats::Puzzle::*text :
         {&formats::Puzzle::id, &formats::Puzzle::name, &formats::Puzzle::author, &formats::Puzzle::source,
          &formats::Puzzle::url, &formats::Puzzle::date, &formats::Puzzle::level, &formats::Puzzle::rating})
        if (random() % 2) puzzle.*text = randomName(random);
    if (random() % 2) puzzle.comment = severalLines(randomText(random));
    puzzle.elapsedMs = random() % 3 ? random() : 0;
    if (random() % 2) {
        puzzle.notes.resize(kCellCount);
        for (CellState& state : puzzle.notes)
            if (random() % 4 == 0) state = randomState(random);
    }
    puzzle.links = randomLinks(random);
    for (auto left = random() % 5; left > 0; --left) {
        Move move{.atMs = static_cast<std::int64_t>(random())};
        for (auto cells = random() % 4; cells > 0; --cells)
            move.changes.push_back(
                {static_cast<Cell>(random() % kCellCount), randomState(random), randomState(random)});
        move.links = randomLinks(random);
        puzzle.history.push_back(std::move(move));
    }
    if (!puzzle.history.empty()) puzzle.historyDone = random() % (puzzle.history.size() + 1);
    return puzzle;
}

} // namespace ninefold
