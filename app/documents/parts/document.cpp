// SPDX-License-Identifier: MIT
#include "app/documents/parts/document.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// Longer texts are damaged or malicious.
constexpr std::size_t kLongestText = 64 * 1024;

/// The character at `at` with all its bytes.
std::string wholeCharacter(std::string_view text, std::size_t at) {
    assert(at < text.size());
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    return std::string(text.substr(at, end - at));
}

} // namespace

int LineCounter::at(const char* place) {
    assert(place >= rest_.data() && place <= rest_.data() + rest_.size());
    const std::string_view passed = rest_.substr(0, static_cast<std::size_t>(place - rest_.data()));
    for (std::size_t i = 0; i < passed.size(); ++i) {
        const bool pair = passed[i] == '\r' && i + 1 < rest_.size() && rest_[i + 1] == '\n';
        if (passed[i] == '\n' || (passed[i] == '\r' && !pair)) ++line_;
    }
    rest_.remove_prefix(passed.size());
    return line_;
}

/// A truncated text is reported with the line of its end, because that is where a download broke off.
Error jsonError(const Json& json, const formats::TextPiece& piece) {
    if (json.state() != Json::State::Cut) return {.code = ErrorCode::Damaged, .detail = ErrorDetail::JsonFile};
    const char* const end = piece.text.data() + piece.text.size();
    return {.code = ErrorCode::Truncated, .line = LineCounter(piece.text, piece.firstLine).at(end)};
}

std::size_t beginOfJson(std::string_view text) {
    std::size_t at = 0;
    for (;;) {
        at = text.find_first_not_of(kWhiteSpace, at);
        if (at == std::string_view::npos) return text.size();
        const std::string_view rest = text.substr(at);
        if (!rest.starts_with('#') && !rest.starts_with("//") && !rest.starts_with("```")) return at;
        at = std::min(text.find_first_of("\r\n", at), text.size());
    }
}

std::size_t readJsonDocument(const formats::TextPiece& piece, formats::PuzzleSink& sink,
                             const std::function<void(const Json& root, int line)>& read) {
    constexpr const char* kDamaged = "damaged";
    // After invalid JSON the start of another document cannot be found.
    if (piece.memory != nullptr && piece.memory->heading == kDamaged) return piece.text.size();
    const std::size_t begin = beginOfJson(piece.text);
    const Json root = Json::parse(piece.text.substr(begin));
    if (root.state() == Json::State::Cut && !piece.last) return 0;
    if (!root.isWhole()) {
        sink.skipped(jsonError(root, piece));
        if (piece.memory != nullptr) piece.memory->heading = kDamaged;
        return piece.text.size();
    }
    read(root, LineCounter(piece.text, piece.firstLine).at(root.text().data()));
    if (piece.memory != nullptr) piece.memory->ended = true;
    return begin + root.text().size();
}

Result<Grid> gridFromCells(std::string_view cells, int line) {
    const auto isCell = [](char character) { return (character >= '0' && character <= '9') || character == '.'; };
    const auto wrong = std::ranges::find_if_not(cells, isCell);
    if (wrong != cells.end()) {
        const auto at = static_cast<std::size_t>(wrong - cells.begin());
        return Error{.code = ErrorCode::WrongCharacter,
                     .line = line,
                     .column = static_cast<int>(at) + 1,
                     .text = wholeCharacter(cells, at)};
    }
    if (cells.size() != kCellCount)
        return Error{.code = ErrorCode::WrongCellCount, .line = line, .found = static_cast<long long>(cells.size())};
    return Grid::fromCells(cells);
}

void setPlayersMarks(const std::array<Digits, kCellCount>& marks, formats::Puzzle& puzzle) {
    puzzle.hasMarks = std::ranges::any_of(marks, [](Digits digits) { return !digits.empty(); });
    if (!puzzle.hasMarks) return;
    for (const Cell cell : puzzle.grid.blanks()) puzzle.grid.setCandidates(cell, marks[static_cast<std::size_t>(cell)]);
}

CellState& notesAt(formats::Puzzle& puzzle, Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    if (puzzle.notes.empty()) puzzle.notes.resize(kCellCount);
    return puzzle.notes[static_cast<std::size_t>(cell)];
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kWhiteSpace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kWhiteSpace) - begin + 1);
}

/// Never cuts within a character, so that the result stays UTF-8.
std::string limited(std::string text) {
    if (text.size() <= kLongestText) return text;
    text.resize(kLongestText);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.pop_back();
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0) text.pop_back();
    return text;
}

} // namespace ninefold::documents
