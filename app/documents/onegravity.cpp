// SPDX-License-Identifier: MIT
// The collections of the app Sudoku 10'000 and related apps:
//
//     <onegravitysudoku>
//       <sudoku data="81 digits, 0 for a blank"/>
//     </onegravitysudoku>
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/xml.h"

namespace ninefold::documents::descriptors {
namespace {

bool detect(std::string_view head) {
    return rootElement(head) == "onegravitysudoku";
}

/// Any element with cells is a puzzle, because the apps use different names for it.
std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    XmlDocument xml(piece);
    while (xml.next()) {
        if (!xml.isStart() || !xml.hasAttribute("data")) continue;
        auto grid = gridFromCells(xml.attribute("data"), xml.line());
        if (!grid) {
            sink.skipped(grid.error());
            continue;
        }
        formats::Puzzle puzzle;
        puzzle.grid = std::move(grid).value();
        puzzle.name = xml.attribute("name");
        puzzle.line = xml.line();
        if (!sink.puzzle(std::move(puzzle))) return piece.text.size();
    }
    if (const auto error = xml.error()) sink.skipped(*error);
    return xml.size();
}

} // namespace

const formats::Format onegravity = {
    .id = "onegravity",
    .name = "OneGravity Sudoku collection",
    .extensions = "1gsudoku gsudoku",
    .holds = {.many = true},
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
