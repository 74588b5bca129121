// SPDX-License-Identifier: MIT
#include "engine/formats/parts/soloid.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <string>

namespace ninefold::formats::text {
namespace {

/// A letter of the parameters that names another game. After d (difficulty), r and m (symmetry) letters have
/// another meaning.
std::optional<ErrorDetail> variantIn(std::string_view letters) {
    for (std::size_t at = 0; at < letters.size(); ++at) {
        if (letters[at] == 'd' || letters[at] == 'm') ++at; // "da", "md4"
        else if (letters[at] == 'x') return ErrorDetail::Diagonals;
        else if (letters[at] == 'j') return ErrorDetail::Jigsaw;
        else if (letters[at] == 'k') return ErrorDetail::Killer;
    }
    return std::nullopt;
}

std::size_t numberAt(std::string_view text, std::size_t& at) {
    std::size_t number = 0;
    while (at < text.size() && isDigit(text[at]) && number < 100) number = 10 * number + (text[at++] - '0');
    return number;
}

/// "3x3" -> 9, "9" (of a jigsaw) -> 9; 0 for anything else. Moves `at` after the size.
std::size_t sizeAt(std::string_view params, std::size_t& at) {
    const std::size_t width = numberAt(params, at);
    if (at >= params.size() || params[at] != 'x' || at + 1 >= params.size() || !isDigit(params[at + 1])) return width;
    return width * numberAt(params, ++at);
}

bool isDescriptionCharacter(char byte) {
    return isDigit(byte) || (byte >= 'a' && byte <= 'z') || byte == '_' || byte == ',';
}

/// The puzzle of the parameters before a colon and the description after it.
std::optional<Result<Puzzle>> puzzleAt(std::string_view line, std::size_t colon) {
    constexpr std::size_t kLongestParams = 16, kShortest = 20;
    std::size_t begin = colon;
    while (begin > 0 && (isDigit(line[begin - 1]) || isLetter(line[begin - 1]))) --begin;
    const std::string_view params = line.substr(begin, colon - begin);
    std::string_view description = line.substr(colon + 1);
    const auto end = std::ranges::find_if_not(description, isDescriptionCharacter);
    description = description.substr(0, static_cast<std::size_t>(end - description.begin()));
    std::size_t at = 0;
    const bool sized = sizeAt(params, at) >= 4 && params.find_first_of("xj") != std::string_view::npos;
    if (params.size() > kLongestParams || !sized || description.size() < kShortest) return std::nullopt;
    // It needs at least a run of blank cells and a digit: "3x3:2024" is not a puzzle.
    const bool coded = std::ranges::any_of(description, isLetter) && std::ranges::any_of(description, isDigit);
    return coded ? std::optional(parseSoloId(params, description)) : std::nullopt;
}

} // namespace

Result<Puzzle> parseSoloId(std::string_view params, std::string_view description) {
    std::size_t at = 0;
    const std::size_t size = sizeAt(params, at);
    const bool square = params.substr(0, at) == "3x3";
    if (size != 9) {
        const std::string text = std::to_string(size);
        return Error{.code = ErrorCode::WrongSize, .text = text + "x" + text};
    }
    if (const auto variant = variantIn(params.substr(at))) return Error{.code = ErrorCode::Variant, .detail = *variant};
    // Boxes of another shape, or a comma, which is followed by the borders of regions or the sums of cages.
    if (!square || description.find(',') != std::string_view::npos)
        return Error{.code = ErrorCode::Variant, .detail = ErrorDetail::Jigsaw};
    std::string cells;
    for (std::size_t place = 0; place < description.size() && cells.size() <= kCellCount;) {
        const char character = description[place];
        if (character >= 'a' && character <= 'z') {
            cells.append(static_cast<std::size_t>(character - 'a') + 1, '.');
            ++place;
        } else if (isDigit(character)) {
            const std::size_t digit = numberAt(description, place);
            if (digit < 1 || digit > 9) return Error{.code = ErrorCode::WrongCharacter, .text = std::to_string(digit)};
            cells += static_cast<char>('0' + digit);
        } else {
            ++place;
        }
    }
    if (cells.size() != kCellCount)
        return Error{.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(cells.size())};
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    return puzzle;
}

std::optional<Result<Puzzle>> parseSoloLine(std::string_view line) {
    for (std::size_t colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1))
        if (auto puzzle = puzzleAt(line, colon)) return puzzle;
    return std::nullopt;
}

} // namespace ninefold::formats::text
