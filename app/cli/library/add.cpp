// SPDX-License-Identifier: MIT
// library add: reads, examines in all threads, and writes in one of its own.
#include "app/cli/answers/ratings.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/actions.h"
#include "app/cli/library/storing.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/parts/nativepath.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/examination.h"

#include <QFileInfo>

namespace ninefold::cli {
namespace {

struct Adding {
    const Invocation& call;
    bool rated = false;
    /// The source of puzzles that name none, for each file.
    QStringList sources;
    std::stop_token stop;
};

void rateNew(const Adding& adding, const formats::Puzzle& puzzle, solve::FastSolver& solver,
             library::NewPuzzle& added) {
    const auto rated = rate({}, puzzle, solver, adding.stop);
    if (!adding.stop.stop_requested()) added.rating = library::storedRating(rated.ratings);
}

void writeAnswer(const library::NewPuzzle& puzzle, std::string& out) {
    documents::JsonWriter(out).field("puzzle", puzzle.entered).field("canonical", puzzle.canonical).end();
}

const char* whyNot(const library::Examination::Found& found) {
    return found.status == solve::Verdict::Status::Multiple ? "has several solutions" : "has no solution";
}

void writeRefusal(const Adding& adding, const Item& item, const library::Examination::Found& found,
                  BatchResult& result) {
    const std::string why = std::string("Not added: puzzle ") + std::to_string(item.number) + ' ' + whyNot(found) + '.';
    result.flawed = true;
    if (adding.call.common.json)
        documents::JsonWriter(result.text).field("puzzle", puzzleText(item.puzzle)).field("message", why).end();
    ++result.counts[0];
}

Handler makeHandler(const Adding& adding) {
    return [&adding, examination = std::make_shared<library::Examination>(),
            solver = solve::FastSolver()](const Item& item, BatchResult& result) mutable {
        auto found = examination->examine(item.puzzle);
        if (!found.puzzle) return writeRefusal(adding, item, found, result);
        library::NewPuzzle& puzzle = *found.puzzle;
        if (found.isBoard) {
            result.boards << puzzle.solution;
            return;
        }
        if (puzzle.source.isEmpty()) puzzle.source = adding.sources.value(item.file);
        if (adding.rated) rateNew(adding, item.puzzle, solver, puzzle);
        if (adding.stop.stop_requested()) return;
        if (adding.call.common.json) writeAnswer(puzzle, result.text);
        result.records.push_back(std::move(puzzle));
    };
}

std::string closing(const BatchResult& total) {
    const long long refused = total.counts[0];
    if (refused == 0) return {};
    return std::to_string(refused) + (refused == 1 ? " puzzle was" : " puzzles were") +
           " not added, without exactly one solution.\n";
}

QStringList sourcesOf(const Invocation& call) {
    QStringList sources;
    for (const QString& file : call.files) sources << (file == "-" ? QString() : QFileInfo(file).fileName());
    return sources;
}

} // namespace

int addToLibrary(const Invocation& call) {
    int code = kDone;
    // Opened here first: mistakes are reported before the first puzzle is read.
    auto database = openLibraryOf(call, code);
    if (!database) return code;
    const library::Location location = database->location();
    database.reset();
    const InterruptStop interrupt;
    const Adding adding{
        .call = call, .rated = call.isSet("rate"), .sources = sourcesOf(call), .stop = interrupt.token()};
    library::Placement placement{.collection = call.value("collection"), .tags = {}};
    if (call.isSet("tag")) placement.tags = call.value("tag").split(',', Qt::SkipEmptyParts);
    Storing storing(call, location, placement);
    Job job{.makeHandler = [&] { return makeHandler(adding); }, .batch = adding.rated ? 4u : 256u};
    storing.attachTo(job);
    if (!call.common.json && !call.common.quiet) job.closing = closing;
    return runJob(call, job);
}

} // namespace ninefold::cli
