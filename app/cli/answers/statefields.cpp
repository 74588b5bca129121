// SPDX-License-Identifier: MIT
#include "app/cli/answers/statefields.h"

#include "app/documents/runs/eventjson.h"
#include "engine/core/names.h"

#include <string>

namespace ninefold::cli {
namespace {

/// As the solver sees them: without what a peer holds and without what it has ruled out.
void writeCandidates(const Grid& grid, documents::JsonWriter& json) {
    json.key("candidates").openArray();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        std::string digits;
        for (const Digit digit : grid.candidates(cell)) digits += static_cast<char>('0' + digit);
        json.value(digits);
    }
    json.closeArray();
}

/// The choices that the board rests on, from the first to the last.
void writeDecisions(const solve::SolverState& state, documents::JsonWriter& json) {
    json.key("decisions").openArray();
    // Level 0 has no decision.
    for (int level = 1; level <= state.level(); ++level) {
        const solve::Literal literal = state.decision(level).literal;
        json.openObject().field("cell", cellName(literal.cell())).field("digit", literal.digit());
        json.field("level", level).closeObject();
    }
    json.closeArray();
}

} // namespace

bool StateFollower::take(const solve::EventBatch& batch) {
    for (const solve::SolverEvent& event : batch.events) {
        // A batch usually continues after the requested event.
        if (state_.position() == at_) return false;
        state_.apply(event, batch.clause(event));
    }
    return state_.position() < at_;
}

void writeGrid(const Grid& grid, documents::JsonWriter& json) {
    json.field("grid", grid.cellsText());
    writeCandidates(grid, json);
}

void writeState(const solve::SolverState& state, documents::JsonWriter& json) {
    json.field("at", state.position());
    writeGrid(state.grid(), json);
    json.field("level", state.level());
    writeDecisions(state, json);
    json.key("conflict");
    if (state.conflict().kind() == solve::Reason::Kind::None) json.null();
    else json.value(documents::reasonWord(state.conflict()));
    json.key("learned").openArray();
    for (const auto& clause : state.clauses()) {
        json.openObject().field("id", clause->id).key("clause");
        documents::writeClause(clause->literals, json);
        json.closeObject();
    }
    json.closeArray();
}

} // namespace ninefold::cli
