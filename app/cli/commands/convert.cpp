// SPDX-License-Identifier: MIT
// convert: the same puzzles in another format. Each is written by the thread that read it: its number says which
// header, separator or footer belongs to it, so no thread waits for another.
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/catalog.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/messages.h"
#include "app/documents/writing.h"

namespace ninefold::cli {
namespace {

/// Each line is a whole file of the format with one puzzle in it.
void writeJson(const formats::Format& format, const formats::Puzzle& puzzle, std::string& out) {
    documents::JsonWriter(out)
        .field("puzzle", puzzleText(puzzle))
        .field("format", format.id)
        .field("text", documents::writeText(format, {&puzzle, 1}))
        .end();
}

/// Reported once per format and kind of loss, even if many puzzles are affected.
void remark(const formats::Format& format, const std::vector<Error>& lost, BatchResult& result) {
    for (const Error& error : lost)
        result.remarks.insert((toQString(format.id) + ": " + documents::sentence(error)).toStdString());
}

/// The text of a puzzle within the output. A format for a single puzzle keeps the first and leaves out the rest.
void writePlain(const formats::Format& format, const Item& item, BatchResult& result) {
    if (item.number > 1 && !format.holds.many) {
        result.flawed = true;
        return remark(format, {{.code = ErrorCode::CannotHold, .detail = ErrorDetail::SecondSudoku}}, result);
    }
    result.text += item.number == 1 ? format.header : format.separator;
    format.write(item.puzzle, result.text);
}

Handler makeHandler(const formats::Format& format, bool asJson) {
    return [&format, asJson](const Item& item, BatchResult& result) {
        remark(format, documents::whatIsLost(format, item.puzzle), result);
        if (asJson) return writeJson(format, item.puzzle, result.text);
        writePlain(format, item, result);
    };
}

/// The formats that can be written, for the message about an unknown format.
QString writableIds() {
    QStringList ids;
    for (const formats::Format* format : documents::allFormats())
        if (format->write != nullptr) ids << toQString(format->id);
    return ids.join(", ");
}

QList<QCommandLineOption> options() {
    return {option("to", "The format to write (`formats` lists them)", "FORMAT")};
}

int run(const Invocation& call) {
    const QString id = call.value("to");
    if (id.isEmpty()) return call.wrongUsage(QStringLiteral("--to FORMAT is needed: %1.").arg(writableIds()));
    const formats::Format* format = documents::formatById(id.toStdString());
    if (format == nullptr || format->write == nullptr)
        return call.wrongUsage(
            QStringLiteral("'%1' is no format that can be written; those are %2.").arg(id, writableIds()));
    const bool asJson = call.common.json;
    Job job{.makeHandler = [&] { return makeHandler(*format, asJson); }};
    // The header is written with the first puzzle, so without puzzles there is no footer either.
    if (!asJson)
        job.closing = [&](const BatchResult& total) { return std::string(total.puzzles > 0 ? format->footer : ""); };
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command convert = {
    .id = "convert",
    .summary = "Write the puzzles in another format",
    .notes = "What the format cannot hold is said on standard error.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
