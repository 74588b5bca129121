// SPDX-License-Identifier: MIT
#include "app/session/work/puzzlereading.h"

#include "app/documents/reading.h"

#include <QFile>
#include <QFileInfo>

#include <functional>
#include <utility>

namespace ninefold::session {
namespace {

/// Puzzles that are passed on together: few enough to be shown at once.
constexpr int kBatchPuzzles = 500;

/// A longer text is no list that a person looks through.
constexpr std::size_t kMaxCountedBytes = 64 * 1024;

QByteArray beginningOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(static_cast<qint64>(kMaxCountedBytes)) : QByteArray();
}

/// The last sink of a reading: collects batches for the window's thread and notes the first error.
class BatchSink : public formats::PuzzleSink {
public:
    BatchSink(std::stop_token stop, std::function<void(Puzzles)> deliver)
        : stop_(std::move(stop)), deliver_(std::move(deliver)) {}

    /// The name for puzzles that have none.
    void setName(const std::string& name) { name_ = name; }
    /// What comes next is in this file.
    void setFile(const QString& file) { file_ = file; }
    /// Notes the result of one input.
    void note(const Result<documents::ReadSummary>& read) {
        if (!file_.isEmpty()) (read ? end_.files : end_.unread) << file_;
        if (read) end_.opened += read.value().opened, end_.skipped += read.value().skipped;
        else if (!end_.fault) end_.fault = read.error();
    }

    /// Counts the lines beside the only Sudoku. `text` is called only if there is no more than one.
    template <typename Text>
    void noteLines(const Result<documents::ReadSummary>& read, Text text) {
        const bool one = read && read.value().opened == 1 && read.value().format != nullptr;
        if (one && read.value().format->id.starts_with("line81")) end_.unused = unusedLines(text());
    }

    bool puzzle(formats::Puzzle&& found) override {
        if (found.name.empty() && !name_.empty()) {
            found.name = name_;
            formats::tidyWords(found);
        }
        batch_.add(std::move(found));
        if (batch_.size() >= kBatchPuzzles) deliver_(rest());
        return !stop_.stop_requested();
    }
    void skipped(const Error& error) override {
        if (end_.firstSkipped) return;
        end_.firstSkipped = error;
        end_.skippedIn = file_;
    }
    void warning(const Error& error) override {
        if (end_.firstWarning) return;
        end_.firstWarning = error;
        end_.warnedIn = file_;
    }

    /// The puzzles since the last full batch; null if there are none.
    Puzzles rest() {
        if (batch_.empty()) return nullptr;
        batch_.shrink();
        return std::make_shared<const PackedPuzzles>(std::exchange(batch_, {}));
    }
    const ReadingEnd& end() const { return end_; }

private:
    std::stop_token stop_;
    std::function<void(Puzzles)> deliver_;
    PackedPuzzles batch_;
    std::string name_;
    QString file_;
    ReadingEnd end_;
};

} // namespace

template <typename Read>
void PuzzleReading::start(Read read) {
    task_.start([read](const std::stop_token& stop, const auto& post) {
        BatchSink sink(stop, [&](const Puzzles& puzzles) {
            post([puzzles](PuzzleReading& reading) { emit reading.puzzlesFound(puzzles); });
        });
        read(sink, stop);
        return [rest = sink.rest(), end = sink.end()](PuzzleReading& reading) {
            if (rest) emit reading.puzzlesFound(rest);
            emit reading.readingEnded(end);
        };
    });
}

void PuzzleReading::readFiles(const QStringList& paths) {
    start([paths](BatchSink& sink, const std::stop_token& stop) {
        for (const QString& path : paths) {
            if (stop.stop_requested()) return;
            if (paths.size() > 1) sink.setName(QFileInfo(path).completeBaseName().toStdString());
            sink.setFile(path);
            const auto read = ninefold::documents::readFile(path, sink);
            sink.note(read);
            if (paths.size() == 1) sink.noteLines(read, [&path] { return beginningOf(path).toStdString(); });
        }
    });
}

void PuzzleReading::readText(const QByteArray& text) {
    start([text](BatchSink& sink, const std::stop_token&) {
        const std::string_view words(text.constData(), static_cast<std::size_t>(text.size()));
        const auto read = ninefold::documents::readText(words, sink);
        sink.note(read);
        sink.noteLines(read, [words] { return words.substr(0, kMaxCountedBytes); });
    });
}

} // namespace ninefold::session
