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
    bool Holds::*held;
    const char* id;
};

/// The words in JSON for what a format can hold.
constexpr Kind kKinds[] = {
    {&Holds::placed, "placed"}, {&Holds::candidates, "candidates"}, {&Holds::binding, "binding-candidates"},
    {&Holds::notes, "notes"},   {&Holds::colours, "colours"},       {&Holds::moreColours, "more-colours"},
    {&Holds::links, "links"},   {&Holds::history, "history"},       {&Holds::time, "time"},
    {&Holds::names, "names"},   {&Holds::comment, "comment"},       {&Holds::ratings, "ratings"},
    {&Holds::many, "many"},
};

void writeJson(const Format& format, std::string& out) {
    JsonWriter json(out);
    json.field("id", format.id).field("name", format.name).key("extensions").openArray();
    for (const QString& extension : toQString(format.extensions).split(' ', Qt::SkipEmptyParts)) json.value(extension);
    json.closeArray().field("read", format.read != nullptr).field("write", format.write != nullptr);
    json.key("holds").openArray();
    for (const Kind& kind : kKinds)
        if (format.holds.*kind.held) json.value(kind.id);
    json.closeArray().end();
}

void writeLine(const Format& format, std::string& out) {
    const QString use = format.write == nullptr  ? Commands::tr("read")
                        : format.read == nullptr ? Commands::tr("write")
                                                 : Commands::tr("read, write");
    const QString line = toQString(format.id).leftJustified(14) + use.leftJustified(13) + toQString(format.name);
    out += line.toStdString() + '\n';
}

int run(const Invocation& call) {
    std::string list;
    for (const Format* format : allFormats()) (call.common.json ? writeJson : writeLine)(*format, list);
    return writeAnswer(call, list);
}

} // namespace

namespace commands {

const Command formats = {
    .id = "formats",
    .summary = QT_TRANSLATE_NOOP("Commands", "The formats that can be read and written"),
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
