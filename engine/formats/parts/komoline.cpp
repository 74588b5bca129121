// SPDX-License-Identifier: MIT
#include "engine/formats/parts/komoline.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// The content of a cell without its digit of the solution, which is discarded.
struct KomoCell {
    Digit given = 0, placed = 0;
    bool hasNotes = false;
    Digits notes;
};

bool takeDigit(std::string_view& text, Digit& digit) {
    if (text.empty() || characterKind(text[0]) != character::kDigit) return false;
    digit = text[0] - '0';
    text.remove_prefix(1);
    return true;
}

bool take(std::string_view& text, char character) {
    if (!text.starts_with(character)) return false;
    text.remove_prefix(1);
    return true;
}

/// "6", "6!", "7:5", "7[2.5]", "7:5[2.5]"; nothing for any other text.
std::optional<KomoCell> parseKomoCell(std::string_view text) {
    KomoCell cell;
    Digit solution = 0, note = 0;
    text = trimmed(text);
    if (!takeDigit(text, solution)) return std::nullopt;
    if (take(text, '!')) cell.given = solution;
    if (take(text, ':') && !takeDigit(text, cell.placed)) return std::nullopt;
    cell.hasNotes = take(text, '[');
    if (cell.hasNotes) {
        while (takeDigit(text, note)) {
            cell.notes.add(note);
            take(text, '.');
        }
        if (!take(text, ']')) return std::nullopt;
    }
    return text.empty() ? std::optional(cell) : std::nullopt;
}

void setCell(Puzzle& puzzle, Cell at, const KomoCell& cell) {
    assert(!puzzle.grid.isSet(at));
    if (cell.given != 0) puzzle.grid.give(at, cell.given);
    else if (cell.placed != 0) puzzle.grid.place(at, cell.placed);
}

Error wrongCells(std::size_t cells) {
    return {.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(cells)};
}

} // namespace

std::optional<Result<Puzzle>> parseKomoLine(std::string_view line) {
    constexpr std::size_t kLongest = 81 * 24;
    line = trimmed(line);
    if (line.size() > kLongest || line.find('!') == std::string_view::npos) return std::nullopt;
    // Cheap counts first: the line must resemble this format before its cells are parsed.
    const auto rows = std::ranges::count(line, ';'), commas = std::ranges::count(line, ',');
    if (rows < 5 || commas < 40) return std::nullopt;
    std::array<KomoCell, kCellCount> cells;
    std::size_t count = 0;
    for (std::size_t at = 0; at < line.size(); ++count) {
        const std::size_t end = std::min(line.find_first_of(",;", at), line.size());
        const auto cell = parseKomoCell(line.substr(at, end - at));
        if (!cell) return std::nullopt;
        if (count < cells.size()) cells[count] = *cell;
        at = end + 1;
    }
    // Every cell was valid, so it is this format and a wrong count is an error.
    if (count != cells.size()) return wrongCells(count);
    Puzzle puzzle;
    puzzle.givensKnown = true;
    puzzle.hasMarks = std::ranges::any_of(cells, &KomoCell::hasNotes);
    for (Cell cell = 0; cell < kCellCount; ++cell) setCell(puzzle, cell, cells[static_cast<std::size_t>(cell)]);
    if (puzzle.hasMarks)
        for (const Cell cell : puzzle.grid.blanks())
            puzzle.grid.setCandidates(cell, cells[static_cast<std::size_t>(cell)].notes);
    return puzzle;
}

} // namespace ninefold::formats::text
