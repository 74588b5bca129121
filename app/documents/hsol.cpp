// SPDX-License-Identifier: MIT
// A game of HoDoKu (by Bernhard Hobiger): a zip archive whose file SudokuData is the output of Java's XMLEncoder for
// the program's objects. We read it as plain XML and take only the properties of the first sudoku.Sudoku2; no class
// is looked up and nothing is executed. Arrays contain only the elements that are not 0 or false.
//
//     <object class="sudoku.Sudoku2">
//       <void property="cells">   <array class="short" length="81">   <void index="4"><short>17</short></void> ..
//       <void property="fixed">   <array class="boolean" length="81"> <void index="0"><boolean>true</boolean></void> ..
//       <void property="values">  <array class="int" length="81">     <void index="0"><int>5</int></void> ..
//       <void property="initialState"> <string>:0000:x:81 cells:::</string> </void>
//     </object>
//
// Bit d - 1 of a cell's number means candidate d; fixed cells are givens.
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/gunzip.h"
#include "app/documents/parts/xml.h"
#include "app/documents/parts/zip.h"

#include <charconv>

namespace ninefold::documents::descriptors {
namespace {

/// The properties that we read from the object.
struct Board {
    std::array<int, kCellCount> values{}, masks{};
    std::array<bool, kCellCount> fixed{};
    std::string initialState;
    bool found = false;
    bool old = false;
};

int numberIn(const std::string& text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Reads the <void index="N"> elements of a property, with or without an <array> around them.
template <typename Use>
void readArray(XmlDocument& xml, Use use) {
    const int inside = xml.depth();
    int index = -1;
    while (xml.depth() >= inside && xml.next()) {
        if (!xml.isStart() || xml.starts("array")) continue;
        if (xml.starts("void")) {
            index = xml.hasAttribute("index") ? numberIn(xml.attribute("index")) : -1;
        } else if (index >= 0 && index < kCellCount) {
            use(static_cast<std::size_t>(index), xml.elementText());
        }
    }
}

void readProperty(XmlDocument& xml, const std::string& property, Board& board) {
    if (property == "values")
        readArray(xml, [&](std::size_t i, const std::string& text) { board.values[i] = numberIn(text); });
    else if (property == "cells")
        readArray(xml, [&](std::size_t i, const std::string& text) { board.masks[i] = numberIn(text); });
    else if (property == "fixed")
        readArray(xml, [&](std::size_t i, const std::string& text) { board.fixed[i] = text == "true"; });
    else if (property == "initialState") board.initialState = xml.elementText(true);
}

void readObject(XmlDocument& xml, Board& board) {
    board.found = true;
    const int inside = xml.depth();
    while (xml.depth() >= inside && xml.next())
        if (xml.starts("void") && xml.hasAttribute("property")) readProperty(xml, xml.attribute("property"), board);
}

Board readBoard(XmlDocument& xml) {
    Board board;
    while (!board.found && !board.old && xml.next()) {
        if (!xml.starts("object")) continue;
        const std::string type = xml.attribute("class");
        if (type == "sudoku.Sudoku2") readObject(xml, board);
        else board.old = type == "sudoku.Sudoku";
    }
    return board;
}

/// ":0000:x:" 81 cells ":::" as the givens, if the arrays do not give them.
std::string_view cellsOf(std::string_view state) {
    if (state.starts_with(":0000:x:")) state.remove_prefix(8);
    return state.substr(0, state.find(':'));
}

Result<formats::Puzzle> puzzleFrom(const Board& board) {
    formats::Puzzle puzzle;
    puzzle.line = 1;
    puzzle.givensKnown = true;
    std::array<Digits, kCellCount> marks{};
    bool any = false;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const int value = board.values[at];
        if (value < 0 || value > 9 || board.masks[at] < 0 || board.masks[at] > 511)
            return Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::GameData};
        any = any || value != 0;
        if (value == 0) marks[at] = Digits::fromMask(static_cast<unsigned>(board.masks[at]));
        else if (board.fixed[at]) puzzle.grid.give(cell, value);
        else puzzle.grid.place(cell, value);
    }
    if (!any && !board.initialState.empty()) {
        auto grid = gridFromCells(cellsOf(board.initialState), 0);
        if (!grid) return grid.error();
        puzzle.grid = std::move(grid).value();
    }
    setPlayersMarks(marks, puzzle);
    return puzzle;
}

/// In an archive a file's name precedes its data, packed or not.
bool detect(std::string_view head) {
    return head.starts_with("PK\x03\x04") && head.find("SudokuData") != std::string_view::npos;
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    const auto text = unzip(piece.text, "SudokuData", kUnpackedLimit);
    const Error foreign{.code = ErrorCode::ForeignContent, .detail = ErrorDetail::HodokuGame};
    if (!text) {
        sink.skipped(text.error().code == ErrorCode::NoSudoku ? foreign : text.error());
        return piece.text.size();
    }
    XmlDocument xml({.text = text.value()});
    const Board board = readBoard(xml);
    if (const auto error = xml.error()) {
        sink.skipped(*error);
    } else if (!board.found) {
        sink.skipped(board.old ? Error{.code = ErrorCode::OldVersion, .text = "HoDoKu 1"} : foreign);
    } else if (auto puzzle = puzzleFrom(board); puzzle) {
        sink.puzzle(std::move(puzzle).value());
    } else {
        sink.skipped(puzzle.error());
    }
    return piece.text.size();
}

} // namespace

const formats::Format hsol = {
    .id = "hsol",
    .name = "HoDoKu game",
    .extensions = "hsol",
    .holds = {.placed = true, .candidates = true},
    .documentLimit = kSmallDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
