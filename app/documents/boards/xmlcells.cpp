// SPDX-License-Identifier: MIT
#include "app/documents/boards/xmlcells.h"

#include "app/documents/boards/jsoncell.h"
#include "app/documents/boards/jsonrules.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/markup.h"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::documents {
namespace {

constexpr std::size_t kDeepest = 64, kLongestValue = 400;
/// The limit for the cells of one run: a thousand boards, after which the next run starts.
constexpr std::size_t kMostCells = 81 * 1000;
constexpr int kFewestDigits = 1;

template <typename List>
bool isOneOf(std::string_view text, const List& list) {
    return std::ranges::find(list, text) != std::end(list);
}

/// "Row1", "r1", "1" -> 1; -1 for none.
int numberAtEnd(std::string_view text) {
    const std::size_t begin = text.find_last_not_of("0123456789") + 1;
    return begin + 1 == text.size() ? text[begin] - '0' : -1;
}

bool namesRow(std::string_view name) {
    return isOneOf(name,
                   std::array<std::string_view, 8>{"row", "r", "y", "line", "i", "rowindex", "rownumber", "ligne"});
}

bool namesColumn(std::string_view name) {
    constexpr std::array<std::string_view, 8> kNames = {"col", "column",   "c",           "x",
                                                        "j",   "colindex", "columnindex", "colonne"};
    return isOneOf(name, kNames);
}

bool namesValue(std::string_view name) {
    constexpr std::array<std::string_view, 11> kNames = {"value", "val",   "v",      "digit",  "number", "num",
                                                         "data",  "cells", "digits", "values", "n"};
    return isOneOf(name, kNames);
}

bool namesRegion(std::string_view name) {
    return isOneOf(name, std::array<std::string_view, 4>{"region", "zone", "box", "block"});
}

bool isBlank(std::string_view value) {
    return isOneOf(value, std::array<std::string_view, 8>{"", "0", ".", "-", "_", "x", "?", "*"});
}

bool isDigit(std::string_view value) {
    return value.size() == 1 && value[0] >= '1' && value[0] <= '9';
}

/// A whole row in one element: nine characters, or nine fields.
bool isRow(std::string_view value) {
    if (value.size() < 9 || value.size() > 27) return false;
    const auto characters =
        std::ranges::count_if(value, [](char character) { return character != ' ' && character != ','; });
    return characters <= 9 && value.find_first_not_of("0123456789.-_?*x ,|") == std::string_view::npos &&
           (value.size() == 9 || std::ranges::count(value, ',') == 8 || characters == 9);
}

} // namespace

XmlCells::XmlCells(formats::PuzzleSink& sink, std::string_view text, int firstLine)
    : sink_(sink), text_(text), firstLine_(firstLine) {}

bool XmlCells::read() {
    MarkupCursor cursor(text_);
    bool more = true;
    while (more && !tooDeep_ && cursor.next()) {
        if (cursor.kind() == MarkupCursor::Kind::Text) {
            if (!open_.empty() && open_.back().value.size() < kLongestValue) open_.back().value += cursor.text();
        } else if (cursor.kind() == MarkupCursor::Kind::End) {
            more = open_.empty() || close();
        } else {
            open(cursor);
            if (cursor.isClosed()) more = open_.empty() || close();
        }
    }
    if (tooDeep_) sink_.skipped({.code = ErrorCode::Damaged, .detail = ErrorDetail::XmlFile});
    return more && finishRun();
}

void XmlCells::open(const MarkupCursor& cursor) {
    tooDeep_ = open_.size() >= kDeepest;
    Element element{.name = cursor.name()};
    if (!open_.empty()) {
        Element& around = open_.back();
        around.hasChildren = true;
        element.row = around.row;
        element.column = around.column;
        element.region = around.region;
    }
    for (const auto& [name, value] : cursor.attributes()) {
        element.hasAttributes = true;
        const std::string_view own = element.name;
        const bool names = name == "name" || name == "id" || name == "number" || name == "index" || name == "nr";
        if (namesRow(name) || (names && namesRow(own))) element.row = numberAtEnd(value);
        else if (namesColumn(name) || (names && namesColumn(own))) element.column = numberAtEnd(value);
        else if (namesValue(name)) element.value = value;
        else if (namesRegion(name)) element.region = value;
        else if (namesGivens(name) || (name == "type" && namesGivens(plainName(value))))
            element.given = value != "false" && value != "0";
    }
    open_.push_back(std::move(element));
}

/// Ends the current element. Its end tag may have another name: well-formedness is not checked here.
bool XmlCells::close() {
    constexpr std::size_t kMostParts = 12;
    Element element = std::move(open_.back());
    open_.pop_back();
    element.value = trimmed(element.value);
    if (namesRule(plainName(element.name)) && !variant_)
        variant_ = Error{.code = ErrorCode::Variant, .text = element.name};
    if (element.hasChildren) return addParts(std::move(element));
    // Only when the outer element ends is it known whether this was a cell or the row number of a cell.
    if (open_.empty() || element.hasAttributes || element.value.size() > 1) return addLeaf(std::move(element));
    Element& around = open_.back();
    around.parts.emplace_back(element.name, element.value);
    return around.parts.size() <= kMostParts || addPartsAsCells(around);
}

/// <cell><row>1</row><col>2</col><value>5</value></cell> is a cell; other parts are cells themselves.
bool XmlCells::addParts(Element&& element) {
    const auto& parts = element.parts;
    const auto valueOf = [&](auto names) -> const std::string* {
        const auto found = std::ranges::find_if(parts, names, &std::pair<std::string, std::string>::first);
        return found == parts.end() ? nullptr : &found->second;
    };
    const std::string *row = valueOf(namesRow), *column = valueOf(namesColumn), *value = valueOf(namesValue);
    if (row != nullptr && column != nullptr && value != nullptr) {
        element.row = numberAtEnd(*row);
        element.column = numberAtEnd(*column);
        element.value = *value;
        return addLeaf(std::move(element));
    }
    return addPartsAsCells(element);
}

bool XmlCells::addPartsAsCells(Element& element) {
    const auto parts = std::exchange(element.parts, {});
    for (const auto& [name, text] : parts)
        if (!addLeaf(
                {.name = name, .value = text, .region = element.region, .row = element.row, .column = element.column}))
            return false;
    return true;
}

bool XmlCells::addLeaf(Element&& leaf) {
    const bool cell = isDigit(leaf.value) || isBlank(leaf.value);
    const bool row = isRow(leaf.value);
    if ((cell || row) && leaf.name != runName_ && !finishRun()) return false;
    if (!cell && !row) return leaf.value.empty() || finishRun();
    runName_ = leaf.name;
    FoundCell found{leaf.value, leaf.region, leaf.row, leaf.column, leaf.given};
    if (row) {
        rows_.push_back(std::move(found));
        return rows_.size() < 9 || readRows();
    }
    return addCell(std::move(found));
}

/// A place that occurs again belongs to the next board.
bool XmlCells::addCell(FoundCell&& cell) {
    const bool placed = cell.row >= 0 && cell.column >= 0;
    const auto same = [&](const FoundCell& each) { return each.row == cell.row && each.column == cell.column; };
    const bool full = cells_.size() >= kMostCells || (placed && std::ranges::any_of(cells_, same));
    if (full && !finishRun()) return false;
    cells_.push_back(std::move(cell));
    return true;
}

bool XmlCells::finishRun() {
    rows_.clear();
    if (cells_.empty()) return true;
    const bool placed =
        std::ranges::all_of(cells_, [](const FoundCell& cell) { return cell.row >= 0 && cell.column >= 0; });
    const bool more = placed ? readPlaced() : readInOrder();
    cells_.clear();
    return more;
}

bool XmlCells::hasOwnRegions(const std::vector<FoundCell>& cells) const {
    std::array<std::set<std::string>, 9> boxes;
    std::set<std::string> all;
    for (const FoundCell& cell : cells) {
        if (cell.region.empty() || cell.row < 0 || cell.column < 0 || cell.row > 8 || cell.column > 8) return false;
        boxes[static_cast<std::size_t>(boxOf(cellAt(cell.row, cell.column)))].insert(cell.region);
        all.insert(cell.region);
    }
    return all.size() == 9 && std::ranges::any_of(boxes, [](const auto& names) { return names.size() > 1; });
}

bool XmlCells::give(formats::Puzzle&& puzzle, int line) {
    if (puzzle.grid.blanks().count() > kCellCount - kFewestDigits) return true;
    puzzle.line = line;
    if (!variant_) return sink_.puzzle(std::move(puzzle));
    Error error = *variant_;
    error.line = line;
    sink_.skipped(error);
    return true;
}

bool XmlCells::readPlaced() {
    constexpr std::size_t kFewestPlaces = 8;
    const auto has = [&](int number) {
        return std::ranges::any_of(cells_,
                                   [number](const FoundCell& c) { return c.row == number || c.column == number; });
    };
    const int first = !has(0) && has(9) ? 1 : 0;
    if (cells_.size() < kFewestPlaces) return true;
    formats::Puzzle puzzle;
    puzzle.givensKnown = std::ranges::any_of(cells_, [](const FoundCell& cell) { return cell.given == 1; });
    for (FoundCell& cell : cells_) {
        cell.row -= first;
        cell.column -= first;
        if (cell.row < 0 || cell.row > 8 || cell.column < 0 || cell.column > 8) return true;
        if (!isDigit(cell.value)) continue;
        const Cell at = cellAt(cell.row, cell.column);
        puzzle.grid.setValue(at, cell.value[0] - '0');
        puzzle.grid.setGiven(at, !puzzle.givensKnown || cell.given == 1);
    }
    puzzle.grid.resetCandidates();
    if (hasOwnRegions(cells_)) variant_ = Error{.code = ErrorCode::Variant, .detail = ErrorDetail::Jigsaw};
    return give(std::move(puzzle), firstLine_);
}

/// Without places the cells are in reading order, and their number gives the size of a board.
bool XmlCells::readInOrder() {
    const std::size_t count = cells_.size();
    for (std::size_t size = 4; size <= 25; ++size)
        if (count == size * size && size % 9 != 0) {
            const std::string side = std::to_string(size);
            std::string both = side;
            both.append("x").append(side);
            sink_.skipped({.code = ErrorCode::WrongSize, .text = both});
            return true;
        }
    // At least this many cells that make no complete board are a damaged board.
    constexpr std::size_t kFewestCells = 70;
    const std::size_t rest = count % kCellCount, whole = count - rest;
    if (rest > 0 && (whole > 0 || rest > kFewestCells))
        sink_.skipped({.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(rest)});
    for (std::size_t begin = 0; begin < whole; begin += kCellCount) {
        formats::Puzzle puzzle;
        std::string characters;
        for (std::size_t n = begin; n < begin + kCellCount; ++n)
            characters += isDigit(cells_[n].value) ? cells_[n].value[0] : '.';
        puzzle.grid = Grid::fromCells(characters);
        if (!give(std::move(puzzle), firstLine_)) return false;
    }
    return true;
}

bool XmlCells::readRows() {
    std::string cells;
    for (const FoundCell& row : rows_) {
        const bool fields = row.value.find(',') != std::string::npos;
        std::string characters;
        for (std::size_t at = 0; at <= row.value.size(); ++at) {
            const char character = at < row.value.size() ? row.value[at] : ',';
            const bool digit = character >= '1' && character <= '9';
            if (fields && character == ',' && (at == 0 || row.value[at - 1] == ',')) characters += '.';
            else if (character != ',' && character != ' ' && character != '|') characters += digit ? character : '.';
        }
        cells += characters;
    }
    rows_.clear();
    if (cells.size() != kCellCount) return true;
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    return give(std::move(puzzle), firstLine_);
}

} // namespace ninefold::documents
