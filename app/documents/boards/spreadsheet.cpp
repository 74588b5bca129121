// SPDX-License-Identifier: MIT
#include "app/documents/boards/spreadsheet.h"

#include "app/documents/parts/document.h"
#include "app/documents/parts/gunzip.h"

#include <algorithm>
#include <set>

namespace ninefold::documents {
namespace {

constexpr std::size_t kRow = 9;
/// A cell whose text has at least this many cell characters is a whole puzzle, possibly a damaged one.
constexpr std::size_t kManyCells = 70;
/// Rows and columns beyond these are ignored.
constexpr int kMostRows = 1 << 20, kMostColumns = 16384;
/// A sheet made for people has fewer cells.
constexpr std::size_t kMostCells = 200'000;
constexpr int kFewestDigits = 8;

bool isDigit(std::string_view text) {
    return text.size() == 1 && text[0] >= '1' && text[0] <= '9';
}

bool isBlank(std::string_view text) {
    return text.empty() || text == "0" || text == "." || text == "-" || text == "_" || text == "x" || text == "?";
}

/// A number of 81 digits, rounded by a spreadsheet: "4.30021E+78".
bool isRounded(std::string_view text) {
    const std::size_t e = text.find_first_of("eE");
    return e != std::string_view::npos && e > 0 && text[0] >= '1' && text[0] <= '9' && text.size() >= e + 4 &&
           text[e + 1] == '+' && text[e + 2] >= '6';
}

bool isManyCells(std::string_view text) {
    return text.size() >= kManyCells && static_cast<std::size_t>(std::ranges::count_if(text, [](char character) {
                                            return character == '.' || (character >= '0' && character <= '9');
                                        })) >= kManyCells;
}

/// Groups of consecutive lines.
std::vector<std::vector<int>> runsOf(const std::vector<int>& used) {
    std::vector<std::vector<int>> runs;
    for (const int line : used) {
        if (runs.empty() || runs.back().back() + 1 != line) runs.emplace_back();
        runs.back().push_back(line);
    }
    return runs;
}

} // namespace

void Spreadsheet::set(int row, int column, std::string text) {
    if (row < 0 || row >= kMostRows || column < 0 || column >= kMostColumns) return;
    overflows_ = overflows_ || cells_.size() >= kMostCells;
    if (overflows_) return;
    text = trimmed(text);
    // Numbers that a program has computed: "5.0".
    if (text.size() == 3 && text.ends_with(".0")) text.resize(1);
    cells_[{row, column}] = std::move(text);
}

const std::string& Spreadsheet::textAt(int row, int column) const {
    static const std::string none;
    const auto found = cells_.find({row, column});
    return found == cells_.end() ? none : found->second;
}

bool Spreadsheet::holdsTexts() const {
    return std::ranges::any_of(cells_,
                               [](const auto& cell) { return isManyCells(cell.second) || isRounded(cell.second); });
}

/// One line for each row, its cells separated by tabs: lists of puzzles are read like any other table.
std::string Spreadsheet::asText() const {
    std::string text;
    int row = -1, column = 0;
    for (const auto& [place, content] : cells_) {
        if (place.first != row) {
            if (row >= 0) text += '\n';
            row = place.first;
            column = 0;
        }
        for (; column < place.second; ++column) text += '\t';
        for (const char character : content)
            text += character == '\n' || character == '\r' || character == '\t' ? ' ' : character;
    }
    return text + '\n';
}

std::vector<int> Spreadsheet::usedRows(bool mentioned) const {
    std::set<int> rows;
    for (const auto& [place, text] : cells_)
        if (mentioned || isDigit(text) || (!text.empty() && isBlank(text))) rows.insert(place.first);
    return {rows.begin(), rows.end()};
}

std::vector<int> Spreadsheet::usedColumns(const std::vector<int>& rows, bool mentioned) const {
    std::set<int> columns;
    for (const int row : rows)
        for (auto cell = cells_.lower_bound({row, 0}); cell != cells_.end() && cell->first.first == row; ++cell)
            if (mentioned || isDigit(cell->second) || (!cell->second.empty() && isBlank(cell->second)))
                columns.insert(cell->first.second);
    return {columns.begin(), columns.end()};
}

/// Groups of nine lines, or of a multiple of nine; three groups of three with one line between them; a puzzle with
/// an empty line is nine lines from its first used one to its last.
Spreadsheet::Lines Spreadsheet::boardLines(const std::vector<int>& used) const {
    Lines boards;
    const auto runs = runsOf(used);
    for (std::size_t n = 0; n < runs.size(); ++n) {
        const std::vector<int>& run = runs[n];
        if (run.size() % kRow == 0) {
            for (std::size_t at = 0; at < run.size(); at += kRow)
                boards.emplace_back(run.begin() + static_cast<std::ptrdiff_t>(at),
                                    run.begin() + static_cast<std::ptrdiff_t>(at + kRow));
            continue;
        }
        std::vector<int> lines = run;
        std::size_t last = n;
        const int width = run.size() == 3 ? 11 : 9; // with the lines between the boxes
        while (last + 1 < runs.size() && runs[last + 1].back() - run.front() < width) {
            ++last;
            lines.insert(lines.end(), runs[last].begin(), runs[last].end());
        }
        const bool spread = lines.size() == kRow && lines.back() - lines.front() == 10;
        const bool gappy = lines.back() - lines.front() == 8;
        if (!spread && !gappy) continue;
        if (gappy) {
            lines.clear();
            for (int line = run.front(); lines.size() < kRow; ++line) lines.push_back(line);
        }
        boards.push_back(std::move(lines));
        n = last;
    }
    return boards;
}

/// Ten lines of which the first numbers the others, 1 to 9.
std::vector<int> Spreadsheet::withoutHeading(std::vector<int> used, const std::vector<int>& across, bool rows) const {
    if (used.size() != kRow + 1) return used;
    std::string heading;
    for (const int line : across) heading += rows ? textAt(used.front(), line) : textAt(line, used.front());
    if (heading == "123456789") used.erase(used.begin());
    return used;
}

bool Spreadsheet::readBoard(const std::vector<int>& rows, const std::vector<int>& columns,
                            formats::PuzzleSink& sink) const {
    std::string cells;
    int digits = 0;
    std::optional<Error> wrong;
    for (const int row : rows)
        for (const int column : columns) {
            const std::string& text = textAt(row, column);
            digits += isDigit(text);
            cells += isDigit(text) ? text[0] : '.';
            // Several digits are notes of an empty cell.
            const bool notes = text.size() > 1 && text.find_first_not_of("123456789 ,") == std::string::npos;
            if (!isDigit(text) && !isBlank(text) && !notes && !wrong)
                wrong = Error{.code = ErrorCode::WrongCharacter, .line = row + 1, .column = column + 1, .text = text};
        }
    if (digits < kFewestDigits) return true;
    if (wrong) return sink.skipped(*wrong), true;
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    puzzle.line = rows.front() + 1;
    return sink.puzzle(std::move(puzzle));
}

bool Spreadsheet::sayOtherSize(formats::PuzzleSink& sink) const {
    const auto rows = usedRows(true), columns = usedColumns(rows, true);
    constexpr std::size_t kSizes[] = {4, 6, 8, 12, 16, 25};
    if (rows.size() != columns.size() || std::ranges::find(kSizes, rows.size()) == std::end(kSizes)) return true;
    const auto isCell = [](const auto& cell) { return cell.second.size() <= 2; };
    const auto isNumber = [](const auto& cell) {
        return !cell.second.empty() && cell.second[0] > '0' && cell.second[0] <= '9';
    };
    // Most tables contain something other than boards.
    if (!std::ranges::all_of(cells_, isCell) || 6 * std::ranges::count_if(cells_, isNumber) < std::ssize(cells_))
        return true;
    const std::string size = std::to_string(rows.size());
    sink.skipped({.code = ErrorCode::WrongSize, .text = size + "x" + size});
    return true;
}

/// Cells without text that the sheet lists (coloured, framed) belong to a board whose outer lines are empty; but
/// more cells may be listed than the boards have.
bool Spreadsheet::read(formats::PuzzleSink& sink, TextReader readText) const {
    if (overflows_) sink.skipped({.code = ErrorCode::TooLarge, .found = static_cast<long long>(kUnpackedLimit)});
    if (holdsTexts()) {
        if (const auto error = readText(asText(), sink)) sink.skipped(*error);
        return true;
    }
    for (const bool mentioned : {true, false}) {
        bool found = false;
        std::vector<int> used = usedRows(mentioned);
        used = withoutHeading(used, usedColumns(used, false), true);
        for (const auto& rows : boardLines(used)) {
            const auto columns = withoutHeading(usedColumns(rows, mentioned), rows, false);
            for (const auto& board : boardLines(columns)) {
                found = true;
                if (!readBoard(rows, board, sink)) return false;
            }
        }
        if (found) return true;
    }
    return sayOtherSize(sink);
}

} // namespace ninefold::documents
