// SPDX-License-Identifier: MIT
// Ninefold's own format, which loses nothing:
//
//     {"ninefold": 1, "puzzles": [
//     {"givens": "81 cells", "cells": "81 cells, placed digits too", "candidates": "147,,39,..", "name": "..",
//      "elapsedMs": 61000, "notes": [{"cell": "r1c3", "corner": "12", "centre": "45", "colours": [2, 0]}],
//      "links": [{"from": "4r1c3", "to": "4r5c3", "strong": true}],
//      "movesDone": 1, "moves": [{"at": 800, "changes": [{"cell": "r1c3", "before": {}, "after": {"value": 4}}]}]}
//     ]}
//
// Missing fields have their default value. New fields need no new version as long as a program that does not know
// them still reads the rest correctly.
#include "app/documents/ninefold.h"

#include "app/documents/documents.h"
#include "app/documents/parts/document.h"

#include <algorithm>

namespace ninefold::documents::descriptors {
namespace {

/// The names may be anywhere in the head, because another program may have sorted the members. The version
/// identifies the format; files without it, or a bare list of puzzles, are read as well.
bool detect(std::string_view head) {
    const std::string_view root = Json::parse(head.substr(beginOfJson(head))).text();
    const auto has = [&](std::string_view name) { return root.find(name) != std::string_view::npos; };
    if (root.starts_with('{') && has("\"ninefold\"")) return true;
    const bool object = root.starts_with('{');
    const bool list = root.starts_with('[') && trimmed(root.substr(1)).starts_with('{');
    // Our givens are a text; programs that have a list of that name write another format.
    const std::size_t givens = root.find("\"givens\"");
    const std::string_view after = givens < root.size() ? root.substr(givens + 8) : std::string_view{};
    return (object || list) && !after.empty() && !trimmed(trimmed(after).substr(1)).starts_with('[');
}

/// The reader's position in a document, kept from piece to piece.
constexpr const char* kInList = "in the list";
constexpr const char* kInBareList = "in a list with nothing around it";
constexpr const char* kAfterList = "after the list";
constexpr const char* kEnded = "ended";
/// Stopped, or so damaged that the end is unknown.
constexpr const char* kDamaged = "damaged";

constexpr std::string_view kBetween = " \t\r\n,";

/// Reads a document from a piece of it: the part before the list of puzzles, the elements of the list one after the
/// other, and the part after it.
class DocumentReader {
public:
    DocumentReader(const formats::TextPiece& piece, formats::PuzzleSink& sink, std::string& state)
        : piece_(piece), text_(piece.text), sink_(sink), state_(state), lines_(piece.text, piece.firstLine) {}
    /// Returns how far it read.
    std::size_t run();

private:
    std::size_t readBegin();
    std::size_t readList(std::size_t at);
    std::size_t readEnd(std::size_t at);
    std::size_t refuse(const Json& root, const Error& error);
    std::size_t spoil();
    bool readPuzzle(const Json& json);

    const formats::TextPiece& piece_;
    std::string_view text_;
    formats::PuzzleSink& sink_;
    std::string& state_;
    LineCounter lines_;
};

std::size_t DocumentReader::run() {
    std::size_t at = 0;
    if (state_ == kDamaged) return text_.size();
    if (state_.empty()) at = readBegin();
    if (state_ == kInList || state_ == kInBareList) at = readList(at);
    if (state_ == kAfterList) at = readEnd(at);
    return at;
}

/// Reads up to and including the bracket that opens the list; leaves the state empty if more text is needed.
std::size_t DocumentReader::readBegin() {
    const std::size_t begin = beginOfJson(text_);
    const Json root = Json::parse(text_.substr(begin));
    if (root.kind() == Json::Kind::Array) {
        state_ = kInBareList;
        return begin + 1;
    }
    const Json version = root.member("ninefold"), list = root.member("puzzles");
    const bool isList = list.kind() == Json::Kind::Array;
    if (root.state() == Json::State::Cut && !piece_.last && !(version.integer() && isList)) return 0;
    const auto number = version.kind() == Json::Kind::Hole ? 1 : version.integer().value_or(0);
    if (number > kFileVersion) return refuse(root, {.code = ErrorCode::NewerVersion, .found = number});
    if (number < 1) return refuse(root, {.code = ErrorCode::ForeignContent, .detail = ErrorDetail::NinefoldFile});
    if (isList) {
        state_ = kInList;
        return static_cast<std::size_t>(list.text().data() - text_.data()) + 1;
    }
    if (!root.isWhole() || root.member("givens").kind() == Json::Kind::Hole)
        return refuse(root, jsonError(root, piece_));
    state_ = readPuzzle(root) ? kEnded : kDamaged;
    return begin + root.text().size();
}

std::size_t DocumentReader::readList(std::size_t at) {
    for (;;) {
        at = std::min(text_.find_first_not_of(kBetween, at), text_.size());
        const Json json = Json::parse(text_.substr(at));
        if (json.isWhole() && !json.text().empty()) {
            if (!readPuzzle(json)) return spoil();
            at += json.text().size();
            continue;
        }
        if (at < text_.size() && text_[at] == ']') {
            state_ = state_ == kInBareList ? kEnded : kAfterList;
            return at + 1;
        }
        if (json.state() == Json::State::Cut && !piece_.last) return at;
        sink_.skipped(jsonError(json, piece_));
        return spoil();
    }
}

/// Other members may follow the list; then comes the bracket that closes the document.
std::size_t DocumentReader::readEnd(std::size_t at) {
    for (;;) {
        at = std::min(text_.find_first_not_of(kBetween, at), text_.size());
        if (at < text_.size() && text_[at] == '}') {
            state_ = kEnded;
            return at + 1;
        }
        const Json name = Json::parse(text_.substr(at));
        const std::size_t colon = text_.find_first_not_of(kWhiteSpace, at + name.text().size());
        const bool named = !name.text().empty() && colon < text_.size() && text_[colon] == ':';
        const Json value = Json::parse(named ? text_.substr(colon + 1) : std::string_view{});
        // A number may continue after the end of the piece, so another character must follow it.
        const char* const end = value.text().data() + value.text().size();
        if (named && value.isWhole() && end < text_.data() + text_.size()) {
            at = static_cast<std::size_t>(end - text_.data());
            continue;
        }
        const bool cut = colon >= text_.size() || (named && value.state() != Json::State::Wrong);
        if (cut && !piece_.last) return at;
        sink_.skipped(cut ? jsonError(Json::parse({}), piece_)
                          : Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::JsonFile});
        return spoil();
    }
}

/// Reports why the document is not read, and skips it if its end is known.
std::size_t DocumentReader::refuse(const Json& root, const Error& error) {
    sink_.skipped(error);
    if (!root.isWhole()) return spoil();
    state_ = kEnded;
    return static_cast<std::size_t>(root.text().data() - text_.data()) + root.text().size();
}

std::size_t DocumentReader::spoil() {
    state_ = kDamaged;
    return text_.size();
}

/// Returns false to stop reading.
bool DocumentReader::readPuzzle(const Json& json) {
    const int line = lines_.at(json.text().data());
    Error why;
    auto puzzle = readPuzzleJson(json, &why);
    if (!puzzle) {
        why.line = line;
        sink_.skipped(why);
        return true;
    }
    puzzle->line = line;
    return sink_.puzzle(std::move(*puzzle));
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    std::string here;
    std::string& state = piece.memory != nullptr ? piece.memory->heading : here;
    const std::size_t done = DocumentReader(piece, sink, state).run();
    if (piece.memory != nullptr) piece.memory->ended = state == kEnded;
    return done;
}

void write(const formats::Puzzle& puzzle, std::string& out) {
    writePuzzleJson(puzzle, out);
}

} // namespace

const formats::Format json = {
    .id = "json",
    .name = "Ninefold",
    .extensions = "ninefold json",
    .holds = {.placed = true,
              .candidates = true,
              .binding = true,
              .notes = true,
              .colours = true,
              .moreColours = true,
              .links = true,
              .history = true,
              .time = true,
              .names = true,
              .comment = true,
              .ratings = true,
              .many = true},
    .detect = detect,
    .read = read,
    .write = write,
    .header = "{\"ninefold\": 1, \"puzzles\": [\n",
    .separator = ",\n",
    .footer = "\n]}\n",
};

} // namespace ninefold::documents::descriptors
