// SPDX-License-Identifier: MIT
#include "engine/formats/scan/scan.h"

#include "engine/formats/scan/scanner.h"

#include <optional>
#include <utility>

namespace ninefold::formats::text {
namespace {

/// Passes on puzzles without their manner.
class PlainSink : public ScanSink {
public:
    explicit PlainSink(PuzzleSink& sink) : sink_(sink) {}
    bool found(Puzzle&& puzzle, const Manner& manner) override {
        if (manner.shape != Shape::Library || puzzle.givensKnown) return sink_.puzzle(std::move(puzzle));
        // A position that shows a technique does not belong in a list of puzzles.
        sink_.skipped(
            {.code = ErrorCode::ForeignContent, .line = puzzle.line, .detail = ErrorDetail::PuzzleNotPosition});
        return true;
    }
    void failed(Error&& error, Shape) override { sink_.skipped(error); }
    void warned(Error&& warning) override { sink_.warning(warning); }

private:
    PuzzleSink& sink_;
};

/// Passes on positions. The first waits for the second: a single position is the copy of a game, and the puzzle of
/// a game is its givens.
class PositionSink : public ScanSink {
public:
    PositionSink(PuzzleSink& sink, bool mayBeAlone) : sink_(sink), waits_(mayBeAlone) {}
    bool found(Puzzle&& puzzle, const Manner&) override {
        if (std::exchange(waits_, false)) {
            first_ = std::move(puzzle);
            return true;
        }
        return release() && sink_.puzzle(std::move(puzzle));
    }
    void failed(Error&& error, Shape) override {
        if (release()) sink_.skipped(error);
    }
    void warned(Error&& warning) override {
        if (release()) sink_.warning(warning);
    }

    bool isWaiting() const { return first_.has_value(); }
    /// Returns false when the sink wants no more.
    bool release() {
        if (!first_) return true;
        Puzzle first = *std::exchange(first_, std::nullopt);
        return sink_.puzzle(std::move(first));
    }
    void releaseAsGame() {
        if (first_) first_->givensKnown = true;
        release();
    }

private:
    PuzzleSink& sink_;
    bool waits_;
    std::optional<Puzzle> first_;
};

/// Keeps the first puzzle, or the shape of the first failure.
class SampleSink : public ScanSink {
public:
    explicit SampleSink(Sample& sample) : sample_(sample) {}

    bool found(Puzzle&& puzzle, const Manner& manner) override {
        sample_.shape = manner.shape;
        sample_.characterKinds = manner.characterKinds;
        sample_.doubleRule = manner.doubleRule;
        sample_.line = manner.line;
        sample_.puzzle = std::move(puzzle);
        return false;
    }
    void failed(Error&&, Shape shape) override {
        if (sample_.shape == Shape::None) sample_.shape = shape;
    }
    void warned(Error&&) override {}

private:
    Sample& sample_;
};

} // namespace

std::size_t scanPuzzles(const TextPiece& piece, PuzzleSink& sink) {
    PlainSink plain(sink);
    return Scanner(piece, plain).run();
}

std::size_t scanPositions(const TextPiece& piece, PuzzleSink& sink) {
    constexpr std::size_t kLongestWait = 32 * 1024;
    PositionSink positions(sink, piece.firstLine == 1);
    const ReadMemory before = piece.memory != nullptr ? *piece.memory : ReadMemory{};
    const std::size_t done = Scanner(piece, positions).run();
    if (!positions.isWaiting()) return done;
    if (piece.last) {
        positions.releaseAsGame();
    } else if (piece.text.size() < kLongestWait) {
        if (piece.memory != nullptr) *piece.memory = before;
        return 0;
    }
    positions.release();
    return done;
}

Sample takeSample(std::string_view head) {
    Sample sample{.head = head};
    SampleSink sink(sample);
    Scanner({.text = head}, sink).run();
    sample.crlf = head.find("\r\n") != std::string_view::npos;
    return sample;
}

} // namespace ninefold::formats::text
