// SPDX-License-Identifier: MIT
#include "engine/formats/scan/linescan.h"

#include "engine/formats/parts/address.h"
#include "engine/formats/parts/board.h"
#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/komoline.h"
#include "engine/formats/parts/libraryline.h"
#include "engine/formats/parts/soloid.h"
#include "engine/formats/parts/solverlink.h"
#include "engine/formats/parts/surroundings.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::formats::text {
namespace {

/// In longer lines the searches that work on single words are skipped.
constexpr std::size_t kLongestSpread = 1 << 20;
/// Lines with a number of cells in this range are meant as a Sudoku.
constexpr std::size_t kFewestSpread = 70, kMostSpread = 92;

/// Not a cell, and not merely a digit that is not a candidate.
bool isForeign(const CellText& cell) {
    return cell.wrongCharacter[0] != 0 && !cell.wrongDigit;
}

/// In some masks a one marks a given, in others a cell that is not given. Givens have digits, and are fewer.
void markGivens(std::string_view mask, Puzzle& puzzle) {
    assert(mask.size() == kCellCount);
    Cells ones;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (mask[static_cast<std::size_t>(cell)] == '1') ones.add(cell);
    const Cells set = Cells::all() - puzzle.grid.blanks(), zeros = Cells::all() - ones;
    const bool fewer = ones.count() <= zeros.count();
    const Cells givens = (ones - set).empty() && (fewer || !(zeros - set).empty()) ? ones : zeros;
    if (!(givens - set).empty()) return;
    puzzle.givensKnown = true;
    for (const Cell cell : set) puzzle.grid.setGiven(cell, givens.has(cell));
}

/// Tries all formats on one line, from the most specific to the vaguest; the first that recognises it takes it.
class LineScan {
public:
    LineScan(std::string_view line, std::string_view columns, ScanSink& sink)
        : line_(line), columns_(columns), sink_(sink) {}
    void run();

private:
    bool scanVariant();
    bool scanTimedGame();
    bool scanLibrary();
    bool scanCode();
    bool scanDamaged();
    bool scanCells();
    std::optional<CellsInLine> nextCells(std::string_view line, std::size_t from);
    bool scanCandidates();
    bool scanSpread();
    bool strayBar(const Layout& layout);
    bool namesCells(const Layout& layout) const;
    bool takeSpread(const Layout& layout);
    bool countSpread(const Layout& layout);
    bool scanBlankCells();
    bool isSolvedBy(const CellsInLine& puzzle, const CellsInLine& solution) const;
    bool isSolutionColumn(std::string_view cells) const;
    bool takeCells(const CellsInLine& cells, std::string_view before, std::string_view after, Shape shape);
    void takeFailure();
    bool take(Result<Puzzle>&& puzzle, Shape shape, unsigned characterKinds = 0);

    std::string_view line_;
    std::string_view columns_;
    ScanSink& sink_;
    std::string_view mask_; // a mask that applies to the next puzzle
};

void LineScan::run() {
    if (scanVariant() || scanTimedGame() || scanLibrary() || scanCode() || scanDamaged() || scanCells() ||
        scanCandidates() || scanSpread() || scanBlankCells())
        return;
    takeFailure();
}

/// Always true: the line is done.
bool LineScan::take(Result<Puzzle>&& puzzle, Shape shape, unsigned characterKinds) {
    if (puzzle)
        sink_.found(std::move(puzzle).value(), {.shape = shape, .characterKinds = characterKinds, .line = line_});
    else sink_.failed(Error(puzzle.error()), shape);
    return true;
}

/// Codes of other kinds of Sudoku that look like cells.
bool LineScan::scanVariant() {
    const std::string_view text = trimmed(line_);
    const auto refuse = [this](ErrorDetail detail) {
        sink_.failed({.code = ErrorCode::Variant, .detail = detail}, Shape::Line);
        return true;
    };
    if (text.starts_with("SumoCueV1"))
        return refuse(text.find('J') != std::string_view::npos ? ErrorDetail::Jigsaw : ErrorDetail::Killer);
    const bool isSize = text.size() > 5 && isDigit(text[0]) && text[1] == 'x' && isDigit(text[2]) && text[3] == ':';
    return isSize && text.substr(3, 6).find(":k:") != std::string_view::npos && refuse(ErrorDetail::Killer);
}

/// The files of a program for classic and diagonal Sudokus: a 9 or an X for the kind, 81 digits, and the time.
///
///     9073400002801032600004...00:00:0000000000
bool LineScan::scanTimedGame() {
    constexpr std::string_view kTime = "dd:dd:dddddddddd";
    const std::string_view text = trimmed(line_);
    if (text.size() != 1 + kCellCount + kTime.size() || (text[0] != '9' && text[0] != 'X')) return false;
    const std::string_view cells = text.substr(1, kCellCount), time = text.substr(1 + kCellCount);
    const auto fits = [](char byte, char form) { return form == 'd' ? isDigit(byte) : byte == form; };
    if (!std::ranges::all_of(cells, isDigit) || !std::ranges::equal(time, kTime, fits)) return false;
    if (text[0] == 'X') return take(Error{.code = ErrorCode::Variant, .detail = ErrorDetail::Diagonals}, Shape::Line);
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    return take(std::move(puzzle), Shape::Line);
}

/// Before the search for 81 cells, which would also accept a library line.
bool LineScan::scanLibrary() {
    const std::string_view text = trimmed(line_);
    if (!isLibraryLine(text)) return false;
    auto line = parseLibraryLine(text);
    if (!line) return take(line.error(), Shape::Library);
    Puzzle puzzle;
    LibraryLine& library = line.value();
    puzzle.grid = library.grid;
    puzzle.hasMarks = puzzle.marksBind = library.hasRemoved;
    // An example of a technique is a position to study, not a game to restart: all its digits belong to it.
    puzzle.givensKnown = library.isPlain();
    puzzle.libraryLine = text;
    if (!library.isPlain()) {
        puzzle.id = library.variant.empty() ? library.code : library.code + "-" + library.variant;
        puzzle.comment = text;
    }
    return take(std::move(puzzle), Shape::Library);
}

bool LineScan::scanCode() {
    if (auto puzzle = parseSolverCode(line_)) return take(*std::move(puzzle), Shape::SolverCode);
    if (auto puzzle = parseMaskCode(line_)) return take(*std::move(puzzle), Shape::SolverCode);
    if (auto puzzle = parseSoloLine(line_)) return take(*std::move(puzzle), Shape::SoloId);
    if (auto puzzle = parseKomoLine(line_)) return take(*std::move(puzzle), Shape::Komo);
    return false;
}

/// A row of a table in which a spreadsheet took the puzzle for a number. The solution in the next field must not be
/// opened instead; where only leading zeros are missing, it proves that they are.
bool LineScan::scanDamaged() {
    if (auto error = roundedNumber(line_)) return take(*std::move(error), Shape::Line);
    const auto solution = findCells(line_, 0);
    if (!solution || blanksOf(solution->characterKinds) != 0 || solution->begin == 0) return false;
    const std::string_view before = line_.substr(0, solution->begin);
    const std::size_t end = before.find_last_of("0123456789") + 1;
    const std::size_t begin = before.substr(0, end).find_last_not_of("0123456789") + 1;
    // A puzzle with a missing or wrong cell is an error; its solution must not be read instead.
    auto wrong = failedAttempt(before);
    if (end - begin < kCellCount / 2 || end - begin >= kCellCount) return wrong && take(*std::move(wrong), Shape::Line);
    const std::string padded =
        std::string(kCellCount - (end - begin), '0') + std::string(before.substr(begin, end - begin));
    if (isSolutionOf(solution->in(line_), padded)) wrong = Error{.code = ErrorCode::RoundedNumber};
    return wrong && take(*std::move(wrong), Shape::Line);
}

/// The next run of 81 cells that is not a mask: ones and zeros that mark the givens.
std::optional<CellsInLine> LineScan::nextCells(std::string_view line, std::size_t from) {
    auto cells = findCells(line, from);
    while (cells && isMask(cells->in(line))) {
        mask_ = cells->in(line);
        cells = findCells(line, cells->end);
    }
    return cells;
}

/// All runs of 81 cells, without the solutions after them and without comments.
bool LineScan::scanCells() {
    auto cells = nextCells(line_, 0);
    if (!cells) return false;
    const bool isLink = !findAddress(line_.substr(0, cells->end)).empty();
    std::size_t end = line_.size();
    if (!isLink) end = cells->end + commentStart(line_.substr(cells->end));
    std::size_t from = 0;
    while (cells && cells->begin < end) {
        // Some tables have the solution in the first column.
        if (const auto puzzle = nextCells(line_.substr(0, end), cells->end); puzzle && isSolvedBy(*puzzle, *cells)) {
            if (columns_.empty()) from = cells->end;
            cells = puzzle;
        }
        auto next = nextCells(line_.substr(0, end), cells->end);
        const bool solved = next && isSolutionOf(next->in(line_), cells->in(line_));
        const bool wrong = next && !solved && isSolutionColumn(next->in(line_));
        if (wrong) sink_.warned({.code = ErrorCode::Damaged, .detail = ErrorDetail::SolutionColumn});
        const std::size_t after = solved || wrong ? next->end : cells->end;
        if (solved || wrong) next = nextCells(line_.substr(0, end), after);
        const std::string_view rest =
            line_.substr(cells->end, next ? next->begin - cells->end : std::string_view::npos);
        const Shape shape = isLink ? Shape::Link : solved || wrong ? Shape::Pair : Shape::Line;
        if (!takeCells(*cells, line_.substr(from, cells->begin - from), next ? rest.substr(0, 0) : rest, shape))
            return true;
        from = after;
        cells = next;
    }
    return true;
}

/// Is the second of two runs the puzzle and the first one its solution?
bool LineScan::isSolvedBy(const CellsInLine& puzzle, const CellsInLine& solution) const {
    return blanksOf(puzzle.characterKinds) != 0 && isSolutionOf(solution.in(line_), puzzle.in(line_));
}

/// In a table with a column of solutions a full grid is a solution, correct or not, and never a puzzle.
bool LineScan::isSolutionColumn(std::string_view cells) const {
    return lowered(columns_).find("solution") != std::string::npos &&
           std::ranges::all_of(cells, [](char byte) { return characterKind(byte) == character::kDigit; });
}

/// Returns false to stop.
bool LineScan::takeCells(const CellsInLine& cells, std::string_view before, std::string_view after, Shape shape) {
    assert(cells.begin < cells.end && cells.end <= line_.size());
    Puzzle puzzle;
    std::vector<LibraryCandidate> removed;
    if (cells.hasPlaced || (after.starts_with(':') && parseCandidateList(after.substr(1), removed))) {
        puzzle.grid = parsePlacedGrid(cells.in(line_)).value();
        shape = Shape::Placed;
        if (cells.hasPlaced && after.starts_with(':')) parseCandidateList(after.substr(1), removed);
        for (const auto& [cell, digit] : removed) puzzle.grid.removeCandidate(cell, digit);
        puzzle.hasMarks = puzzle.marksBind = !removed.empty();
        after = {};
    } else {
        puzzle.grid = Grid::fromCells(cells.in(line_));
    }
    if (!mask_.empty()) markGivens(std::exchange(mask_, {}), puzzle);
    if (shape == Shape::Link) puzzle.url = findAddress(line_);
    else readSurroundings(before, after, columns_, puzzle);
    return sink_.found(std::move(puzzle), {.shape = shape, .characterKinds = cells.characterKinds, .line = line_});
}

/// A cell with nine blank characters has no candidate; that is a valid position too.
bool LineScan::scanCandidates() {
    const auto run = findCandidateRun(line_, 0);
    if (!run) return false;
    Listing listing;
    for (std::size_t at = 0; at < run->size(); ++at)
        if (const char character = line_[run->begin + at]; characterKind(character) == character::kDigit)
            listing[at / 9].add(character - '0');
    Puzzle puzzle;
    puzzle.grid = gridFromListing(listing);
    for (const Cell cell : puzzle.grid.blanks())
        puzzle.grid.setCandidates(cell, listing[static_cast<std::size_t>(cell)]);
    puzzle.hasMarks = puzzle.marksBind = true;
    readSurroundings(line_.substr(0, run->begin), line_.substr(run->end), {}, puzzle);
    return take(std::move(puzzle), Shape::Candidates, run->characterKinds);
}

/// 81 separated cells, or several times 81: numbers, lists, groups.
bool LineScan::scanSpread() {
    if (line_.size() > kLongestSpread) return false;
    const Layout layout = layoutOf(line_);
    if (layout.kind == Layout::Kind::Characters && layout.cells == line_.size()) return false;
    if (layout.cells % kCellCount == 0) return layout.cells > 0 && (strayBar(layout) || takeSpread(layout));
    return layout.cells >= kFewestSpread && layout.cells <= kMostSpread && countSpread(layout);
}

/// Groups of cells are separated by spaces or bars. A bar among spaces is a typing mistake, and there may be
/// others.
bool LineScan::strayBar(const Layout& layout) {
    if (layout.kind != Layout::Kind::Characters || !layout.barred) return false;
    const auto bars = std::ranges::count(line_, '|');
    if (bars == 8 || bars == 10 || bars == 26 || bars == 28) return false;
    return take(Error{.code = ErrorCode::WrongCharacter, .text = "|"}, Shape::Line);
}

/// The names of 81 columns, "R1C1", above the puzzles of a table.
bool LineScan::namesCells(const Layout& layout) const {
    bool names = true;
    forEachCell(line_, layout, [&](std::string_view text) {
        return names = text.size() > 1 && isLetter(text.front()) && isDigit(text.back());
    });
    return names;
}

bool LineScan::takeSpread(const Layout& layout) {
    if (namesCells(layout)) return true;
    CellTexts texts;
    std::size_t count = 0;
    forEachCell(line_, layout, [&](std::string_view text) {
        const CellText cell = parseCell(text);
        if (isForeign(cell)) return false;
        texts.cell[count % kCellCount] = cell;
        texts.characterKinds |= cell.characterKinds;
        texts.marks |= cell.digits.count() > 1;
        if (++count % kCellCount != 0) return true;
        const unsigned characterKinds = texts.characterKinds;
        return take(puzzleFrom(std::exchange(texts, {})), Shape::List, characterKinds);
    });
    return count >= kCellCount;
}

/// A line of about 81 cells was meant as a Sudoku.
bool LineScan::countSpread(const Layout& layout) {
    bool good = true;
    forEachCell(line_, layout, [&](std::string_view text) { return good = !isForeign(parseCell(text)); });
    if (good)
        take(Error{.code = ErrorCode::WrongCellCount, .found = static_cast<long long>(layout.cells)}, Shape::Line);
    return good;
}

/// Tried last, because only its length identifies a line with spaces for blank cells.
bool LineScan::scanBlankCells() {
    auto grid = parseBlankCells(line_);
    if (!grid) return false;
    if (!*grid) return take(grid->error(), Shape::Line);
    Puzzle puzzle;
    puzzle.grid = std::move(*grid).value();
    return take(std::move(puzzle), Shape::Line);
}

void LineScan::takeFailure() {
    if (auto error = failedAttempt(line_))
        sink_.failed(*std::move(error), findAddress(line_).empty() ? Shape::Line : Shape::Link);
}

} // namespace

void scanLine(std::string_view line, std::string_view columns, ScanSink& sink) {
    LineScan(line, columns, sink).run();
}

} // namespace ninefold::formats::text
