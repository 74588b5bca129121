// SPDX-License-Identifier: MIT
// Bytes come from a source in blocks, become text in a TextInput, and go piece by piece to the reader of the format
// that recognised the head. The reader returns how much it has processed; the rest is passed again with more text
// after it. So the memory needed depends on the largest puzzle, not on the file. Documents (zip, XML) cannot be read
// in pieces: they are kept as a whole, up to a limit.
#include "app/documents/reading.h"

#include "app/documents/catalog.h"
#include "app/documents/input.h"
#include "app/documents/removedcandidates.h"
#include "engine/formats/relatedgrids.h"

#include <algorithm>
#include <optional>

namespace ninefold::documents {
namespace {

/// The amount of text that detection looks at; introductions are seldom longer.
constexpr std::size_t kHeadBytes = 64 * 1024;
/// The amount passed to a reader at once: many puzzles, but little compared with the memory that a program needs
/// anyway.
constexpr std::size_t kPieceBytes = 256 * 1024;
/// The largest piece that a text reader can request: nothing that contains a Sudoku is longer.
constexpr std::size_t kMaxPieceBytes = 4 * 1024 * 1024;
/// Reading gives up after this amount without a Sudoku, so that a disk image is rejected at once and not after an
/// hour.
constexpr std::size_t kMaxIdleBytes = 8 * 1024 * 1024;

constexpr std::string_view kBlanks = " \t\r\n";

bool isBlank(std::string_view text) {
    return text.find_first_not_of(kBlanks) == std::string_view::npos;
}

/// Passes everything on, counts it, and remembers the first error. The puzzles of every format pass through here, so
/// this is where control characters in foreign texts are removed.
class CountingSink : public formats::PuzzleSink {
public:
    explicit CountingSink(formats::PuzzleSink& next) : next_(next) {}
    bool puzzle(formats::Puzzle&& puzzle) override {
        if (stopped) return false;
        ++opened;
        formats::tidyWords(puzzle);
        settleRemovedCandidates(puzzle, solver_);
        stopped = !next_.puzzle(std::move(puzzle));
        return !stopped;
    }
    void skipped(const Error& error) override {
        if (stopped) return;
        ++skips;
        if (!firstSkip) firstSkip = error;
        next_.skipped(error);
    }
    void warning(const Error& error) override {
        if (!stopped) next_.warning(error);
    }
    void reached(long long bytes) override { next_.reached(bytes); }

    long long opened = 0;
    long long skips = 0;
    bool stopped = false;
    std::optional<Error> firstSkip;

private:
    formats::PuzzleSink& next_;
    solve::FastSolver solver_;
};

/// Reads one input from its beginning to its end.
class Reading {
public:
    Reading(ByteSource& source, formats::PuzzleSink& sink) : input_(source), sink_(sink), grids_(sink_) {}
    Result<ReadSummary> run();

private:
    bool findFormat();
    void dropBlanks();
    void findNothing();
    void readDocument();
    void readPieces();
    void skipStuck(std::string_view piece);
    void skipLongLine();
    void giveUp();
    std::optional<Error> whyNothing();
    int lastLine();

    TextInput input_;
    CountingSink sink_;
    formats::RelatedGrids grids_; // passes on to sink_
    const formats::Format* format_ = nullptr;
    std::size_t sinceLast_ = 0; // bytes since the last Sudoku
    int restLine_ = 0;          // the line after the last document
    bool ended_ = false;        // given up, stopped, or read to the end
    bool blank_ = true;
};

/// Recognises files that only look like a supported format; returns nothing for others.
std::optional<Error> foreignContent(std::string_view head, bool binary) {
    if (head.starts_with("version https://git-lfs.github.com/spec/"))
        return Error{.code = ErrorCode::NotAFile, .detail = ErrorDetail::LfsPointer};
    if (!binary && head.find('\0') != std::string_view::npos) return Error{.code = ErrorCode::UnknownEncoding};
    return std::nullopt;
}

Result<ReadSummary> Reading::run() {
    input_.fill(kHeadBytes);
    if (auto foreign = foreignContent(input_.waiting(kHeadBytes), input_.isBinary())) return *foreign;
    // Documents may follow each other: users who concatenate files expect all puzzles to be read.
    while (findFormat()) format_->documentLimit > 0 ? readDocument() : readPieces();
    grids_.finish();
    if (const auto& failure = input_.failure()) {
        // The puzzles before the failure are valid, and worth more than the failure.
        if (sink_.opened == 0) return *failure;
        sink_.skipped(*failure);
    }
    if (const auto nothing = whyNothing()) return *nothing;
    return ReadSummary{.format = format_, .opened = sink_.opened, .skipped = sink_.skips};
}

/// A long introduction may precede the puzzles: text that no format recognises is dropped and the rest checked
/// again.
bool Reading::findFormat() {
    if (restLine_ > 0) dropBlanks();
    while (!ended_) {
        input_.fill(kHeadBytes);
        const std::string_view head = input_.waiting(kHeadBytes);
        blank_ = blank_ && isBlank(head);
        if (const formats::Format* found = detectFormat(head)) {
            format_ = found;
            restLine_ = 0;
            return true;
        }
        if (input_.isLast(head)) {
            findNothing();
            return false;
        }
        const std::size_t lines = head.find_last_of("\r\n");
        if (lines == std::string_view::npos) {
            skipLongLine();
            continue;
        }
        input_.drop(lines + 1);
        sinceLast_ += lines + 1;
        if (sinceLast_ > kMaxIdleBytes) giveUp();
    }
    return false;
}

/// A document starts with its first non-blank character, which also determines its line number.
void Reading::dropBlanks() {
    for (;;) {
        input_.fill(kHeadBytes);
        const std::string_view head = input_.waiting(kHeadBytes);
        const std::size_t blanks = std::min(head.find_first_not_of(kBlanks), head.size());
        const bool last = input_.isLast(head);
        input_.drop(blanks);
        if (blanks < head.size() || last) break;
    }
    restLine_ = input_.line();
}

/// Reports text after a document that is no document itself; otherwise users would believe that it was read.
void Reading::findNothing() {
    if (restLine_ == 0 || isBlank(input_.waiting(kHeadBytes))) return;
    grids_.skipped({.code = ErrorCode::ForeignContent, .line = restLine_, .detail = ErrorDetail::BeginningOfSudoku});
}

void Reading::readDocument() {
    const std::size_t limit = format_->documentLimit;
    // Reserved memory is free until it is filled; growing step by step would copy it and need twice as much.
    input_.reserve(limit + kPieceBytes);
    input_.fill(limit + 1);
    const std::string_view all = input_.waiting(limit);
    if (!input_.isLast(all)) {
        grids_.skipped({.code = ErrorCode::TooLarge, .found = static_cast<long long>(limit)});
        ended_ = true;
        return;
    }
    const std::size_t done = formats::readPiece(*format_, {.text = all, .firstLine = input_.line()}, grids_);
    ended_ = sink_.stopped || done == 0 || done >= all.size();
    if (ended_) return;
    input_.drop(done);
    restLine_ = input_.line();
}

/// Each piece starts where the reader finished with the one before.
void Reading::readPieces() {
    std::size_t size = kPieceBytes;
    formats::ReadMemory memory;
    while (!ended_) {
        input_.fill(size);
        sink_.reached(input_.bytesRead());
        const std::string_view piece = input_.waiting(size);
        const bool last = input_.isLast(piece);
        const long long before = grids_.grids();
        const formats::TextPiece text{.text = piece, .firstLine = input_.line(), .last = last, .memory = &memory};
        const std::size_t done = std::min(formats::readPiece(*format_, text, grids_), piece.size());
        sinceLast_ = grids_.grids() > before ? 0 : sinceLast_ + done;
        ended_ = sink_.stopped || (last && !memory.ended);
        if (ended_) return;
        if (done == 0 && size >= kMaxPieceBytes) {
            skipStuck(piece);
            continue;
        }
        input_.drop(done);
        if (memory.ended) {
            restLine_ = input_.line();
            return;
        }
        // Nothing was processed: the next element is longer than the piece, so the reader needs a larger one.
        size = done == 0 ? 2 * size : kPieceBytes;
        if (sinceLast_ > kMaxIdleBytes) giveUp();
    }
}

/// Called for a large piece without a complete Sudoku: an endless line is skipped, anything else too large ends
/// reading.
void Reading::skipStuck(std::string_view piece) {
    if (piece.find_first_of("\r\n") == std::string_view::npos) return skipLongLine();
    grids_.skipped(
        {.code = ErrorCode::TooLarge, .line = input_.line(), .found = static_cast<long long>(kMaxPieceBytes)});
    ended_ = true;
}

void Reading::skipLongLine() {
    const int line = input_.line();
    const auto atMost = static_cast<long long>(kMaxIdleBytes);
    const long long characters = input_.dropLine(atMost);
    grids_.skipped({.code = ErrorCode::LineTooLong,
                    .line = line,
                    .found = std::min(characters, atMost),
                    .detail = characters > atMost ? ErrorDetail::AtLeast : ErrorDetail::None});
    sinceLast_ += static_cast<std::size_t>(characters);
    blank_ = false;
    ended_ = sinceLast_ > kMaxIdleBytes;
}

void Reading::giveUp() {
    grids_.skipped(
        {.code = ErrorCode::NoSudoku, .line = grids_.grids() > 0 ? input_.line() : 0, .found = kMaxIdleBytes});
    ended_ = true;
}

/// The first error says more than "nothing was found".
std::optional<Error> Reading::whyNothing() {
    if (sink_.opened > 0) return std::nullopt;
    if (sink_.firstSkip) return sink_.firstSkip;
    if (blank_) return Error{.code = ErrorCode::EmptyInput};
    if (input_.isBinary()) return Error{.code = ErrorCode::NoSudoku};
    return Error{.code = ErrorCode::NoSudoku, .line = lastLine(), .detail = ErrorDetail::BeginningOfSudoku};
}

/// The last line that is not blank.
int Reading::lastLine() {
    const std::string_view rest = input_.waiting(kMaxPieceBytes);
    input_.drop(rest.find_last_not_of(kBlanks) + 1);
    return input_.line();
}

} // namespace

Result<ReadSummary> readFile(const QString& path, formats::PuzzleSink& sink) {
    const auto source = openSource(path);
    if (!source) return source.error();
    return Reading(*source.value(), sink).run();
}

Result<ReadSummary> readText(std::string_view bytes, formats::PuzzleSink& sink) {
    const auto source = sourceOf(bytes);
    return Reading(*source, sink).run();
}

std::optional<Error> readWithin(std::string_view text, formats::PuzzleSink& sink) {
    const auto summary = readText(text, sink);
    if (summary) return std::nullopt;
    // The lines of the part are not those of the document.
    if (summary.error().detail == ErrorDetail::BeginningOfSudoku) return Error{.code = ErrorCode::NoSudoku};
    return summary.error();
}

std::optional<formats::Puzzle> readFirst(std::string_view bytes) {
    struct First : formats::PuzzleSink {
        bool puzzle(formats::Puzzle&& one) override {
            found = std::move(one);
            return false;
        }
        void skipped(const Error&) override {}
        void warning(const Error&) override {}
        std::optional<formats::Puzzle> found;
    } first;
    (void)readText(bytes, first);
    return std::move(first.found);
}

} // namespace ninefold::documents
