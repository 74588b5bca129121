// SPDX-License-Identifier: MIT
#include "engine/formats/scan/sections.h"

#include "engine/core/names.h"
#include "engine/formats/parts/board.h"
#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/header.h"
#include "engine/formats/parts/lines.h"
#include "engine/formats/scan/boards.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::formats::text {
namespace {

constexpr std::size_t kLongestRow = 2048;

enum class Section { None, Puzzle, State, Marks, Colours, Unknown };

/// A line in brackets with a name in it; lists of numbers are in brackets as well.
std::optional<Section> parseSection(std::string_view line) {
    line = trimmed(line);
    if (!line.starts_with('[') || !line.ends_with(']') || line.find(',') != std::string_view::npos) return std::nullopt;
    const std::string name = lowered(line.substr(1, line.size() - 2));
    if (name == "puzzle") return Section::Puzzle;
    if (name == "state") return Section::State;
    if (name == "pencilmarks") return Section::Marks;
    if (name == "colours" || name == "colors") return Section::Colours;
    return std::ranges::any_of(name, isLetter) ? std::optional(Section::Unknown) : std::nullopt;
}

/// Where the last section of a text begins.
std::size_t lastSectionOf(const TextPiece& piece) {
    std::size_t last = 0;
    LineCursor cursor(piece);
    for (Line line; cursor.next(line);)
        if (parseSection(line.text)) last = line.begin;
    return last;
}

struct TextLine {
    std::string_view text;
    int number;
};

/// One puzzle while its lines are read. The rows are kept unparsed, because some errors show only when all are
/// there.
struct Draft {
    Puzzle puzzle; // only its names
    bool sections = false;
    RowGroup givens, state;
    std::vector<TextLine> marks, colours;

    bool isEmpty() const { return givens.rows.empty() && state.rows.empty(); }
};

class SectionReader {
public:
    SectionReader(const TextPiece& piece, PuzzleSink& sink)
        : cursor_(piece), sink_(sink), size_(piece.text.size()), lastSection_(lastSectionOf(piece)) {}
    /// Returns where the sections end.
    std::size_t run();

private:
    void takeLine(const Line& line);
    void takeContent(const Line& line);
    bool isAfter(const Line& line);
    void takeRows(RowGroup& group, const Line& line);
    void takeRow(RowGroup& group, std::string_view text, int number);
    void finish();
    std::optional<Grid> readGrid(const RowGroup& group);
    void addState(Puzzle& puzzle, const Grid& state, int line);
    void addMarks(Puzzle& puzzle, const std::vector<TextLine>& lines);
    Digits readMarks(std::string_view field, const Error& place);

    LineCursor cursor_;
    PuzzleSink& sink_;
    std::size_t size_, lastSection_;
    Section section_ = Section::None;
    Draft draft_;
    std::string buffer_;
    bool stopped_ = false;
};

/// Ignores rows and columns beyond the ninth and characters that are not a colour.
void addColours(Puzzle& puzzle, const std::vector<TextLine>& lines) {
    for (std::size_t row = 0; row < std::min<std::size_t>(lines.size(), 9); ++row) {
        const std::string_view text = trimmed(lines[row].text);
        for (std::size_t column = 0; column < std::min<std::size_t>(text.size(), 9); ++column) {
            if (characterKind(text[column]) != character::kDigit) continue;
            puzzle.notes.resize(kCellCount);
            puzzle.notes[9 * row + column].colours[0] = static_cast<std::uint8_t>(text[column] - '0');
        }
    }
}

std::size_t SectionReader::run() {
    std::size_t end = size_;
    for (Line line; !stopped_ && cursor_.next(line);) {
        if (isAfter(line)) {
            end = line.begin;
            break;
        }
        takeLine(line);
    }
    if (!stopped_) finish();
    return end;
}

/// Text after nine rows of the last section is not part of it: a remark, or the beginning of a second file.
bool SectionReader::isAfter(const Line& line) {
    const bool full = section_ == Section::Puzzle    ? draft_.givens.rows.size() == Row::kCells
                      : section_ == Section::State   ? draft_.state.rows.size() == Row::kCells
                      : section_ == Section::Marks   ? draft_.marks.size() >= Row::kCells
                      : section_ == Section::Colours ? draft_.colours.size() >= Row::kCells
                                                     : false;
    if (!full || line.begin <= lastSection_ || line.text.starts_with('#') || trimmed(line.text).empty()) return false;
    // A tenth row is an error in the section and reported as one.
    const auto row = line.text.size() <= kLongestRow ? parseRow(trimmed(cleaned(line.text, buffer_))) : std::nullopt;
    return !row || row->cells != Row::kCells;
}

/// A header or [Puzzle] after the rows of a puzzle begins the next one.
void SectionReader::takeLine(const Line& line) {
    if (const auto header = parseHeader(line.text)) {
        if (!draft_.givens.rows.empty()) finish();
        setField(*header, draft_.puzzle);
    } else if (const auto section = parseSection(line.text)) {
        if (*section == Section::Puzzle && !draft_.givens.rows.empty()) finish();
        section_ = *section;
        draft_.sections = true;
    } else if (!line.text.starts_with('#')) {
        takeContent(line);
    }
}

void SectionReader::takeContent(const Line& line) {
    // A row of candidates may be empty, so only the number of lines shows where that section ends.
    const bool empty = trimmed(line.text).empty();
    switch (section_) {
    case Section::None:
    case Section::Puzzle:
        return takeRows(draft_.givens, line);
    case Section::State:
        return takeRows(draft_.state, line);
    case Section::Marks:
        return draft_.marks.push_back({line.text, line.number});
    case Section::Colours:
        if (!empty) draft_.colours.push_back({line.text, line.number});
        return;
    case Section::Unknown:
        return;
    }
}

/// A row, or all nine rows in one line.
void SectionReader::takeRows(RowGroup& group, const Line& line) {
    const std::string_view text = trimmed(cleaned(line.text, buffer_));
    if (text.size() != kCellCount || !isSudoku(cellRun(text, 0))) return takeRow(group, text, line.number);
    for (std::size_t at = 0; at < text.size(); at += Row::kCells)
        takeRow(group, text.substr(at, Row::kCells), line.number);
}

void SectionReader::takeRow(RowGroup& group, std::string_view text, int number) {
    constexpr std::size_t kMostRows = 100;
    auto row = text.size() <= kLongestRow ? parseRow(text) : std::nullopt;
    if (!row || group.rows.size() >= kMostRows) return;
    row->line = number;
    group.rows.push_back(*std::move(row));
}

/// Without valid givens there is no puzzle; an invalid state or invalid candidates are dropped alone.
void SectionReader::finish() {
    Draft draft = std::exchange(draft_, {});
    section_ = Section::None;
    if (draft.isEmpty()) return;
    const auto givens = readGrid(draft.givens);
    if (!givens) return;
    Puzzle& puzzle = draft.puzzle;
    puzzle.grid = *givens;
    puzzle.line = draft.givens.rows.front().line;
    puzzle.givensKnown = draft.sections;
    if (!draft.state.rows.empty())
        if (const auto state = readGrid(draft.state)) addState(puzzle, *state, draft.state.rows.front().line);
    addMarks(puzzle, draft.marks);
    addColours(puzzle, draft.colours);
    stopped_ = !sink_.puzzle(std::move(puzzle));
}

std::optional<Grid> SectionReader::readGrid(const RowGroup& group) {
    std::optional<Error> error;
    if (const auto rows = boardRows(group); rows.size() == Row::kCells) {
        auto puzzle = readBoard(rows.first<9>());
        if (puzzle) return std::move(puzzle).value().grid;
        error = puzzle.error();
    } else {
        error = boardFailure(group);
    }
    if (!error) error = Error{.code = ErrorCode::WrongRowCount, .found = static_cast<long long>(group.rows.size())};
    sink_.skipped(*error);
    return std::nullopt;
}

/// The givens stay unchanged, even where the state differs.
void SectionReader::addState(Puzzle& puzzle, const Grid& state, int line) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Digit digit = state.value(cell);
        if (!puzzle.grid.isSet(cell)) {
            if (digit != 0) puzzle.grid.place(cell, digit);
        } else if (digit != puzzle.grid.value(cell)) {
            sink_.warning({.code = ErrorCode::StateChangesGiven, .line = line + rowOf(cell), .text = cellName(cell)});
        }
    }
}

Digits SectionReader::readMarks(std::string_view field, const Error& place) {
    const CellText cell = parseCell(trimmed(field));
    if (cell.wrongCharacter[0] == 0) return cell.digits;
    Error error = place;
    error.text = cell.wrongCharacter;
    sink_.warning(error);
    return cell.digits;
}

void SectionReader::addMarks(Puzzle& puzzle, const std::vector<TextLine>& lines) {
    std::array<Digits, kCellCount> marks;
    bool any = false;
    for (std::size_t row = 0; row < std::min<std::size_t>(lines.size(), 9); ++row) {
        Cell cell = cellAt(static_cast<int>(row), 0);
        detail::eachField(lines[row].text, ',', 9, [&](std::string_view field) {
            assert(cell < kCellCount);
            marks[cell] =
                readMarks(field, {.code = ErrorCode::WrongCandidate, .line = lines[row].number, .column = cell + 1});
            any = any || !marks[cell].empty();
            ++cell;
            return true;
        });
    }
    if (!any) return;
    puzzle.hasMarks = true;
    for (const Cell cell : puzzle.grid.blanks()) puzzle.grid.setCandidates(cell, marks[cell]);
}

} // namespace

bool hasSections(std::string_view head) {
    LineCursor cursor({.text = head});
    for (Line line; cursor.next(line);)
        if (parseSection(line.text) == Section::Puzzle) return true;
    return false;
}

std::size_t readSections(const TextPiece& piece, PuzzleSink& sink) {
    return SectionReader(piece, sink).run();
}

} // namespace ninefold::formats::text
