// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphwords.h"

#include "app/documents/text/because.h"
#include "app/documents/text/events.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/notes/chips.h"
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"

namespace ninefold::pages {

using session::GraphNode;

QString GraphWords::labelOf(const GraphNode& node) const {
    if (node.kind == GraphNode::Kind::Folded) return GraphPanel::tr("%n more", nullptr, node.folded);
    if (node.kind != GraphNode::Kind::Conflict) {
        QString label = literalText(node.literal, names);
        if (node.ruledOut) label += QStringLiteral(" \u2192 ") + literalText(*node.ruledOut, names);
        // The same letters in every language.
        return node.uip ? label + QStringLiteral(" UIP") : label;
    }
    using Kind = solve::Reason::Kind;
    if (node.reason.kind() == Kind::OneCell)
        return GraphPanel::tr("no digit for %1").arg(documents::cellText(node.reason.cell(), names));
    if (node.reason.kind() == Kind::OneHouse) return GraphPanel::tr("no place for %1").arg(node.reason.digit());
    return GraphPanel::tr("note %1", "fails").arg(node.reason.clause());
}

QString GraphWords::tipOf(const GraphNode& node) const {
    if (node.kind == GraphNode::Kind::Folded)
        return GraphPanel::tr("Statements between the guess and the last reasons");
    if (node.kind == GraphNode::Kind::Conflict)
        return documents::sentence(solve::SolverEvent::note(solve::EventKind::Conflict, node.level, node.reason), {},
                                   names);
    if (node.kind == GraphNode::Kind::Decided)
        return GraphPanel::tr("Guess %1: %2. Double-click to go there.")
            .arg(node.level)
            .arg(documents::statementText(node.literal, names));
    return GraphPanel::tr("%1, because %2. Under guess %3. Double-click to go there.")
        .arg(documents::statementText(node.literal, names), documents::becauseText(node.reason, names))
        .arg(node.level);
}

session::GraphLabels GraphWords::labels(const session::ImplicationGraph& graph, const session::GraphLayout& layout,
                                        const QString& title) const {
    session::GraphLabels labels;
    labels.title = title.toStdString();
    for (const GraphNode& node : graph.nodes) labels.nodes.push_back(labelOf(node).toStdString());
    for (const auto& band : layout.bands)
        labels.bands.push_back(band.conflict ? std::string()
                                             : GraphPanel::tr("guess %1").arg(band.level).toStdString());
    return labels;
}

QString emptyGraphText(const session::EventRun& run, const session::Playback& playback) {
    using Kind = solve::EventKind;
    const quint64 position = playback.position();
    if (position == 0) return GraphPanel::tr("Press Play. At a dead end, this shows how the guesses led to it.");
    const bool event = run.holds(position) && position > run.window().first();
    const Kind kind = event ? run.window().event(position).kind : Kind::Imply;
    if (kind == Kind::Decide) return GraphPanel::tr("A guess has no reason.");
    if (kind == Kind::Solved)
        return GraphPanel::tr(
            "Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; "
            "backtracking, which draws no conclusions and writes no notes, tries it all.");
    if (kind == Kind::Backjump || kind == Kind::Backtrack || kind == Kind::Restart)
        return GraphPanel::tr("Guesses are taken back. The list Why says how far, and why.");
    return GraphPanel::tr("This rests on no guess.");
}

} // namespace ninefold::pages
