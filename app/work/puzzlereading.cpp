// SPDX-License-Identifier: MIT
#include "app/work/puzzlereading.h"

#include "app/files/reading.h"

#include <functional>

namespace ninefold {
#include <utility>
namespace {

constexpr int kBatch = 500;

/// Collects batches and notes the first of what went wrong.
class BatchSink : public PuzzleSink {
public:
    BatchSink(std::stop_token stop, std::function<void(Puzzles)> hand)
        : stop_(std::move(stop)), hand_(std::move(hand)) {}

    bool puzzle(Puzzle&& found) override {
        batch_.add(std::move(found));
        // The first goes at once: most files hold no second.
        if (batch_.size() >= kBatch || !handed_) flush();
        return !stop_.stop_requested();
    }
    void skipped(const Error& error) override {
        if (!end_.firstSkipped) end_.firstSkipped = error;
    }
    void warning(const Error& error) override {
        if (!end_.firstWarning) end_.firstWarning = error;
    }

    ReadingEnd finish(const Result<ReadSummary>& read) {
        flush();
        if (!read) end_.fault = read.error();
        else end_.opened = read.value().opened, end_.skipped = read.value().skipped;
        return end_;
    }

private:
    void flush() {
        if (batch_.empty()) return;
        batch_.shrink();
        hand_(std::make_shared<const PackedPuzzles>(std::exchange(batch_, {})));
        handed_ = true;
    }

    std::stop_token stop_;
    std::function<void(Puzzles)> hand_;
    PackedPuzzles batch_;
    ReadingEnd end_;
    bool handed_ = false;
};

} // namespace

template <typename Read>
void PuzzleReading::start(Read read) {
    job_.start(this, [read](const std::stop_token& stop, auto post) {
        BatchSink sink(stop, [&](const Puzzles& puzzles) {
            post([puzzles](PuzzleReading& reading) { emit reading.found(puzzles); });
        });
        const ReadingEnd end = sink.finish(read(sink));
        post([end](PuzzleReading& reading) { emit reading.finished(end); });
    });
}

void PuzzleReading::readFile(const QString& path) {
    start([path](PuzzleSink& sink) { return ninefold::readFile(path, sink); });
}

void PuzzleReading::readText(const QByteArray& text) {
    start([text](PuzzleSink& sink) {
        return ninefold::readText({text.constData(), static_cast<std::size_t>(text.size())}, sink);
    });
}

} // namespace ninefold
