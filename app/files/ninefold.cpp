// SPDX-License-Identifier: MIT
// Ninefold's own form, which loses nothing: {"ninefold": version, "puzzles": [{..}, {..}]}. Fields are added without
// a new version as long as a program that does not know them still reads the rest rightly.
#include "app/files/ninefold.h"

#include "app/files/document.h"
#include "app/files/documents.h"

namespace ninefold::formats {
namespace {

bool detect(std::string_view head) {
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && head[begin] == '{' && head.find("\"ninefold\"") != std::string_view::npos;
}

void readPuzzles(const Json& list, const TextPiece& piece, PuzzleSink& sink) {
    LineCounter lines(piece.text, piece.firstLine);
    list.eachElement([&](const Json& json) {
        if (!json.isWhole() || json.kind() == Json::Kind::Hole) return true;
        const int line = lines.at(json.text().data());
        auto puzzle = readPuzzleJson(json);
        if (!puzzle) {
            sink.skipped({.code = ErrorCode::Damaged, .line = line, .detail = "the puzzle"});
            return true;
        }
        puzzle->line = line;
        return sink.puzzle(std::move(*puzzle));
    });
}

std::size_t read(const TextPiece& piece, PuzzleSink& sink) {
    const Json root = Json::parse(piece.text);
    const auto version = root.member("ninefold").integer();
    if (!version || *version < 1) {
        sink.skipped({.code = ErrorCode::ForeignContent, .detail = "a file of Ninefold"});
    } else if (*version > kFileVersion) {
        sink.skipped({.code = ErrorCode::NewerVersion, .found = *version});
    } else {
        readPuzzles(root.member("puzzles"), piece, sink);
        if (!root.isWhole()) sink.skipped(jsonError(root, piece));
    }
    return piece.text.size();
}

void write(const Puzzle& puzzle, std::string& out) {
    writePuzzleJson(puzzle, out);
}

} // namespace

const Format json = {
    .id = "json",
    .name = "Ninefold",
    .extensions = "ninefold json",
    .holds = {.placed = true,
              .candidates = true,
              .notes = true,
              .colours = true,
              .history = true,
              .names = true,
              .many = true},
    .documentLimit = kDocumentLimit,
    .detect = detect,
    .read = read,
    .write = write,
    .header = "{\"ninefold\": 1, \"puzzles\": [\n",
    .separator = ",\n",
    .footer = "\n]}\n",
};

} // namespace ninefold::formats
