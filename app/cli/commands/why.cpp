// SPDX-License-Identifier: MIT
#include "app/cli/commands/why.h"

#include "app/documents/text/verdicts.h"
#include "engine/formats/format.h"

namespace ninefold::cli {
namespace {

void writeCells(Cells cells, documents::JsonWriter& json) {
    json.openArray();
    for (const Cell cell : cells) json.value(cellName(cell));
    json.closeArray();
}

void writeConflict(const Why::Conflict& conflict, NameStyle names, documents::JsonWriter& json) {
    json.openObject();
    if (conflict.end.kind == solve::DeadEnd::Kind::Repeated)
        json.field("house", houseName(conflict.end.house)).field("digit", conflict.end.digit);
    json.key("cells");
    writeCells(conflict.givens, json);
    json.field("text", documents::contradictionSentence(conflict.givens, conflict.end, names)).closeObject();
}

} // namespace

Why findWhy(const formats::Puzzle& puzzle, const solve::Verdict& verdict, std::size_t most,
            const std::stop_token& stop) {
    Why why;
    const Grid grid = formats::puzzleGrid(puzzle);
    if (verdict.solutions > 1) why.exchange = solve::smallExchange(grid, puzzle.marksBind, stop);
    if (verdict.solutions > 0) return why;
    const solve::Contradictions found = solve::contradictions(grid, puzzle.marksBind, {.sets = most}, stop);
    for (const Cells givens : found.sets)
        why.conflicts.push_back({givens, solve::deadEnd(grid, puzzle.marksBind, givens)});
    why.complete = found.complete;
    return why;
}

void writeWhy(const Why& why, NameStyle names, documents::JsonWriter& json) {
    json.key("conflicts").openArray();
    for (const Why::Conflict& conflict : why.conflicts) writeConflict(conflict, names, json);
    json.closeArray();
    if (!why.conflicts.empty()) json.field("conflicts_complete", why.complete);
    if (!why.exchange) return;
    json.key("differs");
    writeCells(why.exchange->cells, json);
    json.field("why", documents::exchangeSentence(why.exchange->cells, names));
}

std::string whyText(const Why& why, NameStyle names) {
    const QString indent(8, ' ');
    QString text;
    for (const Why::Conflict& conflict : why.conflicts)
        text += indent + documents::contradictionSentence(conflict.givens, conflict.end, names) + '\n';
    if (!why.complete) text += indent + QStringLiteral("There are more such sets of givens; --sets N finds more.\n");
    if (why.exchange) text += indent + documents::exchangeSentence(why.exchange->cells, names) + '\n';
    return text.toStdString();
}

} // namespace ninefold::cli
