// SPDX-License-Identifier: MIT
// Some links contain the puzzle,
//     https://f-puzzles.com/?load=PACKED        https://sudokupad.app/fpuzzlesPACKED   sclPACKED   classicSIGNS
//     https://sudokupad.svencodes.com/puzzle/PACKED
// others only the name under which the page stores it:
//     https://f-puzzles.com/?id=abc12345        https://sudokupad.app/abc12345
// and some pages have puzzles of all kinds, in formats of their own:
//     https://swaroopg92.github.io/penpa-edit/#m=edit&p=PACKED
#include "app/documents/boards/links.h"

#include "app/documents/boards/webpuzzles.h"
#include "app/documents/parts/document.h"
#include "engine/formats/parts/address.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

constexpr auto kNone = std::string_view::npos;
constexpr std::size_t kLongestId = 60;
/// The beginning of an object, {", in LZString's base64: every packed JSON object starts with it.
constexpr std::string_view kPackedObject = "N4I";

struct Prefix {
    std::string_view text;
    WebLink::Kind kind;
};

constexpr Prefix kPrefixes[] = {
    {"fpuzzles", WebLink::Kind::Packed}, {"fpuz", WebLink::Kind::Packed},     {"scl", WebLink::Kind::Packed},
    {"ctc", WebLink::Kind::Packed},      {"classic", WebLink::Kind::Classic}, {"scf", WebLink::Kind::Unknown},
};

using formats::text::percentDecoded;

/// The part of the line after `marker`; nothing if the marker is not there.
std::optional<std::string_view> after(std::string_view line, std::string_view marker) {
    const std::size_t at = line.find(marker);
    if (at == kNone) return std::nullopt;
    return line.substr(at + marker.size());
}

WebLink idLink(std::string_view text) {
    const std::string_view id = text.substr(0, text.find_first_of("&?#/ \t\"'<>)"));
    if (id.empty()) return {};
    return {.kind = WebLink::Kind::Id, .payload = std::string(id.substr(0, kLongestId))};
}

WebLink fpuzzlesLink(std::string_view address) {
    if (const auto load = after(address, "load="))
        return {.kind = WebLink::Kind::Packed, .payload = percentDecoded(*load)};
    if (const auto id = after(address, "id=")) return idLink(*id);
    return {};
}

WebLink prefixedPayload(std::string_view text) {
    for (const Prefix& prefix : kPrefixes)
        if (text.starts_with(prefix.text))
            return {.kind = prefix.kind, .payload = percentDecoded(text.substr(prefix.text.size()))};
    return {};
}

/// Prefixes of payloads are checked before ids: "scl..." could be either, and an id is anything else.
WebLink sudokuPadLink(std::string_view path) {
    for (const std::string_view part : {"sudoku/", "puzzle/", "?puzzleid="})
        if (path.starts_with(part)) path.remove_prefix(part.size());
    if (path.starts_with(kPackedObject)) return {.kind = WebLink::Kind::Packed, .payload = percentDecoded(path)};
    const WebLink link = prefixedPayload(path);
    return link.kind != WebLink::Kind::None ? link : idLink(path);
}

/// Pages with puzzles of all kinds.
constexpr std::pair<std::string_view, ErrorDetail> kForeignPages[] = {
    {"penpa-edit/", ErrorDetail::Penpa},
    {"lisudoku.xyz/", ErrorDetail::Lisudoku},
    {"Interactive-Sudoku-Solver/", ErrorDetail::InteractiveSolver},
};

/// SudokuMaker packs its JSON as f-puzzles does; the kind of puzzle is known after unpacking.
WebLink foreignLink(std::string_view line) {
    if (const auto packed = after(line, "sudokumaker.app/?puzzle="))
        return {.kind = WebLink::Kind::Packed, .payload = percentDecoded(*packed)};
    for (const auto& [page, detail] : kForeignPages)
        if (const auto address = after(line, page); address && !address->empty() && line.find("://") != kNone)
            return {.kind = WebLink::Kind::Foreign, .page = detail};
    return {};
}

/// A payload without a link, as people copy it from one page to another.
WebLink bareLink(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t>\"'");
    if (begin == kNone) return {};
    line.remove_prefix(begin);
    if (line.starts_with(kPackedObject) && line.size() > kLongestId)
        return {.kind = WebLink::Kind::Packed, .payload = std::string(line)};
    for (const Prefix& prefix : kPrefixes)
        if (line.starts_with(prefix.text) && line.substr(prefix.text.size()).starts_with(kPackedObject))
            return prefixedPayload(line);
    return {};
}

/// Calls use(line, number) for each line until it returns false.
template <typename Use>
void eachLine(std::string_view text, int firstLine, Use use) {
    LineCounter lines(text, firstLine);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (end > 0 && !use(text.substr(0, end), lines.at(text.data()))) return;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool isAddress(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t>\"'<");
    return begin != kNone && line.substr(begin).starts_with("http");
}

/// A row of cells, or more.
bool hasCells(std::string_view line) {
    const auto isCell = [](char character) { return (character >= '0' && character <= '9') || character == '.'; };
    int run = 0;
    return std::ranges::any_of(line, [&](char character) { return (run = isCell(character) ? run + 1 : 0) == 9; });
}

} // namespace

WebLink linkIn(std::string_view line) {
    if (const auto address = after(line, "f-puzzles.com/")) return fpuzzlesLink(*address);
    if (const auto packed = after(line, "sudokupad.svencodes.com/puzzle/"))
        return {.kind = WebLink::Kind::Wrapped, .payload = percentDecoded(*packed)};
    for (const std::string_view host : {"sudokupad.app/", "app.crackingthecryptic.com/", "sudokupad://puzzle/"})
        if (const auto path = after(line, host)) return sudokuPadLink(*path);
    if (WebLink link = foreignLink(line); link.kind != WebLink::Kind::None) return link;
    return bareLink(line);
}

bool beginsWithLink(std::string_view head, bool fpuzzles) {
    bool found = false;
    eachLine(head, 1, [&](std::string_view line, int) {
        const WebLink link = linkIn(line);
        const bool wanted = (line.find("f-puzzles.com/") != kNone) == fpuzzles;
        if (link.kind == WebLink::Kind::Id) {
            found = found || (wanted && isAddress(line));
        } else if (link.kind != WebLink::Kind::None) {
            found = wanted;
            return false;
        } else if (hasCells(line)) {
            // The text above a puzzle only mentioned the page.
            found = false;
            return false;
        }
        return true;
    });
    return found;
}

bool readLink(const WebLink& link, int line, formats::PuzzleSink& sink) {
    switch (link.kind) {
    case WebLink::Kind::Packed:
        return readPacked(link.payload, line, sink, readWebPuzzle);
    case WebLink::Kind::Wrapped:
        return readPacked(link.payload, line, sink, readWrapped);
    case WebLink::Kind::Classic:
        return readClassic(link.payload, line, sink);
    case WebLink::Kind::Id:
        sink.skipped({.code = ErrorCode::NeedsNetwork, .line = line, .text = link.payload});
        break;
    case WebLink::Kind::Foreign:
        sink.skipped({.code = ErrorCode::Variant, .line = line, .detail = link.page});
        break;
    case WebLink::Kind::Unknown:
        sink.skipped({.code = ErrorCode::ForeignContent, .line = line, .detail = ErrorDetail::KnownLink});
        break;
    default:
        break;
    }
    return true;
}

std::size_t readWebText(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    if (trimmed(piece.text).starts_with('{'))
        return readJsonDocument(piece, sink, [&](const Json& root, int line) { readWebPuzzle(root, line, sink); });
    // A line that may continue in the next piece waits for it.
    const std::size_t whole = piece.last ? piece.text.size() : piece.text.find_last_of("\r\n") + 1;
    eachLine(piece.text.substr(0, whole), piece.firstLine,
             [&](std::string_view line, int number) { return readLink(linkIn(line), number, sink); });
    return whole;
}

} // namespace ninefold::documents
