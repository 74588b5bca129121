// SPDX-License-Identifier: MIT
#include "app/session/library/libraryimport.h"

#include "app/documents/reading.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/store/library/adding.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/examination.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

#include <cassert>
#include <functional>
#include <vector>

namespace ninefold::session {
namespace {

/// Names the context of the translations.
class Import {
    Q_DECLARE_TR_FUNCTIONS(ninefold::session::LibraryImport)
};

/// Puzzles that are written together: few enough for a bar that moves, and for an end soon after a cancel.
constexpr std::size_t kBatchPuzzles = 2000;
constexpr int kMostFiles = 10'000;

/// The database that the puzzles go into.
class Destination {
public:
    explicit Destination(const LibraryAccess& access) : access_(access) {}

    std::optional<Error> open() {
        auto opened = access_.open();
        if (!opened) return goAside(opened.error()) ? std::nullopt : std::optional(opened.error());
        opened_ = std::move(opened).value();
        // Without them a puzzle of the program would be a new one.
        static_cast<void>(library::addBundled(database()));
        return std::nullopt;
    }
    library::Database& database() { return *opened_.database; }
    /// If the server is away, its stand-in takes the puzzles. False if that does not help.
    bool goAside(const Error& error) {
        if (!access_.isAway(error)) return false;
        access_.report(error);
        access_ = access_.standIn();
        aside_ = true;
        return !open();
    }
    bool isAside() const { return aside_; }

private:
    LibraryAccess access_;
    library::OpenLibrary opened_;
    bool aside_ = false;
};

/// Examines what is read, and writes it batch by batch.
class ImportSink : public formats::PuzzleSink {
public:
    ImportSink(Destination& destination, const QString& collection, std::stop_token cancel,
               std::function<void(qint64)> advanced)
        : destination_(destination),
          placement_{.collection = collection, .tags = {}},
          cancel_(std::move(cancel)),
          advanced_(std::move(advanced)) {
        report.collection = collection;
    }

    bool puzzle(formats::Puzzle&& found) override {
        ++number_;
        if (found.name.empty())
            found.name = QStringLiteral("%1 %2").arg(placement_.collection).arg(number_).toStdString();
        formats::tidyWords(found);
        auto examined = examination_.examine(found);
        if (examined.puzzle && !examined.isBoard) batch_.push_back(*std::move(examined.puzzle));
        else ++report.improper;
        if (batch_.size() >= kBatchPuzzles) write();
        return continues();
    }
    void skipped(const Error&) override { ++report.improper; }
    void warning(const Error&) override {}

    void write() {
        if (batch_.empty() || report.fault) return;
        auto added = library::addPuzzles(destination_.database(), batch_, placement_);
        if (!added && destination_.goAside(added.error()))
            added = library::addPuzzles(destination_.database(), batch_, placement_);
        batch_.clear();
        if (!added) report.fault = added.error();
        else report.added += added.value().added, report.known += added.value().known;
        advanced_(report.added + report.known);
    }
    bool continues() const { return !report.fault && !cancel_.stop_requested(); }

    ImportReport report;

private:
    Destination& destination_;
    library::Placement placement_;
    library::Examination examination_;
    std::stop_token cancel_;
    std::function<void(qint64)> advanced_;
    std::vector<library::NewPuzzle> batch_;
    long long number_ = 0;
};

QStringList filesIn(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        QStringList inside;
        QDirIterator each(path, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext() && inside.size() < kMostFiles) inside << each.next();
        // The order of a folder depends on the disk.
        inside.sort();
        files << inside;
    }
    return files;
}

void readAll(const ImportOrder& order, ImportSink& sink) {
    if (!order.text.isEmpty()) {
        const std::string_view text(order.text.constData(), static_cast<std::size_t>(order.text.size()));
        if (!documents::readText(text, sink)) sink.report.unread << QString();
        return;
    }
    for (const QString& file : filesIn(order.paths)) {
        if (!sink.continues()) return;
        if (!documents::readFile(file, sink)) sink.report.unread << file;
    }
}

ImportReport imported(const LibraryAccess& access, const ImportOrder& order, const std::stop_token& cancel,
                      const std::function<void(qint64)>& advanced) {
    Destination destination(access);
    if (auto error = destination.open()) return {.collection = order.collection, .unread = {}, .fault = error};
    auto change = beginChange(destination.database(), library::ListKind::Collection, order.collection);
    const bool aside = destination.isAside();
    ImportSink sink(destination, order.collection, cancel, advanced);
    readAll(order, sink);
    sink.write();
    sink.report.cancelled = cancel.stop_requested();
    sink.report.aside = destination.isAside();
    // Numbers of one database mean nothing in the other.
    if (change && destination.isAside() == aside && !finishChange(destination.database(), change.value()))
        sink.report.change = change.value();
    return sink.report;
}

} // namespace

QString keptAsideSentence() {
    return Import::tr("It is kept on this computer until the library's server is back.");
}

QString importSentence(const ImportReport& report) {
    if (report.fault) return documents::sentence(*report.fault);
    const QString name = documents::quotedText(report.collection);
    QStringList sentences;
    if (report.cancelled) sentences << Import::tr("Cancelled.");
    const auto count = [](long long number) { return static_cast<int>(qMin<long long>(number, INT_MAX)); };
    if (report.added + report.known == 0) sentences << Import::tr("No puzzle was found.");
    else
        sentences << Import::tr("%n puzzle(s) added to \u201C%1\u201D.", nullptr, count(report.added + report.known))
                         .arg(name);
    if (report.known > 0)
        sentences << Import::tr("%n of them you had already, as they are or turned around.", nullptr,
                                count(report.known));
    if (report.improper > 0)
        sentences << Import::tr("%n left out, which have not exactly one solution or cannot be read.", nullptr,
                                count(report.improper));
    if (!report.unread.isEmpty())
        sentences << Import::tr("No puzzles in %n file(s).", nullptr, static_cast<int>(report.unread.size()));
    if (report.aside) sentences << keptAsideSentence();
    return sentences.join(u' ');
}

void LibraryImport::start(const LibraryAccess& access, const ImportOrder& order) {
    assert(!order.collection.isEmpty());
    cancel();
    cancel_ = std::stop_source();
    task_.start([access, order, cancel = cancel_.get_token()](const std::stop_token&, const auto& post) {
        const auto advanced = [&post](qint64 puzzles) {
            post([puzzles](LibraryImport& owner) { emit owner.importAdvanced(puzzles); });
        };
        return [report = imported(access, order, cancel, advanced)](LibraryImport& owner) {
            emit owner.importEnded(report);
        };
    });
}

} // namespace ninefold::session
