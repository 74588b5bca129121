// SPDX-License-Identifier: MIT
// The JSON of f-puzzles.com, in its links and in data that other pages take from it. Every rule other than the
// classic ones has its own key, so an unknown key is an unknown rule.
//
//     {"size": 9, "title": "..", "author": "..", "ruleset": "..", "solution": [81 digits],
//      "grid": [[{"value": 5, "given": true}, {"centerPencilMarks": [1, 2]}, {}, ..], ..],
//      "thermometer": [..], "antiknight": true}
#include "app/documents/boards/links.h"
#include "app/documents/boards/webpuzzles.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/webboard.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// Keys that are not rules. A key may be added here only if it does not change which solutions are valid.
constexpr std::string_view kHarmless[] = {"size",
                                          "title",
                                          "author",
                                          "ruleset",
                                          "grid",
                                          "solution",
                                          "highlightConflicts",
                                          "successMessage",
                                          "disabledlogic",
                                          "truecandidatesoptions",
                                          "cosmetics",
                                          "id",
                                          "version",
                                          "undoStack",
                                          "redoStack"};

void readCell(const Json& json, Cell cell, WebBoard& board) {
    assert(cell >= 0 && cell < kCellCount);
    int value = 0;
    bool given = false;
    json.eachMember([&](const std::string& name, const Json& member) {
        if (name == "value") {
            value = digitIn(member);
        } else if (name == "given") {
            given = member.isTrue();
        } else if (name == "cornerPencilMarks") {
            if (const Digits marks = digitsIn(member); !marks.empty()) notesAt(board.puzzle, cell).corner = marks;
        } else if (name == "centerPencilMarks") {
            if (const Digits marks = digitsIn(member); !marks.empty()) notesAt(board.puzzle, cell).centre = marks;
        } else if (name == "region" && member.integer() != boxOf(cell)) {
            board.variants.add("regions");
        }
        return true;
    });
    board.damaged = board.damaged || value < 0;
    if (value > 0 && given) board.puzzle.grid.give(cell, value);
    else if (value > 0) board.puzzle.grid.place(cell, value);
}

void readMember(const std::string& name, const Json& value, WebBoard& board) {
    const auto text = [&] { return limited(value.string().value_or("")); };
    const auto cell = [&](const Json& json, Cell place) { readCell(json, place, board); };
    if (name == "title") board.puzzle.name = text();
    else if (name == "author") board.puzzle.author = text();
    else if (name == "ruleset") board.puzzle.comment = text();
    else if (name == "grid") value.eachElement([&](const Json& row) { return board.addRow(row, cell), true; });
    else if (std::ranges::find(kHarmless, name) == std::end(kHarmless) && !value.isEmpty()) board.variants.add(name);
}

bool detect(std::string_view head) {
    return looksLikeWebPuzzle(head, true) || beginsWithLink(head, true);
}

} // namespace

bool readFPuzzles(const Json& json, int line, formats::PuzzleSink& sink) {
    WebBoard board;
    board.puzzle.line = line;
    board.puzzle.givensKnown = true;
    json.eachMember([&](const std::string& name, const Json& value) { return readMember(name, value, board), true; });
    return board.finish(sink);
}

namespace descriptors {

const formats::Format fpuzzles = {
    .id = "fpuzzles",
    .name = "f-puzzles link",
    .extensions = "txt url json",
    .holds = {.placed = true, .notes = true, .names = true, .many = true},
    .detect = detect,
    .read = readWebText,
};

} // namespace descriptors
} // namespace ninefold::documents
