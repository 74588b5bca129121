// SPDX-License-Identifier: MIT
// techniques: how people solve, in order. Where a program has no rating for a technique the field is null: 0 would be a
// rating.
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/steps.h"

#include <cassert>

namespace ninefold::cli {
namespace {

/// Tenths as 4.5; null where there are none.
void writeTenths(std::string_view name, int tenths, documents::JsonWriter& json) {
    assert(tenths >= 0);
    json.key(name);
    if (tenths == 0) json.null();
    else json.value(tenths / 10.0, 1);
}

void writeJson(const logic::Technique& technique, std::string& out) {
    documents::JsonWriter json(out);
    json.field("id", technique.id).field("name", technique.name).key("code");
    if (technique.code.empty()) json.null();
    else json.value(technique.code);
    json.field("family", logic::familyName(technique.family));
    writeTenths("er", technique.er, json);
    json.key("score");
    if (technique.score == 0) json.null();
    else json.value(technique.score);
    writeTenths("rating", technique.rating, json);
    json.field("uniqueness", technique.uniqueness).field("on_request", technique.onRequest);
    json.field("about", technique.about->what).end();
}

/// "naked-pair   0200   3.0   Naked Pair"
void writeLine(const logic::Technique& technique, std::string& out) {
    const QString line = toQString(technique.id).leftJustified(30) + toQString(technique.code).leftJustified(7) +
                         QString::number(technique.rating / 10.0, 'f', 1).rightJustified(5) + "  " +
                         documents::techniqueName(technique) + '\n';
    out += line.toStdString();
}

int run(const Invocation& call) {
    std::string list;
    for (const logic::Technique* technique : logic::allTechniques())
        (call.common.json ? writeJson : writeLine)(*technique, list);
    return writeAnswer(call, list);
}

} // namespace

namespace commands {

const Command techniques = {
    .id = "techniques",
    .summary = "The techniques of logic, in solving order",
    .notes = "Each with its id, its code in HoDoKu's library, its hardness and its name.",
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
