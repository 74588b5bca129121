// SPDX-License-Identifier: MIT
// Writes only the differences from an empty puzzle, so that a list of plain puzzles is hardly longer than their
// cells. The order of the fields is fixed: the same puzzle gives the same bytes, and files can be compared.
#include "app/documents/ninefold.h"

#include "app/documents/parts/jsonwriter.h"
#include "app/documents/parts/ninefoldfields.h"
#include "engine/core/names.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

std::string digitsText(Digits digits) {
    std::string text;
    for (const Digit digit : digits) text += static_cast<char>('0' + digit);
    return text;
}

template <typename Numbers>
void writeColours(const char* name, const Numbers& numbers, JsonWriter& json) {
    if (std::ranges::all_of(numbers, [](auto number) { return number == 0; })) return;
    json.key(name).openArray();
    for (const auto number : numbers) json.value(static_cast<int>(number));
    json.closeArray();
}

void writeState(const CellState& state, JsonWriter& json) {
    if (state.value != 0) json.field("value", static_cast<int>(state.value));
    if (!state.candidates.empty()) json.field("candidates", digitsText(state.candidates));
    if (!state.corner.empty()) json.field("corner", digitsText(state.corner));
    if (!state.centre.empty()) json.field("centre", digitsText(state.centre));
    writeColours("colours", state.colours, json);
    writeColours("candidateColours", state.candidateColours, json);
}

/// Of 81 cells only those that have notes, each with its name: the file can be read by people, too.
void writeNotes(const std::vector<CellState>& notes, JsonWriter& json) {
    json.key("notes").openArray();
    for (Cell cell = 0; cell < static_cast<Cell>(notes.size()); ++cell) {
        const CellState& state = notes[static_cast<std::size_t>(cell)];
        if (state == CellState{}) continue;
        json.openObject().field("cell", cellName(cell));
        writeState(state, json);
        json.closeObject();
    }
    json.closeArray();
}

/// A candidate is its digit and its cell: "4r1c3".
std::string endText(const LinkedMark& end) {
    return std::to_string(end.digit) + cellName(end.cell);
}

void writeLinks(const std::vector<DrawnLink>& links, JsonWriter& json) {
    json.key("links").openArray();
    for (const DrawnLink& link : links) {
        json.openObject().field("from", endText(link.from)).field("to", endText(link.to));
        if (link.strong) json.field("strong", true);
        json.closeObject();
    }
    json.closeArray();
}

void writeMove(const Move& move, JsonWriter& json) {
    json.openObject().field("at", move.atMs);
    if (!move.links.empty()) writeLinks(move.links, json);
    json.key("changes").openArray();
    for (const CellChange& change : move.changes) {
        json.openObject().field("cell", cellName(change.cell));
        for (const bool before : {true, false}) {
            json.key(before ? "before" : "after").openObject();
            writeState(before ? change.before : change.after, json);
            json.closeObject();
        }
        json.closeObject();
    }
    json.closeArray().closeObject();
}

/// The candidates of each cell, separated by commas.
std::string candidatesText(const Grid& grid) {
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (cell > 0) text += ',';
        text += digitsText(grid.candidates(cell));
    }
    return text;
}

} // namespace

void writePuzzleJson(const formats::Puzzle& puzzle, std::string& out) {
    JsonWriter json(out, JsonWriter::Spacing::Blanks);
    json.field("givens", puzzle.grid.givensText());
    if (puzzle.grid.cellsText() != puzzle.grid.givensText()) json.field("cells", puzzle.grid.cellsText());
    if (puzzle.hasMarks) json.field("candidates", candidatesText(puzzle.grid));
    if (puzzle.marksBind) json.field("candidatesBind", true);
    if (puzzle.givensKnown) json.field("givensKnown", true);
    for (const TextField& field : kTextFields)
        if (!(puzzle.*field.text).empty()) json.field(field.name, puzzle.*field.text);
    if (puzzle.elapsedMs != 0) json.field("elapsedMs", puzzle.elapsedMs);
    if (!puzzle.notes.empty()) writeNotes(puzzle.notes, json);
    if (!puzzle.links.empty()) writeLinks(puzzle.links, json);
    if (!puzzle.history.empty()) {
        json.field("movesDone", puzzle.historyDone).key("moves").openArray();
        for (const Move& move : puzzle.history) writeMove(move, json.breakLine());
        json.closeArray();
    }
    json.closeObject();
}

} // namespace ninefold::documents
