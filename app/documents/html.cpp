// SPDX-License-Identifier: MIT
// Boards in the tables of web pages: nine rows of nine cells, of any class, with a digit as text or as the value of
// an input field; or nine tables of three by three in an outer table.
//
//     <table><tr><td>5</td><td>3</td><td></td> .. <td><input value="7"></td> ..
//
// The table is then read like any sheet (boards/spreadsheet.h). Boards that are plain text of a page, in <pre> for
// instance, are found by the text scan.
#include "app/documents/boards/spreadsheet.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/markup.h"
#include "app/documents/parts/sinks.h"
#include "app/documents/reading.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>

namespace ninefold::documents::descriptors {
namespace {

/// The nesting of tables; deeper ones are read as text of the page.
constexpr std::size_t kDeepest = 6;

struct Table {
    Spreadsheet sheet;
    int row = -1, column = -1;
    int rows = 0, columns = 0; // their number
    std::string text;          // of the current cell
    bool inCell = false;
    std::vector<std::vector<std::string>> boxes; // inner tables of three by three
    std::vector<std::string> cells;              // in order, up to the number that a box needs
};

class TableReader {
public:
    explicit TableReader(formats::PuzzleSink& sink) : sink_(sink) {}
    /// Returns false to stop reading.
    bool read(std::string_view text);
    /// Does the text end in a table that has had a row of nine cells?
    bool endsInBoard() const { return !open_.empty() && open_.back().columns == 9; }

private:
    void start(const MarkupCursor& cursor);
    bool end(const std::string& name);
    void endCell();
    bool endTable();

    formats::PuzzleSink& sink_;
    std::vector<Table> open_;
};

void TableReader::endCell() {
    if (open_.empty() || !open_.back().inCell) return;
    Table& table = open_.back();
    table.inCell = false;
    table.columns = std::max(table.columns, table.column + 1);
    if (table.cells.size() < 9) table.cells.emplace_back(trimmed(table.text));
    table.sheet.set(std::max(table.row, 0), table.column, std::exchange(table.text, {}));
}

/// Nine small tables in reading order are the boxes.
bool TableReader::endTable() {
    endCell();
    const Table table = std::move(open_.back());
    open_.pop_back();
    if (table.rows == 3 && table.columns == 3 && table.cells.size() == 9 && !open_.empty() && table.boxes.empty()) {
        if (open_.back().boxes.size() <= 9) open_.back().boxes.push_back(table.cells);
        return true;
    }
    if (table.boxes.size() != 9) return table.sheet.read(sink_, readWithin);
    Spreadsheet sheet;
    for (int box = 0; box < 9; ++box)
        for (int n = 0; n < 9; ++n) {
            const Cell cell = cellOfBox(box, n);
            sheet.set(rowOf(cell), columnOf(cell),
                      table.boxes[static_cast<std::size_t>(box)][static_cast<std::size_t>(n)]);
        }
    return sheet.read(sink_, readWithin);
}

void TableReader::start(const MarkupCursor& cursor) {
    const std::string& name = cursor.name();
    if (name == "table" && open_.size() < kDeepest) open_.emplace_back();
    if (open_.empty()) return;
    Table& table = open_.back();
    if (name == "tr") {
        endCell();
        ++table.row;
        ++table.rows;
        table.column = -1;
    } else if (name == "td" || name == "th") {
        endCell();
        ++table.column;
        table.inCell = !cursor.isClosed();
        if (cursor.isClosed()) {
            table.inCell = true;
            endCell();
        }
    } else if (name == "input" && table.inCell) {
        table.text += cursor.attribute("value");
    }
}

bool TableReader::end(const std::string& name) {
    if (open_.empty()) return true;
    if (name == "table") return endTable();
    if (name == "td" || name == "th" || name == "tr") endCell();
    return true;
}

bool TableReader::read(std::string_view text) {
    constexpr std::size_t kLongestCell = 4096;
    MarkupCursor cursor(text);
    while (cursor.next()) {
        if (cursor.kind() == MarkupCursor::Kind::Start) start(cursor);
        else if (cursor.kind() == MarkupCursor::Kind::End && !end(cursor.name())) return false;
        else if (cursor.kind() == MarkupCursor::Kind::Text && !open_.empty() && open_.back().inCell &&
                 open_.back().text.size() < kLongestCell)
            open_.back().text += cursor.text();
    }
    return true;
}

bool detect(std::string_view head) {
    if (head.find("<table") == std::string_view::npos && head.find("<TABLE") == std::string_view::npos) return false;
    Probe probe;
    TableReader reader(probe);
    reader.read(head);
    return probe.found || probe.failed || reader.endsInBoard();
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    TableReader(sink).read(piece.text);
    return piece.text.size();
}

} // namespace

const formats::Format html = {
    .id = "html",
    .name = "Table of a web page (HTML)",
    .extensions = "html htm",
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
