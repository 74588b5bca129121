// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace ninefold::session {
class Analysis;
class EventRun;
class Playback;
} // namespace ninefold::session

namespace ninefold::pages {

class GraphPanel;

/// The implication graph in a window of its own, beside the board, with the current step in words. It follows the run
/// as the graph in the column does.
class GraphWindow : public QDialog {
    Q_OBJECT

public:
    GraphWindow(session::EventRun& run, session::Playback& playback, session::Analysis& analysis, QWidget* parent);

    GraphPanel& graph() const { return *graph_; }

signals:
    /// The transport may want this key.
    void keyTyped(QKeyEvent* event);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    GraphPanel* graph_;
};

} // namespace ninefold::pages
