// SPDX-License-Identifier: MIT
// Boards in JSON, as small programs, web services and lists of puzzles have them. There is no common format, so any
// list, object or text that is a board is read, anywhere in the document (boards/boardsearch.h):
//
//     {"grid": [[5, 3, 0, ..], ..], "solution": [[..], ..], "difficulty": "Hard"}
//     [{"puzzle": "53..7....6..195...", "level": "easy"}, ..]
//     {"newboard": {"grids": [{"value": [[..], ..]}]}}
//
// A small document is searched as a whole. In a larger one, lists and objects are opened and their content is read
// value by value, so a document may have any size: ReadMemory stores the open brackets.
#include "app/documents/boards/boardsearch.h"
#include "app/documents/boards/jsoncell.h"
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/sinks.h"

#include <algorithm>

namespace ninefold::documents::descriptors {
namespace {

/// Prefix of ReadMemory::heading for an open document; after it follow its open brackets, [ and {, or ( where the
/// content is a solution.
constexpr std::string_view kOpen = "open ";
/// A larger list is opened, because its elements are independent; a larger object is opened because its members can
/// no longer be compared at once.
constexpr std::size_t kLargeList = 64 * 1024, kLargeObject = 1024 * 1024;
constexpr std::size_t kMostOpen = 12;

bool detect(std::string_view head) {
    const std::string_view text = head.substr(beginOfJson(head));
    if (!text.starts_with('{') && !text.starts_with('[')) return false;
    const Json root = Json::parse(text);
    if (root.state() == Json::State::Wrong) return false;
    Probe probe;
    LineCounter lines(head, 1);
    BoardSearch(probe, lines).search(root);
    return probe.found || (probe.failed && root.isWhole());
}

bool isLarge(const Json& value) {
    const bool list = value.kind() == Json::Kind::Array;
    return (list && value.text().size() >= kLargeList) ||
           (value.kind() == Json::Kind::Object && value.text().size() >= kLargeObject);
}

/// Reads the content of brackets that were opened in this piece or in an earlier one.
class OpenDocument {
public:
    OpenDocument(const formats::TextPiece& piece, std::size_t at, formats::PuzzleSink& sink,
                 formats::ReadMemory& memory)
        : piece_(piece),
          at_(at),
          memory_(memory),
          sink_(sink),
          lines_(piece.text, piece.firstLine),
          search_(sink, lines_),
          open_(memory.heading.substr(std::min(kOpen.size(), memory.heading.size()))) {}
    /// Returns the number of bytes processed.
    std::size_t read();

private:
    enum class Step { Done, Stop, Wait };
    Step step();
    Step readValue(const Json& value, std::size_t begin, bool solution);

    const formats::TextPiece& piece_;
    std::size_t at_;
    formats::ReadMemory& memory_;
    formats::PuzzleSink& sink_;
    LineCounter lines_;
    BoardSearch search_;
    std::string open_;
};

std::size_t OpenDocument::read() {
    Step last = Step::Done;
    while (last == Step::Done && !memory_.ended) {
        at_ = std::min(piece_.text.find_first_not_of(" \t\r\n,", at_), piece_.text.size());
        last = step();
    }
    memory_.heading = std::string(kOpen) + open_;
    return last == Step::Stop ? piece_.text.size() : at_;
}

/// Reads the end of a bracket, or a value with its name.
OpenDocument::Step OpenDocument::step() {
    const std::string_view text = piece_.text;
    if (at_ == text.size()) {
        if (piece_.last) sink_.skipped(jsonError(Json::parse("["), piece_));
        return piece_.last ? Step::Stop : Step::Wait;
    }
    if (text[at_] == ']' || text[at_] == '}') {
        open_.pop_back();
        ++at_;
        memory_.ended = open_.empty();
        return Step::Done;
    }
    std::size_t begin = at_;
    bool solution = open_.back() == '(';
    if (open_.back() == '{') {
        const Json name = Json::parse(text.substr(begin));
        const std::size_t colon = text.find(':', begin + name.text().size());
        if (!name.isWhole() || colon == std::string_view::npos) {
            if (piece_.last) sink_.skipped(jsonError(name, piece_));
            return piece_.last ? Step::Stop : Step::Wait;
        }
        solution = namesSolution(plainName(name.string().value_or(std::string(name.text()))));
        begin = std::min(text.find_first_not_of(" \t\r\n", colon + 1), text.size());
    }
    return readValue(Json::parse(text.substr(begin)), begin, solution);
}

OpenDocument::Step OpenDocument::readValue(const Json& value, std::size_t begin, bool solution) {
    const std::size_t end = begin + value.text().size();
    // A number may continue after the end of the piece.
    if (value.isWhole() && end > begin && end < piece_.text.size()) {
        if (!solution && !search_.search(value)) return Step::Stop;
        at_ = end;
        return Step::Done;
    }
    if (value.state() == Json::State::Cut && isLarge(value) && open_.size() < kMostOpen) {
        open_ += solution ? '(' : piece_.text[begin];
        at_ = begin + 1;
        return Step::Done;
    }
    if (!piece_.last) return Step::Wait;
    sink_.skipped(jsonError(value, piece_));
    return Step::Stop;
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    formats::ReadMemory here;
    formats::ReadMemory& memory = piece.memory != nullptr ? *piece.memory : here;
    if (memory.heading.starts_with(kOpen)) return OpenDocument(piece, 0, sink, memory).read();
    const std::size_t begin = beginOfJson(piece.text);
    const Json root = Json::parse(piece.text.substr(begin));
    const bool isCutList = root.kind() == Json::Kind::Array && piece.last;
    if (root.state() == Json::State::Cut && (isLarge(root) || isCutList)) {
        memory.heading = std::string(kOpen) + root.text()[0];
        return OpenDocument(piece, begin + 1, sink, memory).read();
    }
    return readJsonDocument(piece, sink, [&](const Json& whole, int line) {
        LineCounter lines(whole.text(), line);
        BoardSearch(sink, lines).search(whole);
    });
}

} // namespace

const formats::Format jsongrid = {
    .id = "jsongrid",
    .name = "JSON with boards",
    .extensions = "json jsonl",
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
