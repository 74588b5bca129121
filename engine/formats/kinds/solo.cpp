// SPDX-License-Identifier: MIT
// Saved games of Solo, the Sudoku of Simon Tatham's puzzles. Each line has a name, the length of the value and the
// value:
//
//     SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//     GAME    :4:Solo
//     PARAMS  :3:3x3
//     DESC    :73:a2e9a5b6a2b3_7a1_4...      the game id, soloid.h
//     STATEPOS:1:3                           the number of states, including the first
//     MOVE    :6:R7,1,1                      column 7, row 1 (from 0), digit 1; P is a pencil mark, S the solution
//
// The scanner finds a game id alone, "3x3:a2e9...", in any text.
#include "engine/formats/format.h"
#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/lines.h"
#include "engine/formats/parts/soloid.h"
#include "engine/formats/scan/scan.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <vector>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

constexpr std::string_view kSignature = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection";
constexpr std::size_t kLargestSave = 1024 * 1024;

/// "MOVE    :6:R7,1,1" -> "R7,1,1" for the name "MOVE"; nothing for other lines.
std::optional<std::string_view> fieldOf(std::string_view line, std::string_view name) {
    if (!line.starts_with(name)) return std::nullopt;
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', std::min(first, line.size() - 1) + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
    if (trimmed(line.substr(0, first)) != name) return std::nullopt;
    return line.substr(second + 1);
}

/// The fields of a saved game; it may be another of Tatham's games.
struct Saved {
    std::string_view game, params, description;
    std::vector<std::string_view> moves;
    std::size_t states = 0; // 0 = all
};

Saved savedIn(std::string_view text) {
    Saved saved;
    LineCursor cursor({.text = text});
    for (Line line; cursor.next(line);) {
        if (const auto game = fieldOf(line.text, "GAME")) saved.game = *game;
        if (const auto params = fieldOf(line.text, "PARAMS")) saved.params = *params;
        if (const auto description = fieldOf(line.text, "DESC")) saved.description = *description;
        if (const auto count = fieldOf(line.text, "STATEPOS"))
            std::from_chars(count->data(), count->data() + count->size(), saved.states);
        if (const auto move = fieldOf(line.text, "MOVE")) saved.moves.push_back(*move);
    }
    return saved;
}

/// "R7,1,3" puts a 3 into column 7 and row 1, "R7,1,0" clears it; pencil marks and other moves change no digit.
void play(std::string_view move, Puzzle& puzzle) {
    if (move.size() != 6 || move[0] != 'R' || move[2] != ',' || move[4] != ',') return;
    const int column = move[1] - '0', row = move[3] - '0', digit = move[5] - '0';
    if (column < 0 || column > 8 || row < 0 || row > 8 || digit < 0 || digit > 9) return;
    const Cell cell = cellAt(row, column);
    if (!puzzle.grid.isGiven(cell)) puzzle.grid.setValue(cell, digit);
}

std::size_t readSaved(std::string_view text, int line, PuzzleSink& sink) {
    assert(text.starts_with(kSignature));
    const Saved saved = savedIn(text);
    if (saved.game != "Solo") {
        sink.skipped({.code = ErrorCode::ForeignContent, .line = line, .detail = ErrorDetail::SoloGame});
        return text.size();
    }
    auto puzzle = parseSoloId(saved.params, saved.description);
    if (!puzzle) {
        Error error = puzzle.error();
        error.line = line;
        sink.skipped(error);
        return text.size();
    }
    puzzle.value().line = line;
    puzzle.value().givensKnown = true;
    const std::size_t done = saved.states > 0 ? saved.states - 1 : saved.moves.size();
    for (std::size_t n = 0; n < std::min(done, saved.moves.size()); ++n) play(saved.moves[n], puzzle.value());
    puzzle.value().grid.resetCandidates();
    sink.puzzle(std::move(puzzle).value());
    return text.size();
}

bool detect(std::string_view head) {
    return head.starts_with(kSignature);
}

bool fits(const Sample& sample) {
    return sample.shape == Shape::SoloId;
}

std::size_t read(const TextPiece& piece, PuzzleSink& sink) {
    if (piece.firstLine > 1 || !detect(piece.text)) return scanPuzzles(piece, sink);
    if (!piece.last && piece.text.size() < kLargestSave) return 0;
    return readSaved(piece.text, piece.firstLine, sink);
}

} // namespace

const Format solo = {
    .id = "solo",
    .name = "Simon Tatham's Solo",
    .extensions = "sav",
    .holds = {.placed = true},
    .detect = detect,
    .fits = fits,
    .read = read,
};

} // namespace ninefold::formats::descriptors
