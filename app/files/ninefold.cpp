// SPDX-License-Identifier: MIT
// Ninefold's own form, which loses nothing:
//
//     {"ninefold": 1, "puzzles": [
//     {"givens": "81 cells", "cells": "81 cells, placed digits too", "candidates": "147,,39,..", "name": "..",
//      "elapsedMs": 61000, "notes": [{"cell": "r1c3", "corner": "12", "centre": "45", "colours": [2, 0]}],
//      "links": [{"from": "4r1c3", "to": "4r5c3", "strong": true}],
//      "movesDone": 1, "moves": [{"at": 800, "changes": [{"cell": "r1c3", "before": {}, "after": {"value": 4}}]}]}
//     ]}
//
// What is not there has its plain value. Fields are added without a new version as long as a program that does not
// know them still reads the rest rightly.
#include "app/files/ninefold.h"

#include "app/files/documents.h"
#include "app/files/parts/document.h"

#include <algorithm>

namespace ninefold::formats {
namespace {

/// The name may stand anywhere in the head: another program may have sorted the members.
bool detect(std::string_view head) {
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && head[begin] == '{' && head.find("\"ninefold\"") != std::string_view::npos;
}

/// Reads the elements of the list that stand in one piece of the text after the other.
class ListReader {
public:
    ListReader(const TextPiece& piece, PuzzleSink& sink)
        : piece_(piece), sink_(sink), lines_(piece.text, piece.firstLine) {}

    /// From `at` on. Returns how far it came; `ended` = nothing more is to be read.
    std::size_t run(std::size_t at, bool& ended) {
        const std::string_view text = piece_.text;
        for (;;) {
            at = std::min(text.find_first_not_of(" \t\r\n,", at), text.size());
            const Json json = Json::parse(text.substr(at));
            const bool more = json.isWhole() && !json.text().empty();
            if (more && readPuzzle(json)) {
                at += json.text().size();
                continue;
            }
            const bool closed = at < text.size() && text[at] == ']';
            ended = more || closed || piece_.last || json.state() != Json::State::Cut;
            if (!ended) return at;
            if (!more && !closed) sink_.skipped(jsonError(json, piece_));
            return text.size();
        }
    }

private:
    /// Returns false when reading is to stop.
    bool readPuzzle(const Json& json) {
        const int line = lines_.at(json.text().data());
        auto puzzle = readPuzzleJson(json);
        if (!puzzle) {
            sink_.skipped({.code = ErrorCode::Damaged, .line = line, .detail = "the puzzle"});
            return true;
        }
        puzzle->line = line;
        return sink_.puzzle(std::move(*puzzle));
    }

    const TextPiece& piece_;
    PuzzleSink& sink_;
    LineCounter lines_;
};

/// How far reading has come, kept from piece to piece.
constexpr const char* kInList = "in the list";
constexpr const char* kDone = "done";

/// Behind the bracket that opens the list; 0 when more of the text is needed, nothing when there is no list for us.
std::optional<std::size_t> beginOfList(const TextPiece& piece, PuzzleSink& sink) {
    const Json root = Json::parse(piece.text);
    const Json version = root.member("ninefold"), list = root.member("puzzles");
    const bool complete = piece.last || root.isWhole();
    if (!complete && (!version.integer() || list.kind() != Json::Kind::Array)) return 0;
    if (version.integer().value_or(0) > kFileVersion)
        sink.skipped({.code = ErrorCode::NewerVersion, .found = *version.integer()});
    else if (!version.integer() || *version.integer() < 1)
        sink.skipped({.code = ErrorCode::ForeignContent, .detail = "a file of Ninefold"});
    else if (list.kind() == Json::Kind::Array) return list.text().data() - piece.text.data() + 1;
    else sink.skipped(jsonError(root, piece));
    return std::nullopt;
}

std::size_t read(const TextPiece& piece, PuzzleSink& sink) {
    std::string here;
    std::string& state = piece.memory != nullptr ? piece.memory->heading : here;
    if (state == kDone) return piece.text.size();
    std::size_t begin = 0;
    if (state != kInList) {
        const auto list = beginOfList(piece, sink);
        if (list == std::size_t{0}) return 0;
        state = list ? kInList : kDone;
        if (!list) return piece.text.size();
        begin = *list;
    }
    bool ended = false;
    const std::size_t done = ListReader(piece, sink).run(begin, ended);
    if (ended) state = kDone;
    return done;
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
              .links = true,
              .history = true,
              .names = true,
              .many = true},
    .detect = detect,
    .read = read,
    .write = write,
    .header = "{\"ninefold\": 1, \"puzzles\": [\n",
    .separator = ",\n",
    .footer = "\n]}\n",
};

} // namespace ninefold::formats
