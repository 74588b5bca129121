// SPDX-License-Identifier: MIT
// Boards in JSON, as small programs, web services and lists of puzzles have them. There is no common form, so any list
// or text that is a board is taken, wherever it stands (parts/jsonboard.h):
//
//     {"grid": [[5, 3, 0, ..], ..], "solution": [[..], ..], "difficulty": "Hard"}
//     [{"puzzle": "53..7....6..195...", "level": "easy"}, ..]
//     {"newboard": {"grids": [{"value": [[..], ..]}]}}
//
// One object has one puzzle where the name of a member says so: its solution, or how far somebody has come, is none.
// Long lists are read element by element.
#include "app/files/documents.h"
#include "app/files/parts/document.h"
#include "app/files/parts/jsonboard.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>

namespace ninefold::formats {
namespace {

/// Objects in objects; nobody packs a puzzle deeper.
constexpr int kDeepest = 8;
/// A text with one board in it is shorter than that.
constexpr std::size_t kLongestBoard = 4096;
/// What a board is called, from what is surest to what may be anything. A member of such a name is the puzzle of its
/// object, and the only one.
constexpr std::string_view kNames[] = {"puzzle", "givens", "quiz",    "quizzes", "problem", "question", "mission",
                                       "clues",  "start",  "initial", "grid",    "board",   "sudoku",   "unsolved",
                                       "values", "value",  "cells",   "matrix",  "data"};

bool isSolution(std::string_view name) {
    return name.starts_with("sol") || name.starts_with("answer") || name.starts_with("result");
}

/// What an object says of its puzzle.
struct Particulars {
    std::string name, author, level, id;
};

Particulars particularsOf(const Json& object) {
    Particulars found;
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string key = text::lowered(member);
        const bool number = value.kind() == Json::Kind::Bare && value.number();
        const std::string text = limited(value.string().value_or(number ? std::string(value.text()) : ""));
        if (key == "name" || key == "title") found.name = text;
        else if (key == "author") found.author = text;
        else if (key == "level" || key == "difficulty") found.level = text;
        else if (key == "id") found.id = text;
        return true;
    });
    return found;
}

/// Looks for boards in a value and in whatever it holds. Every function returns false when reading is to stop.
class BoardSearch {
public:
    BoardSearch(PuzzleSink& sink, LineCounter& lines) : sink_(sink), lines_(lines) {}
    bool search(const Json& value, int depth = 0);

private:
    bool searchObject(const Json& object, int depth);
    std::optional<Result<Puzzle>> board(const Json& value);
    bool take(Result<Puzzle>&& puzzle, const Particulars& particulars);

    PuzzleSink& sink_;
    LineCounter& lines_;
};

/// The puzzle in a text of whatever form; nothing when there are several or none.
std::optional<Result<Puzzle>> boardInText(const std::string& text) {
    if (text.size() < kCellCount || text.size() > kLongestBoard) return std::nullopt;
    struct Only : PuzzleSink {
        bool puzzle(Puzzle&& one) override {
            ++count;
            found = std::move(one);
            return true;
        }
        void skipped(const Error&) override {}
        void warning(const Error&) override {}
        int count = 0;
        Puzzle found;
    } only;
    if (const Format* format = detectEngineFormat(text)) format->read({.text = text}, only);
    return only.count == 1 ? std::optional<Result<Puzzle>>(std::move(only.found)) : std::nullopt;
}

std::optional<Result<Puzzle>> BoardSearch::board(const Json& value) {
    if (const auto text = value.string()) {
        auto found = boardInText(*text);
        if (found) found->value().line = lines_.at(value.text().data());
        return found;
    }
    if (value.kind() != Json::Kind::Array) return std::nullopt;
    const int line = lines_.at(value.text().data());
    const auto grid = boardIn(value, lines_);
    if (!grid) return std::nullopt;
    if (!*grid) return grid->error();
    Puzzle puzzle;
    puzzle.grid = grid->value();
    puzzle.line = line;
    return puzzle;
}

bool BoardSearch::take(Result<Puzzle>&& puzzle, const Particulars& particulars) {
    if (!puzzle) {
        sink_.skipped(puzzle.error());
        return true;
    }
    Puzzle& found = puzzle.value();
    if (!particulars.name.empty()) found.name = particulars.name;
    if (!particulars.author.empty()) found.author = particulars.author;
    if (!particulars.level.empty()) found.level = particulars.level;
    if (!particulars.id.empty()) found.id = particulars.id;
    return sink_.puzzle(std::move(found));
}

bool BoardSearch::search(const Json& value, int depth) {
    if (depth > kDeepest) return true;
    if (auto found = board(value)) return take(*std::move(found), {});
    if (value.kind() == Json::Kind::Object) return searchObject(value, depth);
    bool goesOn = true;
    value.eachElement([&](const Json& element) { return goesOn = !element.isWhole() || search(element, depth + 1); });
    return goesOn;
}

bool BoardSearch::searchObject(const Json& object, int depth) {
    const Particulars particulars = particularsOf(object);
    // Lines are counted forwards only, and which member is the one is known behind them all.
    std::size_t best = std::size(kNames);
    object.eachMember([&](const std::string& name, const Json& value) {
        const auto rank = static_cast<std::size_t>(std::ranges::find(kNames, text::lowered(name)) - kNames);
        LineCounter nowhere(value.text(), 1);
        if (rank < best && value.isWhole() && BoardSearch(sink_, nowhere).board(value)) best = rank;
        return true;
    });
    bool goesOn = true;
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = text::lowered(member);
        if (!value.isWhole() || isSolution(name)) return true;
        if (best < std::size(kNames) && name != kNames[best]) return true;
        auto found = board(value);
        goesOn = found ? take(*std::move(found), particulars) : search(value, depth + 1);
        return goesOn;
    });
    return goesOn;
}

/// Notes whether there is anything.
struct Probe : PuzzleSink {
    bool puzzle(Puzzle&&) override {
        found = true;
        return false;
    }
    void skipped(const Error&) override { failed = true; }
    void warning(const Error&) override {}
    bool found = false, failed = false;
};

/// A large object with texts is left to the reader of lines, which need not have it whole.
bool detect(std::string_view head) {
    const std::string_view text = head.substr(beginOfJson(head));
    if (!text.starts_with('{') && !text.starts_with('[')) return false;
    const Json root = Json::parse(text);
    if (root.state() == Json::State::Wrong || (!root.isWhole() && root.kind() == Json::Kind::Object)) return false;
    Probe probe;
    LineCounter lines(head, 1);
    BoardSearch(probe, lines).search(root);
    return probe.found || (probe.failed && root.isWhole());
}

/// The elements of a list, as far as they are whole.
std::size_t readList(const TextPiece& piece, std::size_t at, PuzzleSink& sink, ReadMemory& memory) {
    LineCounter lines(piece.text, piece.firstLine);
    BoardSearch search(sink, lines);
    for (;;) {
        at = std::min(piece.text.find_first_not_of(" \t\r\n,", at), piece.text.size());
        if (at < piece.text.size() && piece.text[at] == ']') {
            memory.ended = true;
            return at + 1;
        }
        const Json element = Json::parse(piece.text.substr(at));
        const std::size_t end = at + element.text().size();
        // A number may go on where the piece ends.
        const bool whole = element.isWhole() && end > at && end < piece.text.size();
        if (!whole && !piece.last) return at;
        if (!whole) sink.skipped(jsonError(element, piece));
        if (!whole || !search.search(element)) return piece.text.size();
        at = end;
    }
}

std::size_t read(const TextPiece& piece, PuzzleSink& sink) {
    /// A single board is whole in less.
    constexpr std::size_t kEnoughForOne = 64 * 1024;
    constexpr const char* kInList = "in a list";
    ReadMemory here;
    ReadMemory& memory = piece.memory != nullptr ? *piece.memory : here;
    if (memory.heading == kInList) return readList(piece, 0, sink, memory);
    const std::size_t begin = beginOfJson(piece.text);
    const Json root = Json::parse(piece.text.substr(begin));
    const bool isCutList = root.kind() == Json::Kind::Array && root.state() == Json::State::Cut;
    if (isCutList && (piece.last || piece.text.size() >= kEnoughForOne)) {
        memory.heading = kInList;
        return readList(piece, begin + 1, sink, memory);
    }
    return readJsonDocument(piece, sink, [&](const Json& whole, int line) {
        LineCounter lines(whole.text(), line);
        BoardSearch(sink, lines).search(whole);
    });
}

} // namespace

const Format jsongrid = {
    .id = "jsongrid",
    .name = "JSON with boards",
    .extensions = "json jsonl",
    .detect = detect,
    .read = read,
};

} // namespace ninefold::formats
