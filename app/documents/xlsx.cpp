// SPDX-License-Identifier: MIT
// Spreadsheets of Excel and compatible programs: a zip archive with an XML file for each sheet, and one for all
// texts.
//
//     xl/worksheets/sheet1.xml    <row r="1"><c r="A1"><v>5</v></c><c r="B1" t="s"><v>0</v></c> ..
//     xl/sharedStrings.xml        <si><t>the text that cells of type s call 0</t></si> ..
//
// Formulas (<f>) are ignored: only the value saved with them counts.
#include "app/documents/boards/spreadsheet.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/gunzip.h"
#include "app/documents/parts/sinks.h"
#include "app/documents/parts/xml.h"
#include "app/documents/parts/zip.h"
#include "app/documents/reading.h"

#include <charconv>
#include <tuple>

namespace ninefold::documents::descriptors {
namespace {

constexpr std::size_t kMostFiles = 2000, kMostTexts = 1 << 20;

int numberIn(std::string_view text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// "AB12" -> column 27, row 11.
std::pair<int, int> placeOf(std::string_view name) {
    constexpr std::size_t kLongestColumn = 3;
    int column = 0;
    std::size_t at = 0;
    for (; at < name.size() && name[at] >= 'A' && name[at] <= 'Z' && at < kLongestColumn; ++at)
        column = 26 * column + (name[at] - 'A' + 1);
    return {numberIn(name.substr(at)) - 1, column - 1};
}

/// Compares the name without the prefix that some programs write: "x:row".
bool isElement(const XmlDocument& xml, const char* name) {
    return xml.isStart() && xml.name().mid(xml.name().indexOf(':') + 1) == QLatin1String(name);
}

std::vector<std::string> textsOf(std::string_view archive, std::size_t& left) {
    std::vector<std::string> texts;
    const auto text = unzip(archive, "xl/sharedStrings.xml", left);
    if (!text) return texts;
    left -= text.value().size();
    XmlDocument xml({.text = text.value()});
    while (xml.next() && texts.size() < kMostTexts)
        if (isElement(xml, "si")) texts.push_back(xml.elementText(true));
    return texts;
}

/// The value of a cell, up to its end: <v>, or <t> of an inline text.
std::string valueOf(XmlDocument& xml) {
    std::string value;
    const int inside = xml.depth();
    while (xml.depth() >= inside && xml.next())
        if (isElement(xml, "v") || isElement(xml, "t")) value += xml.elementText();
    return value;
}

std::optional<Error> readSheet(std::string_view text, const std::vector<std::string>& texts, Spreadsheet& sheet) {
    XmlDocument xml({.text = text});
    int row = -1, column = -1;
    while (xml.next()) {
        if (isElement(xml, "row")) {
            row = xml.hasAttribute("r") ? numberIn(xml.attribute("r")) - 1 : row + 1;
            column = -1;
        } else if (isElement(xml, "c")) {
            ++column;
            if (xml.hasAttribute("r")) std::tie(row, column) = placeOf(xml.attribute("r"));
            const bool shared = xml.attribute("t") == "s";
            std::string value = valueOf(xml);
            const auto number = static_cast<std::size_t>(shared ? numberIn(value) : -1);
            if (shared) value = number < texts.size() ? texts[number] : "";
            sheet.set(row, column, std::move(value));
        }
    }
    return xml.error();
}

bool detect(std::string_view head) {
    return head.starts_with("PK\x03\x04") && head.find("xl/") != std::string_view::npos &&
           head.find("[Content_Types].xml") != std::string_view::npos;
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    OutcomeSink noted(sink);
    std::size_t left = kUnpackedLimit;
    const auto texts = textsOf(piece.text, left);
    for (const std::string& name : zipNames(piece.text, kMostFiles)) {
        if (!name.starts_with("xl/worksheets/") || !name.ends_with(".xml")) continue;
        const auto text = unzip(piece.text, name, left);
        Spreadsheet sheet;
        std::optional<Error> error;
        if (!text) error = text.error();
        else error = readSheet(text.value(), texts, sheet);
        if (text) left -= text.value().size();
        if (error) noted.skipped(*error);
        if (!sheet.read(noted, readWithin)) break;
    }
    if (!noted.said) sink.skipped({.code = ErrorCode::NoSudoku});
    return piece.text.size();
}

} // namespace

const formats::Format xlsx = {
    .id = "xlsx",
    .name = "Excel spreadsheet",
    .extensions = "xlsx",
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
