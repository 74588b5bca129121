// SPDX-License-Identifier: MIT
#include "engine/formats/parts/libraryline.h"

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace ninefold::formats {

using namespace text;

namespace {

constexpr bool isOneToNine(char byte) {
    return byte >= '1' && byte <= '9';
}

/// Takes the next field of a line whose fields end with colons; an empty one when there are no more.
std::string_view takeField(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const std::string_view field = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return trimmed(field);
}

void parseCode(std::string_view field, LibraryLine& line) {
    assert(field.size() >= 4);
    const std::size_t dash = std::min(field.find('-'), field.size());
    line.code = field.substr(0, 4);
    // A fifth digit marks siamese fish; it is a variant like the others.
    line.variant = dash < field.size() ? field.substr(dash + 1) : field.substr(4);
}

int parseNumber(std::string_view text) {
    int number = 0;
    for (const char byte : text.substr(0, 6)) {
        if (!isDigit(byte)) break;
        number = 10 * number + (byte - '0');
    }
    return number;
}

Error wrongCount(std::size_t cells) {
    return {.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(cells)};
}

} // namespace

bool isLibraryLine(std::string_view text) {
    if (text.size() < 6 || text[0] != ':' || !std::ranges::all_of(text.substr(1, 4), isDigit)) return false;
    // Only the code is checked and not the whole line, because detection calls this for every line that begins with
    // a colon.
    constexpr std::size_t kLongestCode = 11;
    return text.find(':', 1) <= kLongestCode + 1;
}

// Counts all characters, also after a wrong one: the user needs the number of cells more than the wrong character.
Result<Grid> parsePlacedGrid(std::string_view text) {
    std::array<char, kCellCount> cells{};
    std::size_t count = 0;
    Cells placed;
    std::optional<Error> wrong;
    for (std::size_t at = 0; at < text.size(); ++count) {
        const bool plus = text[at] == '+' && at + 1 < text.size() && isOneToNine(text[at + 1]);
        const std::string_view character = text.substr(at + plus, characterLength(text.substr(at + plus)));
        at += plus + character.size();
        if (!wrong && !isCellCharacter(character[0]))
            wrong = Error{.code = ErrorCode::WrongCharacter,
                          .column = static_cast<int>(count) + 1,
                          .text = std::string(character)};
        if (count >= cells.size()) continue;
        cells[count] = character[0];
        if (plus) placed.add(static_cast<Cell>(count));
    }
    if (count != cells.size()) return wrongCount(count);
    if (wrong) return *std::move(wrong);
    Grid grid = Grid::fromCells({cells.data(), cells.size()});
    for (const Cell cell : placed) grid.setGiven(cell, false);
    return grid;
}

bool parseCandidateList(std::string_view text, std::vector<LibraryCandidate>& list) {
    for (std::size_t at = 0; at < text.size();) {
        if (isSpace(text[at])) {
            ++at;
            continue;
        }
        const std::string_view triple = text.substr(at, 3);
        const bool ended = at + 3 >= text.size() || isSpace(text[at + 3]);
        if (triple.size() != 3 || !ended || !std::ranges::all_of(triple, isOneToNine)) return false;
        list.push_back({cellAt(triple[1] - '1', triple[2] - '1'), triple[0] - '0'});
        at += 3;
    }
    return true;
}

Result<LibraryLine> parseLibraryLine(std::string_view text) {
    assert(isLibraryLine(text));
    std::string_view rest = text.substr(1);
    LibraryLine line;
    parseCode(takeField(rest), line);
    line.candidates = takeField(rest);
    auto grid = parsePlacedGrid(takeField(rest));
    if (!grid) return grid.error();
    line.grid = std::move(grid).value();
    std::vector<LibraryCandidate> removed;
    const bool good = parseCandidateList(takeField(rest), removed) &&
                      parseCandidateList(takeField(rest), line.eliminations) &&
                      parseCandidateList(takeField(rest), line.placements);
    if (!good) return Error{.code = ErrorCode::Damaged, .detail = ErrorDetail::CandidateList};
    for (const auto& [cell, digit] : removed) line.grid.removeCandidate(cell, digit);
    line.hasRemoved = !removed.empty();
    line.chainLength = parseNumber(takeField(rest));
    return line;
}

} // namespace ninefold::formats
