// SPDX-License-Identifier: MIT
#include "app/pages/watch/pointing.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/watchboard.h"
#include "app/session/session.h"
#include "app/session/watch/deadend.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/runview.h"

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

Pointing::Pointing(WatchBoard& board, session::Playback& playback, session::Session& session, QObject* parent)
    : QObject(parent), board_(board), playback_(playback), session_(session) {
    connect(&board_, &WatchBoard::pointed, this, &Pointing::choose);
    connect(&board_, &WatchBoard::eventWanted, this, &Pointing::goTo);
}

void Pointing::addGraph(GraphPanel& graph) {
    graphs_.push_back(&graph);
    connect(&board_, &WatchBoard::hovered, &graph, &GraphPanel::lightCell);
    connect(&graph, &GraphPanel::cellPointed, &board_, &WatchBoard::lightCell);
    connect(&graph, &GraphPanel::statementChosen, this,
            [this, &graph](solve::Literal statement) { draw(graph, statement); });
}

void Pointing::choose(Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    bool chosen = false;
    for (GraphPanel* graph : graphs_) chosen |= graph->chooseCell(cell);
    if (chosen) return;
    // A click that moves the run at once would surprise.
    const quint64 number = lastEventOf(cell);
    if (number > 0 && number != playback_.position())
        session_.announcer().say(tr("Event %1 changed %2 last; a double click goes there.")
                                     .arg(documents::numberText(static_cast<qint64>(number)),
                                          documents::cellText(cell, session_.settings().names)));
}

void Pointing::goTo(Cell cell) {
    if (const quint64 number = lastEventOf(cell); number > 0) playback_.goTo(number);
}

void Pointing::draw(const GraphPanel& graph, solve::Literal statement) {
    if (!graph.state()) return;
    logic::Frame frame = board_.frame();
    session::drawStatement(*graph.state(), statement, frame);
    board_.setDrawing(frame);
}

quint64 Pointing::lastEventOf(Cell cell) const {
    assert(runView_ != nullptr);
    const auto [first, end] = runView_->span();
    for (quint64 number = std::min(playback_.position(), end); number > first; --number)
        if (runView_->cells(number).has(cell)) return number;
    return 0;
}

} // namespace ninefold::pages
