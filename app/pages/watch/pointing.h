// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/solve/event.h"

#include <QObject>

#include <vector>

namespace ninefold::session {
class Playback;
class RunView;
class Session;
} // namespace ninefold::session

namespace ninefold::pages {

class GraphPanel;
class WatchBoard;

/// Connects the watched board with its graphs: what the pointer is on lights up in both, a click on a cell shows what
/// a graph says about it, and a double click goes to the event that changed the cell last.
class Pointing : public QObject {
    Q_OBJECT

public:
    Pointing(WatchBoard& board, session::Playback& playback, session::Session& session, QObject* parent);

    /// There may be several, all of the same event. They live longer than this.
    void addGraph(GraphPanel& graph);

    void setRunView(const session::RunView* runView) { runView_ = runView; }

private:
    void choose(Cell cell);
    void goTo(Cell cell);
    void draw(const GraphPanel& graph, solve::Literal statement);
    /// The last event up to here that changed the cell; 0 if there is none in the part of the run that is at hand.
    quint64 lastEventOf(Cell cell) const;

    WatchBoard& board_;
    std::vector<GraphPanel*> graphs_;
    session::Playback& playback_;
    session::Session& session_;
    const session::RunView* runView_ = nullptr;
};

} // namespace ninefold::pages
