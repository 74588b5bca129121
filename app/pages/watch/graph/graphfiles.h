// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/graph/graphwords.h"

#include <QByteArray>

class QFileDialog;
class QWidget;

namespace ninefold::pages {

/// A drawn graph as a file.
struct GraphFiles {
    const session::ImplicationGraph& graph;
    const session::GraphLayout& layout;
    session::GraphLabels labels;
    session::GraphColours colours;

    QByteArray svg() const;
    QByteArray dot() const;
    /// The ending of the name decides about the format. Returns what became of it, as a sentence.
    QString save(const QString& path) const;
};

/// Asks where to save the graph of the event at this position.
QFileDialog* newGraphDialog(quint64 position, QWidget* parent);

} // namespace ninefold::pages
