// SPDX-License-Identifier: MIT
// Only what differs from an empty puzzle is written, so that a list of plain puzzles is hardly longer than their cells.
// The order of the fields is fixed: the same puzzle gives the same bytes, and files can be compared.
#include "app/files/ninefold.h"

#include "app/files/parts/ninefoldfields.h"
#include "engine/core/names.h"

#include <algorithm>

namespace ninefold {
namespace {

/// Writes the members of an object, with commas between them.
class Members {
public:
    explicit Members(std::string& out) : out_(out) { out_ += '{'; }
    ~Members() { out_ += '}'; }
    Members(const Members&) = delete;
    Members& operator=(const Members&) = delete;

    /// Begins a member; its value is to follow.
    std::string& name(const char* name) {
        if (!first_) out_ += ", ";
        first_ = false;
        appendJsonString(name, out_);
        return out_ += ": ";
    }
    void text(const char* key, std::string_view value) { appendJsonString(value, name(key)); }
    void number(const char* key, std::int64_t value) { name(key) += std::to_string(value); }

private:
    std::string& out_;
    bool first_ = true;
};

std::string digitsText(Digits digits) {
    std::string text;
    for (const Digit digit : digits) text += static_cast<char>('0' + digit);
    return text;
}

template <typename Range, typename Write>
void writeList(const Range& range, std::string& out, Write write) {
    out += '[';
    bool first = true;
    for (const auto& each : range) {
        if (!first) out += ", ";
        first = false;
        write(each);
    }
    out += ']';
}

template <typename Numbers>
void writeColours(const char* name, const Numbers& numbers, Members& members, std::string& out) {
    if (std::ranges::all_of(numbers, [](auto number) { return number == 0; })) return;
    members.name(name);
    writeList(numbers, out, [&](auto number) { out += std::to_string(number); });
}

void writeState(const CellState& state, Members& members, std::string& out) {
    if (state.value != 0) members.number("value", state.value);
    if (!state.candidates.empty()) members.text("candidates", digitsText(state.candidates));
    if (!state.corner.empty()) members.text("corner", digitsText(state.corner));
    if (!state.centre.empty()) members.text("centre", digitsText(state.centre));
    writeColours("colours", state.colours, members, out);
    writeColours("candidateColours", state.candidateColours, members, out);
}

/// Of 81 cells only those that have notes, each with its name: the file can be read by people, too.
void writeNotes(const std::vector<CellState>& notes, std::string& out) {
    std::vector<Cell> used;
    for (Cell cell = 0; cell < static_cast<Cell>(notes.size()); ++cell)
        if (notes[static_cast<std::size_t>(cell)] != CellState{}) used.push_back(cell);
    writeList(used, out, [&](Cell cell) {
        Members members(out);
        members.text("cell", cellName(cell));
        writeState(notes[static_cast<std::size_t>(cell)], members, out);
    });
}

/// A candidate is its digit and its cell: "4r1c3".
std::string endText(const LinkedMark& end) {
    return std::to_string(end.digit) + cellName(end.cell);
}

void writeLinks(const std::vector<DrawnLink>& links, std::string& out) {
    writeList(links, out, [&](const DrawnLink& link) {
        Members members(out);
        members.text("from", endText(link.from));
        members.text("to", endText(link.to));
        if (link.strong) members.name("strong") += "true";
    });
}

void writeMove(const Move& move, std::string& out) {
    Members members(out);
    members.number("at", move.atMs);
    if (!move.links.empty()) writeLinks(move.links, members.name("links"));
    members.name("changes");
    writeList(move.changes, out, [&](const CellChange& change) {
        Members parts(out);
        parts.text("cell", cellName(change.cell));
        for (const bool before : {true, false}) {
            parts.name(before ? "before" : "after");
            Members state(out);
            writeState(before ? change.before : change.after, state, out);
        }
    });
}

/// The candidates of each cell, with commas between the cells.
std::string candidatesText(const Grid& grid) {
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (cell > 0) text += ',';
        text += digitsText(grid.candidates(cell));
    }
    return text;
}

} // namespace

void writePuzzleJson(const Puzzle& puzzle, std::string& out) {
    Members members(out);
    members.text("givens", puzzle.grid.givensText());
    if (puzzle.grid.cellsText() != puzzle.grid.givensText()) members.text("cells", puzzle.grid.cellsText());
    if (puzzle.hasMarks) members.text("candidates", candidatesText(puzzle.grid));
    if (puzzle.marksBind) members.name("candidatesBind") += "true";
    if (puzzle.givensKnown) members.name("givensKnown") += "true";
    for (const TextField& field : kTextFields)
        if (!(puzzle.*field.text).empty()) members.text(field.name, puzzle.*field.text);
    if (puzzle.elapsedMs != 0) members.number("elapsedMs", puzzle.elapsedMs);
    if (!puzzle.notes.empty()) writeNotes(puzzle.notes, members.name("notes"));
    if (!puzzle.links.empty()) writeLinks(puzzle.links, members.name("links"));
    if (puzzle.history.empty()) return;
    members.number("movesDone", static_cast<std::int64_t>(puzzle.historyDone));
    writeList(puzzle.history, members.name("moves"), [&](const Move& move) { writeMove(move, out += "\n  "); });
}

} // namespace ninefold
