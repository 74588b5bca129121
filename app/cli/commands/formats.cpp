// SPDX-License-Identifier: MIT
// formats: which forms of a Sudoku can be read and written. Made from the registry that reading and writing use, so the
// list is what there is.
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/catalog.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/messages.h"

namespace ninefold::cli {
namespace {

struct Kind {
    bool formats::Holds::*held;
    const char* id;
};

/// The words in JSON for what a format can hold.
constexpr Kind kKinds[] = {
    {&formats::Holds::placed, "placed"},
    {&formats::Holds::candidates, "candidates"},
    {&formats::Holds::binding, "binding-candidates"},
    {&formats::Holds::notes, "notes"},
    {&formats::Holds::colours, "colours"},
    {&formats::Holds::moreColours, "more-colours"},
    {&formats::Holds::links, "links"},
    {&formats::Holds::history, "history"},
    {&formats::Holds::time, "time"},
    {&formats::Holds::names, "names"},
    {&formats::Holds::comment, "comment"},
    {&formats::Holds::ratings, "ratings"},
    {&formats::Holds::many, "many"},
};

void writeJson(const formats::Format& format, std::string& out) {
    documents::JsonWriter json(out);
    json.field("id", format.id).field("name", format.name).key("extensions").openArray();
    for (const QString& extension : toQString(format.extensions).split(' ', Qt::SkipEmptyParts)) json.value(extension);
    json.closeArray().field("read", format.isReadable()).field("write", format.write != nullptr);
    json.key("holds").openArray();
    for (const Kind& kind : kKinds)
        if (format.holds.*kind.held) json.value(kind.id);
    json.closeArray().end();
}

void writeLine(const formats::Format& format, std::string& out) {
    const QString use = format.write == nullptr ? QStringLiteral("read")
                        : !format.isReadable()  ? QStringLiteral("write")
                                                : QStringLiteral("read, write");
    const QString line = toQString(format.id).leftJustified(14) + use.leftJustified(13) + toQString(format.name);
    out += line.toStdString() + '\n';
}

int run(const Invocation& call) {
    std::string list;
    for (const formats::Format* format : documents::allFormats())
        (call.common.json ? writeJson : writeLine)(*format, list);
    return writeAnswer(call, list);
}

} // namespace

namespace commands {

const Command formats = {
    .id = "formats",
    .summary = "The formats that can be read and written",
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
