// SPDX-License-Identifier: MIT
#include "engine/formats/scan/scanner.h"

#include "engine/formats/parts/address.h"
#include "engine/formats/parts/cellline.h"
#include "engine/formats/parts/libraryline.h"
#include "engine/formats/parts/surroundings.h"
#include "engine/formats/scan/blankrows.h"
#include "engine/formats/scan/boards.h"
#include "engine/formats/scan/brokenlines.h"
#include "engine/formats/scan/labels.h"
#include "engine/formats/scan/linescan.h"
#include "engine/formats/scan/picture.h"
#include "engine/formats/scan/refused.h"
#include "engine/formats/scan/regionmap.h"

#include <cassert>
#include <optional>
#include <utility>

namespace ninefold::formats::text {
namespace {

/// Is the line a row of a board or a part of its frame?
bool isRowLine(std::string_view text) {
    constexpr std::size_t kLongestBorder = 200;
    if (isComment(text) || isLibraryLine(trimmed(text)) || roundedNumber(text)) return false;
    if (text.size() <= kLongestBorder && isBorder(text)) return true;
    const auto row = parseRowOrLabelled(withoutComment(text));
    return row && (row->cells == Row::kCells || !parseBlankCells(text));
}

} // namespace

Scanner::Scanner(const TextPiece& piece, ScanSink& sink)
    : piece_(piece),
      sink_(sink),
      cursor_(piece),
      headings_(piece.memory != nullptr ? piece.memory->heading : ""),
      columns_(piece.memory != nullptr ? piece.memory->columns : ""),
      listed_(piece.memory != nullptr ? piece.memory->listed : "", piece.firstLine) {}

/// `cut_` means that the text may continue in the next piece. Then the held board is not passed on either, and the
/// next piece begins with it.
std::size_t Scanner::run() {
    if (piece_.firstLine == 1 && scanCellPerLine()) return cut_ ? 0 : piece_.text.size();
    Line line;
    while (!stopped_ && !cut_) {
        LineCursor after = cursor_;
        if (!after.next(line)) break;
        step(line, after);
    }
    cut_ = cut_ || cursor_.isCut();
    if (!cut_) flush();
    if (piece_.memory != nullptr) remember();
    return held_.empty() ? cursor_.position() : held_.first().begin;
}

/// What the next piece needs; with a held board it begins there.
void Scanner::remember() {
    assert(piece_.memory != nullptr);
    ReadMemory& memory = *piece_.memory;
    memory.heading = held_.empty() ? headings_.text() : held_.first().heading;
    memory.columns = columns_;
    memory.listed = held_.empty() ? listed_.before(cursor_.number()) : "";
}

/// 81 lines of one character each, and no other text.
bool Scanner::scanCellPerLine() {
    auto grid = parseCellPerLine(cursor_);
    if (!grid) return false;
    if (!*grid) {
        cut_ = (*grid).error().code == ErrorCode::Truncated;
        if (!cut_) failed(Error((*grid).error()), Shape::Rows);
        return true;
    }
    Puzzle puzzle;
    puzzle.grid = std::move(*grid).value();
    line_ = 1;
    found(std::move(puzzle), {.shape = Shape::Rows});
    return true;
}

/// Reads one line, or all lines of a form that begins with it. The most certain forms come first and prose last.
void Scanner::step(const Line& line, const LineCursor& after) {
    line_ = line.number;
    if (quickLine(line.text)) {
        cursor_ = after;
        return;
    }
    const std::string_view text = cleaned(line.text, buffer_);
    if (trimmed(text).empty()) {
        cursor_ = after;
        return takeEmptyLine();
    }
    if (held_.addProgress(text, line_)) {
        cursor_ = after;
        return;
    }
    if (scanBlankRows(text) || scanWrapped(text) || scanRefused(text) || scanRegionMap(text)) return;
    if (beginsPicture(text) && scanPicture()) return;
    if (scanShortCell(text, after)) return;
    if (isRowLine(text)) return scanRows(line, after);
    flush();
    cursor_ = after;
    if (isComment(text)) return headings_.comment(text);
    if (takeAddress(text)) return;
    if (namesColumns(text) && !findCells(text, 0)) columns_ = text;
    else scanLine(text, columns_, *this);
    headings_.prose(text);
}

/// A fast path for the most common line: 81 cells and no other text.
bool Scanner::quickLine(std::string_view text) {
    const CellRun run = cellRun(text, 0);
    if (!isSudoku(run) || (run.end < text.size() && !separatesWords(text[run.end]))) return false;
    if (run.end < text.size() || !columns_.empty()) return false;
    flush();
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(text);
    found(std::move(puzzle), {.shape = Shape::Line, .characterKinds = run.characterKinds, .line = text});
    return true;
}

void Scanner::scanRows(const Line& line, const LineCursor& after) {
    const std::size_t begin = cursor_.position();
    if (!gatherer_.gather(cursor_, group_)) {
        cut_ = true;
        return;
    }
    if (cursor_.position() == begin) cursor_ = after;
    assert(cursor_.position() > begin);
    if (group_.rows.empty()) return;
    dropLabels(group_);
    if (group_.rows.empty()) return flush();
    line_ = group_.rows.front().line;
    takeBoards(line.begin);
}

/// True: nine rows with spaces for blank cells follow, or may follow.
bool Scanner::scanBlankRows(std::string_view text) {
    if (!beginsBlankRows(text)) return false;
    LineCursor ahead = cursor_;
    auto grid = readBlankRows(ahead);
    if (!grid) return false;
    if (!*grid && grid->error().code == ErrorCode::Truncated) return cut_ = true;
    if (*grid) {
        takeGrid(grid->value(), Shape::Rows, ahead);
    } else {
        flush();
        cursor_ = ahead;
        failed(Error(grid->error()), Shape::Rows);
    }
    return true;
}

/// True: the regions of a jigsaw follow as letters, or may follow.
bool Scanner::scanRegionMap(std::string_view text) {
    if (!beginsRegionMap(text)) return false;
    LineCursor ahead = cursor_;
    const auto map = readRegionMap(ahead, cut_);
    if (map) takeGrid(*map, Shape::Rows, ahead);
    return map || cut_;
}

/// True: a form follows, or may follow, that is recognised only to be named (refused.h).
bool Scanner::scanRefused(std::string_view text) {
    LineCursor ahead = cursor_;
    auto refusal = readRefused(text, !listed_.before(line_).empty(), ahead);
    if (!refusal) return false;
    return refuse(std::move(refusal->error), refusal->shape, ahead);
}

/// True: what follows is no Sudoku but an error, or may be one.
bool Scanner::refuse(Error&& error, Shape shape, const LineCursor& after) {
    if (error.code == ErrorCode::Truncated) return cut_ = true;
    flush();
    cursor_ = after;
    failed(std::move(error), shape);
    listed_.skip(line_);
    return true;
}

/// True: a row of a table whose Sudoku is short. The row after it is of the same table.
bool Scanner::scanShortCell(std::string_view text, const LineCursor& after) {
    const std::string_view listed = listed_.before(line_);
    if (listed.empty() && columns_.empty()) return false;
    auto error = findShortCell(text, columns_, listed);
    return error && refuse(*std::move(error), Shape::Line, after);
}

/// Browsers escape characters in addresses, so this scans the decoded text. It reports only the first error, and
/// only if it finds no puzzle.
bool Scanner::takeAddress(std::string_view text) {
    if (isPart_ || findCells(text, 0)) return false;
    struct Parts : ScanSink {
        bool found(Puzzle&& one, const Manner& manner) override {
            puzzles.push_back(std::move(one));
            characterKinds |= manner.characterKinds;
            return true;
        }
        void failed(Error&& error, Shape) override {
            if (!failure) failure = std::move(error);
        }
        void warned(Error&&) override {}
        std::vector<Puzzle> puzzles;
        unsigned characterKinds = 0;
        std::optional<Error> failure;
    } sink;
    for (const std::string& part : decodedParts(text)) {
        Scanner inner({.text = part}, sink);
        inner.isPart_ = true;
        inner.run();
    }
    for (Puzzle& puzzle : sink.puzzles) {
        puzzle.url = findAddress(text);
        found(std::move(puzzle), {.shape = Shape::Link, .characterKinds = sink.characterKinds, .line = text});
    }
    if (sink.puzzles.empty() && sink.failure) {
        sink.failure->line = line_;
        failed(*std::move(sink.failure), Shape::Link);
    }
    return !sink.puzzles.empty() || sink.failure;
}

/// Passes on a puzzle of several lines and moves the cursor after it.
void Scanner::takeGrid(const Grid& grid, Shape shape, const LineCursor& after) {
    flush();
    cursor_ = after;
    Puzzle puzzle;
    puzzle.grid = grid;
    found(std::move(puzzle), {.shape = shape});
}

/// True: a Sudoku broken into lines follows, or may follow. The lines after a line of cells that did not begin such
/// a Sudoku are the rest of something else, in the middle of which no Sudoku can begin.
bool Scanner::scanWrapped(std::string_view text) {
    if (!beginsWrapped(text)) return false;
    const bool afterAnother = std::exchange(notWrapped_, line_) == line_ - 1;
    if (afterAnother) return false;
    LineCursor ahead = cursor_;
    const auto grid = readWrapped(ahead);
    if (!grid) return false;
    if (!*grid) return cut_ = true;
    notWrapped_ = -1;
    takeGrid(grid->value(), Shape::Line, ahead);
    return true;
}

/// True: there is a picture, or its end has not come yet.
bool Scanner::scanPicture() {
    Listing listing;
    LineCursor ahead = cursor_;
    const PictureEnd end = readPicture(ahead, listing);
    if (end == PictureEnd::Cut) cut_ = true;
    if (end != PictureEnd::Whole) return cut_;
    flush();
    cursor_ = ahead;
    Puzzle puzzle;
    puzzle.grid = gridFromListing(listing);
    puzzle.hasMarks = puzzle.marksBind = true;
    found(std::move(puzzle), {.shape = Shape::Marks});
    return true;
}

/// All boards of a group. Several without a gap are a list, so none of them waits for a later position of its game.
void Scanner::takeBoards(std::size_t begin) {
    const std::span<const Row> rows = boardRows(group_);
    if (rows.empty()) {
        flush();
        if (auto error = boardFailure(group_)) failed(*std::move(error), Shape::Rows);
        return;
    }
    for (std::size_t at = 0; at < rows.size() && !stopped_; at += Row::kCells) {
        assert(at + Row::kCells <= rows.size());
        const std::span<const Row, 9> board(rows.data() + at, Row::kCells);
        const Manner manner = boardManner(board, group_);
        auto puzzle = readBoard(board);
        if (puzzle) {
            takeBoard(std::move(puzzle).value(), manner, begin);
            if (rows.size() > Row::kCells) flush();
        } else {
            flush();
            failed(Error(puzzle.error()), manner.shape);
        }
    }
    if (auto error = rowsAfterBoards(group_, rows)) {
        flush();
        failed(*std::move(error), Shape::Rows);
    }
}

/// Consecutive plain rows are a list of puzzles; framed boards may belong to one game.
void Scanner::takeBoard(Puzzle&& puzzle, Manner manner, std::size_t begin) {
    HeldBoard board{.puzzle = std::move(puzzle),
                    .manner = manner,
                    .begin = begin,
                    .heading = headings_.text(),
                    .framed = group_.framed};
    if (held_.add(board)) return;
    flush(held_.mayContinueIn(board) ? 1 : 0);
    headings_.giveToBoard(board.puzzle);
    held_.push(std::move(board));
}

void Scanner::takeEmptyLine() {
    headings_.otherLine();
    listed_.skip(line_);
    if (!held_.addEmptyLine()) flush();
}

/// Passes on the held boards, except for the last `kept`.
void Scanner::flush(std::size_t kept) {
    assert(kept <= 1);
    while (held_.count() > kept) {
        HeldBoard board = held_.takeFirst();
        for (Error& warning : board.warnings) warned(std::move(warning));
        if (!stopped_) stopped_ = !sink_.found(std::move(board.puzzle), board.manner);
    }
}

bool Scanner::found(Puzzle&& puzzle, const Manner& manner) {
    puzzle.line = line_;
    headings_.giveToLine(puzzle);
    if (!manner.line.empty() && (manner.shape == Shape::Line || manner.shape == Shape::Pair))
        listed_.set(manner.line, line_);
    if (!stopped_) stopped_ = !sink_.found(std::move(puzzle), manner);
    return !stopped_;
}

void Scanner::failed(Error&& error, Shape shape) {
    if (error.line == 0) error.line = line_;
    if (!stopped_) sink_.failed(std::move(error), shape);
}

void Scanner::warned(Error&& warning) {
    if (warning.line == 0) warning.line = line_;
    if (!stopped_) sink_.warned(std::move(warning));
}

} // namespace ninefold::formats::text
