// SPDX-License-Identifier: MIT
// The JSON of SudokuPad, in full or packed: packed names are short (ce cells, v value, re regions, ca cages, t title
// ..) and have no quotes, and an empty cell is nothing between two commas. Rules are not named, only drawn; so any
// drawing other than digits and boxes makes the puzzle a variant.
//
//     {cells: [[{value: 5}, {}, ..], ..], regions: [[[0,0], [0,1], ..], ..], metadata: {title: "..", author: ".."},
//      cages: [{value: "title: .."}, {cells: [[0,0], [0,1]], value: 9}], lines: [..], arrows: [..]}
#include "app/documents/boards/links.h"
#include "app/documents/boards/webpuzzles.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/webboard.h"

#include <algorithm>
#include <span>

namespace ninefold::documents {
namespace {

/// Drawings on the board, in full and packed: probably the clues of a variant.
constexpr std::string_view kDrawn[] = {"lines", "l", "arrows", "a", "overlays", "o", "underlays", "u", "foglight"};
constexpr std::string_view kRuleFlags[] = {"antiknight", "antiking", "nonconsecutive"};

bool isOneOf(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

/// Reads members that may have several names, long and packed; each pair is handled together here.
struct Reader {
    WebBoard board;

    void readMember(const std::string& name, const Json& value);
    void readCell(const Json& json, Cell cell);
    void readRegion(const Json& region);
    void readCage(const Json& cage);
    void readParticulars(const Json& metadata);
    void setParticular(std::string_view name, const std::string& text);
};

/// The cells of [[row, column], ..]; nothing if one of them is not on the board.
std::optional<Cells> cellsIn(const Json& list) {
    Cells cells;
    bool good = true;
    list.eachElement([&](const Json& pair) {
        int places[2] = {-1, -1}, count = 0;
        pair.eachElement([&](const Json& number) {
            if (count < 2) places[count] = digitIn(number);
            return ++count < 3;
        });
        good = count == 2 && places[0] >= 0 && places[0] < 9 && places[1] >= 0 && places[1] < 9;
        if (good) cells.add(cellAt(places[0], places[1]));
        return good;
    });
    return good ? std::optional(cells) : std::nullopt;
}

void Reader::readCell(const Json& json, Cell cell) {
    json.eachMember([&](const std::string& name, const Json& member) {
        if (name == "value" || name == "v") {
            const int digit = digitIn(member);
            board.damaged = board.damaged || digit < 0;
            if (digit > 0) board.puzzle.grid.give(cell, digit);
        } else if (name == "centremarks") {
            if (const Digits marks = digitsIn(member); !marks.empty()) notesAt(board.puzzle, cell).centre = marks;
        } else if (name == "pencilMarks" || name == "cornermarks") {
            if (const Digits marks = digitsIn(member); !marks.empty()) notesAt(board.puzzle, cell).corner = marks;
        }
        return true;
    });
}

void Reader::readRegion(const Json& region) {
    const auto cells = cellsIn(region);
    const bool isBox = cells && !cells->empty() && *cells == kHouses[boxHouse(boxOf(cells->first()))];
    if (!isBox && !region.isEmpty()) board.variants.add("regions");
}

void Reader::setParticular(std::string_view name, const std::string& text) {
    if (name == "title" || name == "t") board.puzzle.name = limited(text);
    else if (name == "author") board.puzzle.author = limited(text);
    else if (name == "rules") board.puzzle.comment = limited(text);
}

/// A cage without cells holds a note like "title: Name"; a cage that is a house adds no rule.
void Reader::readCage(const Json& cage) {
    Json list = cage.member("cells");
    if (list.isEmpty()) list = cage.member("ce");
    Json value = cage.member("value");
    if (value.isEmpty()) value = cage.member("v");
    const std::string text = value.string().value_or("");
    if (list.isEmpty()) {
        const std::size_t colon = text.find(':');
        if (colon == std::string::npos) return;
        const std::size_t begin = text.find_first_not_of(' ', colon + 1);
        setParticular(text.substr(0, colon), begin == std::string::npos ? "" : text.substr(begin));
        return;
    }
    const auto cells = cellsIn(list);
    const bool isHouse = cells && std::ranges::find(kHouses, *cells) != kHouses.end();
    if (!isHouse || !value.isEmpty()) board.variants.add("cages");
}

void Reader::readParticulars(const Json& metadata) {
    metadata.eachMember([&](const std::string& name, const Json& value) {
        if (isOneOf(name, kRuleFlags) && !value.isEmpty()) board.variants.add(name);
        else setParticular(name, value.string().value_or(""));
        return true;
    });
}

void Reader::readMember(const std::string& name, const Json& value) {
    const auto each = [&](void (Reader::*read)(const Json&)) {
        value.eachElement([&](const Json& element) { return (this->*read)(element), true; });
    };
    const auto cell = [&](const Json& json, Cell place) { readCell(json, place); };
    if (name == "cells" || name == "ce")
        value.eachElement([&](const Json& row) { return board.addRow(row, cell), true; });
    else if (name == "regions" || name == "re") each(&Reader::readRegion);
    else if (name == "cages" || name == "ca") each(&Reader::readCage);
    else if (name == "metadata" || name == "metaData") readParticulars(value);
    else if ((isOneOf(name, kDrawn) || isOneOf(name, kRuleFlags)) && !value.isEmpty()) board.variants.add(name);
    else setParticular(name, value.string().value_or(""));
}

bool detect(std::string_view head) {
    return looksLikeWebPuzzle(head, false) || beginsWithLink(head, false);
}

} // namespace

bool readSudokuPad(const Json& json, int line, formats::PuzzleSink& sink) {
    Reader reader;
    reader.board.puzzle.line = line;
    json.eachMember([&](const std::string& name, const Json& value) { return reader.readMember(name, value), true; });
    return reader.board.finish(sink);
}

namespace descriptors {

const formats::Format sudokupad = {
    .id = "sudokupad",
    .name = "SudokuPad link",
    .extensions = "txt url json",
    .holds = {.notes = true, .names = true, .many = true},
    .detect = detect,
    .read = readWebText,
};

} // namespace descriptors
} // namespace ninefold::documents
