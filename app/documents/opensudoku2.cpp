// SPDX-License-Identifier: MIT
// OpenSudoku's backup with the state of each game, written as version 2 of its XML. For the elements see
// opensudoku.cpp, which reads all versions, and for the cells parts/opensudokudata.cpp.
//
// Times are milliseconds since 1970. A puzzle does not know when it was last played, so "last_played" is always 0;
// "created" is the puzzle's date if that is a moment, because a date may be any text.
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/opensudokudata.h"
#include "app/documents/parts/xml.h"

namespace ninefold::documents::descriptors {
namespace {

/// The numbers that the app uses.
enum class State { Playing = 0, NotStarted = 1, Completed = 2 };

State stateOf(const formats::Puzzle& puzzle) {
    if (puzzle.grid.isFull() && clashingCells(puzzle.grid).empty()) return State::Completed;
    const bool untouched =
        !puzzle.hasMarks && puzzle.elapsedMs == 0 && puzzle.grid.cellsText() == puzzle.grid.givensText();
    return untouched ? State::NotStarted : State::Playing;
}

/// The first version has no attribute "version"; later ones have it, or another root.
bool detect(std::string_view head) {
    const std::string_view root = rootElement(head);
    if (root != "opensudoku") return root == "opensudoku2";
    const std::string_view rest = head.substr(static_cast<std::size_t>(root.data() - head.data()));
    return rest.substr(0, rest.find('>')).find("version") != std::string_view::npos;
}

void write(const formats::Puzzle& puzzle, std::string& out) {
    const auto attribute = [&](const char* name, qint64 value) {
        ((out += name) += "=\"") += std::to_string(value) + "\" ";
    };
    out += "    <game ";
    attribute("created", momentOf(puzzle.date).value_or(0));
    attribute("state", static_cast<int>(stateOf(puzzle)));
    attribute("time", puzzle.elapsedMs);
    attribute("last_played", 0);
    out += "data=\"";
    writeOpenSudokuCells(puzzle, out);
    out += "\" note=\"" + xmlEscaped(puzzle.comment) + "\" />\n";
}

} // namespace

const formats::Format opensudoku2 = {
    .id = "opensudoku2",
    .name = "OpenSudoku games with their state",
    .extensions = "opensudoku opensudoku2",
    .holds = {.placed = true, .candidates = true, .time = true, .comment = true, .many = true},
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = readOpenSudoku,
    .write = write,
    .header = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<opensudoku version=\"2\">\n"
              "  <folder name=\"Ninefold\" created=\"0\">\n",
    .footer = "  </folder>\n</opensudoku>\n",
};

} // namespace ninefold::documents::descriptors
