// SPDX-License-Identifier: MIT
#include "engine/formats/parts/cellline.h"

#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::formats::text {
namespace {

// The functions below look at runs of cell characters: their position, their length and the kinds of characters in
// them.
constexpr std::size_t kCandidateCount = 9 * kCellCount;
/// Fewer cells in one piece are a number, a date or a ruler; more are meant as a Sudoku.
constexpr std::size_t kFewestCells = 45;

constexpr bool isPlaced(std::string_view line, std::size_t at) {
    return line[at] == '+' && at + 1 < line.size() && characterKind(line[at + 1]) == character::kDigit;
}

/// A run in which a plus before a digit belongs to that digit.
struct PlacedRun {
    CellRun run;
    std::size_t pluses = 0;
    std::size_t cells() const { return run.size() - pluses; }
};

PlacedRun nextRun(std::string_view line, std::size_t at) {
    while (at < line.size() && !isCellCharacter(line[at]) && !isPlaced(line, at)) ++at;
    PlacedRun found{{at, at, 0}, 0};
    CellRun& run = found.run;
    for (; run.end < line.size(); ++run.end) {
        if (isPlaced(line, run.end)) ++found.pluses;
        else if (!isCellCharacter(line[run.end])) break;
        else run.characterKinds |= characterKind(line[run.end]);
    }
    return found;
}

/// A dot after 81 cells is a full stop, if the puzzle does not use dots for blank cells.
PlacedRun withoutFullStop(PlacedRun found, std::string_view line) {
    CellRun& run = found.run;
    assert(run.begin <= run.end && run.end <= line.size() && found.pluses <= run.size());
    if (found.cells() != kCellCount + 1 || line[run.end - 1] != '.') return found;
    const CellRun shorter = cellRun(line.substr(0, run.end - 1), run.begin);
    if (blanksOf(shorter.characterKinds) != 0 && (shorter.characterKinds & character::kDot) == 0) run = shorter;
    return found;
}

/// The text between spaces and punctuation, counted by kinds of characters.
struct Chunk {
    std::string_view text;
    std::size_t characters = 0; // all of them
    std::size_t cells = 0;      // cell characters
    std::size_t digits = 0;     // 1 to 9
    std::size_t foreign = 0;    // digits of other scripts
    std::string_view other;     // the first character that is neither
    bool manyOthers = false;    // ... and there are different ones

    bool isMeantAsCells() const {
        if (characters < kFewestCells || digits + foreign < 5) return false;
        // A letter O for every blank cell is as common as a typing mistake.
        const bool oneOther = characters == kCellCount && !manyOthers && digits >= 17;
        return oneOther || 10 * (cells + foreign) >= 8 * characters;
    }
};

constexpr bool endsChunk(char byte) {
    return isSpace(byte) || std::string_view(",;:\"'`()[]{}|<>=/&\\").find(byte) != std::string_view::npos;
}

Chunk nextChunk(std::string_view line, std::size_t& at) {
    while (at < line.size() && endsChunk(line[at])) ++at;
    const std::size_t begin = at;
    Chunk chunk;
    while (at < line.size() && !endsChunk(line[at])) {
        const std::string_view character = line.substr(at, characterLength(line.substr(at)));
        const unsigned kind = character.size() == 1 ? characterKind(character[0]) : 0;
        chunk.cells += kind != 0;
        chunk.digits += kind == character::kDigit;
        const bool foreign = isForeignDigit(character);
        chunk.foreign += foreign;
        if (kind == 0 && !foreign) {
            if (chunk.other.empty()) chunk.other = character;
            chunk.manyOthers = chunk.manyOthers || chunk.other != character;
        }
        ++chunk.characters;
        at += character.size();
    }
    chunk.text = line.substr(begin, at - begin);
    return chunk;
}

Error wrongCharacter(std::size_t cell, std::string_view character) {
    return {.code = ErrorCode::WrongCharacter, .column = static_cast<int>(cell), .text = std::string(character)};
}

/// The first character that is not a cell or is a second kind of blank.
std::optional<Error> firstWrongCharacter(std::string_view cells) {
    unsigned kinds = 0;
    for (std::size_t cell = 1; !cells.empty(); ++cell) {
        const std::string_view character = cells.substr(0, characterLength(cells));
        const unsigned kind = character.size() == 1 ? characterKind(character[0]) : 0;
        if (kind == 0 || !isOneBlank(kinds | kind)) return wrongCharacter(cell, character);
        kinds |= kind;
        cells.remove_prefix(character.size());
    }
    return std::nullopt;
}

/// The number of digits of a smaller Sudoku with this number of cells; 0 for any other number.
std::size_t smallSizeOf(std::size_t cells) {
    return cells == 16 ? 4 : cells == 36 ? 6 : cells == 64 ? 8 : 0;
}

/// "16x16" for a complete grid of another size in one line.
std::string_view largeSize(std::size_t characters) {
    return characters == 144 ? "12x12" : characters == 256 ? "16x16" : characters == 625 ? "25x25" : "";
}

/// In such grids letters are cells, so only the length shows the size; a text with few cell characters has it by
/// chance.
bool isLargeGrid(const Chunk& chunk) {
    const auto isCell = [](char byte) { return isCellCharacter(byte) || isLetter(byte); };
    return !largeSize(chunk.characters).empty() && chunk.digits >= 5 && 4 * chunk.cells >= chunk.characters &&
           std::ranges::all_of(chunk.text, isCell);
}

std::optional<Error> failure(const Chunk& chunk) {
    if (isLargeGrid(chunk))
        return Error{.code = ErrorCode::WrongSize, .text = std::string(largeSize(chunk.characters))};
    if (!chunk.isMeantAsCells()) return std::nullopt;
    if (chunk.characters == kCellCount) return firstWrongCharacter(chunk.text);
    // Nearly nine characters for each cell were meant as candidates.
    constexpr std::size_t kNearly = 9;
    const bool candidates =
        chunk.characters + kNearly >= kCandidateCount && chunk.characters <= kCandidateCount + kNearly;
    return Error{.code = ErrorCode::WrongCellCount,
                 .found = static_cast<long long>(chunk.characters),
                 .detail = candidates ? ErrorDetail::CandidateList : ErrorDetail::None};
}

/// "4.30021E+78" is 81 digits after a spreadsheet has rounded them. Numbers of that size have no other origin here.
bool isRounded(std::string_view field) {
    const std::size_t e = field.find_first_of("eE");
    if (e == std::string_view::npos || e == 0 || field.size() != e + 4 || field[e + 1] != '+') return false;
    const bool mantissa =
        std::ranges::all_of(field.substr(0, e), [](char byte) { return isDigit(byte) || byte == '.' || byte == ','; });
    return mantissa && isDigit(field[0]) &&
           (field[e + 2] == '8' ? field[e + 3] == '0' : field[e + 2] >= '6' && field[e + 2] <= '7');
}

} // namespace

std::optional<CellsInLine> findCells(std::string_view line, std::size_t from) {
    while (from < line.size()) {
        const auto [run, pluses] = withoutFullStop(nextRun(line, from), line);
        if (run.size() - pluses == kCellCount && isOneBlank(run.characterKinds) && !couldBeRuler(run.characterKinds))
            return CellsInLine{run.begin, run.end, run.characterKinds, pluses > 0};
        from = run.end;
    }
    return std::nullopt;
}

std::optional<CellRun> findCandidateRun(std::string_view line, std::size_t from) {
    while (from < line.size()) {
        const PlacedRun found = nextRun(line, from);
        if (found.cells() == kCandidateCount && found.pluses == 0 && isOneBlank(found.run.characterKinds))
            return found.run;
        from = found.run.end;
    }
    return std::nullopt;
}

bool isMask(std::string_view cells) {
    assert(cells.size() >= kCellCount);
    const auto ones = std::ranges::count(cells, '1'), zeros = std::ranges::count(cells, '0');
    return ones > 9 && zeros > 9 && ones + zeros == std::ssize(cells);
}

std::optional<Error> roundedNumber(std::string_view line) {
    constexpr std::size_t kLongestLine = 4096;
    if (line.size() > kLongestLine || line.find("E+") == std::string_view::npos) return std::nullopt;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(",;\t \"'", at), line.size());
        // A comma may be the decimal separator.
        for (const std::size_t stop : {end, std::min(line.find_first_of(";\t \"'", at), line.size())})
            if (const std::string_view field = line.substr(at, stop - at); isRounded(field))
                return Error{.code = ErrorCode::RoundedNumber, .text = std::string(field)};
        at = end + 1;
    }
    return std::nullopt;
}

std::optional<Error> failedAttempt(std::string_view line) {
    for (std::size_t at = 0; at < line.size();)
        if (auto error = failure(nextChunk(line, at))) return error;
    return std::nullopt;
}

std::optional<Result<Grid>> parseBlankCells(std::string_view line) {
    constexpr std::ptrdiff_t kFewestDigits = 17;
    const auto isCell = [](char byte) { return byte == ' ' || characterKind(byte) == character::kDigit; };
    const auto digits = std::ranges::count_if(line, [](char byte) { return characterKind(byte) == character::kDigit; });
    if (line.size() < kCellCount - 9 || line.size() > kCellCount + 3 || digits < kFewestDigits ||
        !std::ranges::all_of(line, isCell) || line.find("  ") == std::string_view::npos)
        return std::nullopt;
    if (line.size() != kCellCount)
        return Error{.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(line.size())};
    return Grid::fromCells(line);
}

std::string onlyCells(std::string_view line) {
    constexpr std::size_t kLongestLine = 400;
    if (line.size() > kLongestLine) return {};
    while (!line.empty() && (separatesWords(line.back()) || line.back() == '=' || line.back() == '\\'))
        line.remove_suffix(1);
    std::string cells;
    std::size_t words = 0;
    for (std::size_t at = 0;; ++words) {
        const std::string_view word = nextWord(line, at);
        if (word.empty()) break;
        if (cellRun(word, 0).size() != word.size()) return {};
        cells += word;
    }
    // Words of several characters are groups or numbers, which other readers handle better.
    const bool loneCharacters = words == cells.size();
    return words == 1 || loneCharacters ? cells : std::string();
}

std::string_view smallSize(std::string_view cells) {
    constexpr int kFewestDigits = 4;
    const std::size_t size = smallSizeOf(cells.size());
    const CellRun run = cellRun(cells, 0);
    if (size == 0 || run.size() != cells.size() || !isOneBlank(run.characterKinds)) return {};
    std::array<Digits, 8> rows, columns;
    int count = 0;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (characterKind(cells[at]) != character::kDigit) continue;
        const Digit digit = cells[at] - '0';
        Digits &row = rows[at / size], &column = columns[at % size];
        if (digit > static_cast<int>(size) || row.has(digit) || column.has(digit)) return {};
        row.add(digit);
        column.add(digit);
        ++count;
    }
    if (count < kFewestDigits) return {};
    return size == 4 ? "4x4" : size == 6 ? "6x6" : "8x8";
}

bool isSolutionOf(std::string_view solution, std::string_view puzzle) {
    if (solution.size() != puzzle.size()) return false;
    for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
        if (characterKind(solution[cell]) != character::kDigit) return false;
        if (characterKind(puzzle[cell]) == character::kDigit && solution[cell] != puzzle[cell]) return false;
    }
    return true;
}

} // namespace ninefold::formats::text
