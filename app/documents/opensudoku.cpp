// SPDX-License-Identifier: MIT
// OpenSudoku's collections in XML, and those of apps that adopted its format. In the first version elements with the
// data of the collection precede the games,
//
//     <opensudoku>
//       <name>..</name> <author>..</author> <level>..</level>
//       <game data="81 digits" />
//     </opensudoku>
//
// the second has folders and games with attributes:
//
//     <opensudoku version="2">
//       <folder name=".." created="ms">
//         <game created="ms" state="0" time="ms" data="cells" note=".." />
//       </folder>
//     </opensudoku>
//
// OpenSudoku 2 calls the root opensudoku2 and renames some attributes.
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/opensudokudata.h"
#include "app/documents/parts/xml.h"

#include <QDateTime>

namespace ninefold::documents {
namespace {

/// The data that games inherit from their file or folder.
struct Collection {
    std::string name, author, description, comment, created, source, level, url;
};

struct Field {
    const char* element;
    std::string Collection::*text;
};

constexpr Field kFields[] = {
    {"name", &Collection::name},       {"author", &Collection::author},   {"description", &Collection::description},
    {"comment", &Collection::comment}, {"created", &Collection::created}, {"source", &Collection::source},
    {"level", &Collection::level},     {"sourceURL", &Collection::url},
};

/// Milliseconds since 1970 as a date; nothing for 0.
std::string dateText(const std::string& milliseconds) {
    const qint64 time = QByteArray::fromStdString(milliseconds).toLongLong();
    if (time <= 0) return {};
    return QDateTime::fromMSecsSinceEpoch(time, Qt::UTC).toString(Qt::ISODate).toStdString();
}

/// The apps that adopted the format rename some attributes without changing their meaning.
std::string firstAttribute(const XmlDocument& xml, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (xml.hasAttribute(name)) return xml.attribute(name);
    return {};
}

void fill(formats::Puzzle& puzzle, const Collection& collection) {
    puzzle.name = collection.name;
    puzzle.author = collection.author;
    puzzle.comment = collection.comment.empty() ? collection.description : collection.comment;
    puzzle.date = collection.created;
    puzzle.source = collection.source;
    puzzle.level = collection.level;
    puzzle.url = collection.url;
}

/// Returns false to stop reading.
bool readGame(const XmlDocument& xml, const Collection& collection, formats::PuzzleSink& sink) {
    formats::Puzzle puzzle;
    puzzle.line = xml.line();
    const std::string cells = firstAttribute(xml, {"data", "cells_data", "cellsData"});
    if (const auto error = readOpenSudokuCells(cells, puzzle.line, puzzle)) {
        sink.skipped(*error);
        return true;
    }
    fill(puzzle, collection);
    if (const std::string note = firstAttribute(xml, {"note", "user_note", "userNote"}); !note.empty())
        puzzle.comment = note;
    if (const std::string created = dateText(xml.attribute("created")); !created.empty()) puzzle.date = created;
    puzzle.elapsedMs = std::max(0LL, QByteArray::fromStdString(xml.attribute("time")).toLongLong());
    return sink.puzzle(std::move(puzzle));
}

void readElement(XmlDocument& xml, Collection& collection) {
    for (const Field& field : kFields)
        if (xml.starts(field.element)) {
            collection.*field.text = xml.elementText();
            return;
        }
}

bool detect(std::string_view head) {
    return rootElement(head) == "opensudoku";
}

void write(const formats::Puzzle& puzzle, std::string& out) {
    const Grid& grid = puzzle.grid;
    out += "  <game data=\"" + (puzzle.givensKnown ? grid.givensText('0') : grid.cellsText('0')) + "\" />\n";
}

} // namespace

std::size_t readOpenSudoku(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    XmlDocument xml(piece);
    Collection collection;
    while (xml.next()) {
        if (xml.starts("folder")) {
            collection = {};
            collection.name = xml.attribute("name");
            collection.created = dateText(xml.attribute("created"));
        } else if (xml.starts("game")) {
            if (!readGame(xml, collection, sink)) return piece.text.size();
        } else {
            readElement(xml, collection);
        }
    }
    if (const auto error = xml.error()) sink.skipped(*error);
    return xml.size();
}

namespace descriptors {

const formats::Format opensudoku = {
    .id = "opensudoku",
    .name = "OpenSudoku collection",
    .extensions = "opensudoku",
    .holds = {.many = true},
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = readOpenSudoku,
    .write = write,
    .header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Ninefold</name>\n",
    .footer = "</opensudoku>\n",
};

} // namespace descriptors
} // namespace ninefold::documents
