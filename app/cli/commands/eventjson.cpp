// SPDX-License-Identifier: MIT
// The words and fields are a contract with external programs that check runs: they are never translated, and not
// changed without need. Sentences for people are made in app/documents/text/events.cpp from the same events.
#include "app/cli/commands/eventjson.h"

#include "engine/core/names.h"

namespace ninefold::cli {
namespace {

/// In the order of EventKind.
std::string_view kindWord(EventKind kind) {
    static constexpr std::string_view words[kEventKindCount] = {
        "decide",   "reject",    "imply",   "eliminate", "conflict", "learn",    "forget",
        "backjump", "backtrack", "restart", "solution",  "exclude",  "exhausted"};
    return words[static_cast<int>(kind)];
}

} // namespace

std::string literalWord(Literal literal) {
    return cellName(literal.cell()) + (literal.positive() ? "=" : "<>") + std::to_string(literal.digit());
}

std::string reasonWord(Reason reason) {
    switch (reason.kind()) {
    case Reason::Kind::None:
        return {};
    case Reason::Kind::Placed:
    case Reason::Kind::OneCell:
        return "cell " + cellName(reason.cell());
    case Reason::Kind::OneHouse:
        return houseName(reason.house()) + " digit " + std::to_string(reason.digit());
    case Reason::Kind::Crossing:
        return houseName(reason.house()) + ' ' + houseName(reason.other()) + " digit " + std::to_string(reason.digit());
    case Reason::Kind::Learned:
        return "clause " + std::to_string(reason.clause());
    }
    return {};
}

void writeClause(std::span<const Literal> clause, JsonWriter& json) {
    json.openArray();
    for (const Literal literal : clause) json.value(literalWord(literal));
    json.closeArray();
}

/// Which fields an event has depends on its kind alone, so whoever reads them may rely on it.
void writeEvent(std::uint64_t number, const SolverEvent& event, std::span<const Literal> clause, JsonWriter& json) {
    json.openObject().field("n", number).field("kind", kindWord(event.kind)).field("level", event.level);
    // An event without a cell has no digit either.
    if (event.cell >= 0) json.field("cell", cellName(event.cell)).field("digit", event.digit);
    switch (event.kind) {
    case EventKind::Learn:
    case EventKind::Exclude:
        json.field("id", event.reason.clause()).key("clause");
        writeClause(clause, json);
        break;
    case EventKind::Forget:
        json.field("id", event.reason.clause());
        break;
    case EventKind::Backjump:
    case EventKind::Backtrack:
    case EventKind::Restart:
        json.field("to", event.to);
        break;
    default:
        if (event.reason.kind() != Reason::Kind::None) json.field("because", reasonWord(event.reason));
    }
    json.closeObject();
}

} // namespace ninefold::cli
