// SPDX-License-Identifier: MIT
// The words and fields are a contract with external programs that check runs: they are never translated, and not
// changed without need. Sentences for people are made in app/documents/text/events.cpp from the same events.
#include "app/documents/runs/eventjson.h"

#include "engine/core/names.h"

namespace ninefold::documents {

/// In the order of EventKind.
std::string_view kindWord(solve::EventKind kind) {
    static constexpr std::string_view words[solve::kEventKindCount] = {
        "decide",   "reject",    "imply",   "eliminate", "conflict", "learn",    "forget",
        "backjump", "backtrack", "restart", "solution",  "exclude",  "exhausted"};
    return words[static_cast<int>(kind)];
}

std::string literalWord(solve::Literal literal) {
    return cellName(literal.cell()) + (literal.positive() ? "=" : "<>") + std::to_string(literal.digit());
}

std::string reasonWord(solve::Reason reason) {
    switch (reason.kind()) {
    case solve::Reason::Kind::None:
        return {};
    case solve::Reason::Kind::Placed:
    case solve::Reason::Kind::OneCell:
        return "cell " + cellName(reason.cell());
    case solve::Reason::Kind::OneHouse:
        return houseName(reason.house()) + " digit " + std::to_string(reason.digit());
    case solve::Reason::Kind::Crossing:
        return houseName(reason.house()) + ' ' + houseName(reason.other()) + " digit " + std::to_string(reason.digit());
    case solve::Reason::Kind::Learned:
        return "clause " + std::to_string(reason.clause());
    }
    return {};
}

void writeClause(std::span<const solve::Literal> clause, JsonWriter& json) {
    json.openArray();
    for (const solve::Literal literal : clause) json.value(literalWord(literal));
    json.closeArray();
}

/// Which fields an event has depends only on its kind, so programs that read them may rely on it.
void writeEventFields(std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
                      JsonWriter& json) {
    json.field("n", number).field("kind", kindWord(event.kind)).field("level", event.level);
    // An event without a cell has no digit either.
    if (event.cell >= 0) json.field("cell", cellName(event.cell)).field("digit", event.digit);
    switch (event.kind) {
    case solve::EventKind::Learn:
    case solve::EventKind::Exclude:
        json.field("id", event.reason.clause()).key("clause");
        writeClause(clause, json);
        break;
    case solve::EventKind::Forget:
        json.field("id", event.reason.clause());
        break;
    case solve::EventKind::Backjump:
    case solve::EventKind::Backtrack:
    case solve::EventKind::Restart:
        json.field("to", event.to);
        break;
    default:
        if (event.reason.kind() != solve::Reason::Kind::None) json.field("because", reasonWord(event.reason));
    }
}

} // namespace ninefold::documents
