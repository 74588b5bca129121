// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/graphtext.h"
#include "engine/core/names.h"

#include <QString>

namespace ninefold::session {
class EventRun;
class Playback;
} // namespace ninefold::session

namespace ninefold::pages {

/// The texts of a graph: short ones for the nodes, a sentence for each as its tip, all of them for a saved drawing.
struct GraphWords {
    NameStyle names = NameStyle::RowColumn;

    QString labelOf(const session::GraphNode& node) const;
    QString tipOf(const session::GraphNode& node) const;
    session::GraphLabels labels(const session::ImplicationGraph& graph, const session::GraphLayout& layout,
                                const QString& title) const;
};

/// The text in place of a graph where the current event has none.
QString emptyGraphText(const session::EventRun& run, const session::Playback& playback);

} // namespace ninefold::pages
