// SPDX-License-Identifier: MIT
// Boards in XML of no known format: an element for each cell or each row (boards/xmlcells.h). Whole puzzles in one
// element, 81 characters, are found by the text scan.
#include "app/documents/boards/xmlcells.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/sinks.h"
#include "app/documents/parts/xml.h"

namespace ninefold::documents::descriptors {
namespace {

bool detect(std::string_view head) {
    const std::string_view root = rootElement(head);
    if (root.empty() || root == "html" || root == "HTML") return false;
    Probe probe;
    XmlCells(probe, head, 1).read();
    return probe.found || probe.failed;
}

/// The XML is read as it is; the parser that follows checks whether it is complete and well-formed.
std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    XmlDocument document(piece);
    const std::size_t size = document.size();
    if (const auto error = document.error()) {
        sink.skipped(*error);
        return size;
    }
    if (!XmlCells(sink, piece.text.substr(0, size), piece.firstLine).read()) return size;
    while (document.next()) {
    }
    if (const auto error = document.error()) sink.skipped(*error);
    return size;
}

} // namespace

const formats::Format xmlgrid = {
    .id = "xmlgrid",
    .name = "XML with boards",
    .extensions = "xml",
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
