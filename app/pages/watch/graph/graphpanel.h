// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/graphtext.h"
#include "engine/core/names.h"
#include "engine/solve/recording.h"

#include <QFrame>
#include <QTimer>

#include <optional>

class QLabel;
class QScrollArea;
class QToolButton;

namespace ninefold::session {
class EventRun;
class Playback;
} // namespace ninefold::session
namespace ninefold::widgets {
class Segments;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class GraphCanvas;

/// The card with the implication graph of the current event: why a dead end came, or why a digit follows.
class GraphPanel : public QFrame {
    Q_OBJECT

public:
    GraphPanel(session::EventRun& run, session::Playback& playback, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names);
    /// Shows the current event. While a run plays fast, graphs are skipped.
    void refresh();
    /// Lights and chooses what the graph says about a cell; returns false if that is nothing.
    bool chooseCell(Cell cell);
    void lightCell(Cell cell);
    /// The state in which the graph holds; empty without a graph.
    const std::optional<solve::SolverState>& state() const { return state_; }

    /// The graph as files.
    QByteArray svg() const;
    QByteArray dot() const;

signals:
    /// The cell that the pointer is on in the graph; -1 for none.
    void cellPointed(ninefold::Cell cell);
    /// The player chose a statement, to be drawn with its reasons.
    void statementChosen(ninefold::solve::Literal statement);
    /// What became of saving, as a sentence.
    void graphSaved(const QString& sentence);

private:
    struct Goal {
        session::GraphNode node;
        std::vector<solve::Literal> learned;
        solve::SolverState state;
    };

    void showEvent(QShowEvent* event) override;
    void buildHead();
    std::optional<Goal> goalHere() const;
    std::optional<Goal> conflictAt(quint64 conflict) const;
    void show();
    void showPart();
    void showEmpty();
    QString emptyText() const;
    QString labelOf(const session::GraphNode& node) const;
    QString tipOf(const session::GraphNode& node) const;
    session::GraphLabels labels() const;
    void askForFile();
    void save(const QString& path);

    session::EventRun& run_;
    session::Playback& playback_;
    NameStyle names_ = NameStyle::RowColumn;
    const widgets::Theme* theme_;
    QTimer delay_;
    session::ImplicationGraph whole_;
    std::optional<solve::SolverState> state_;
    QString heading_;
    QLabel *title_, *empty_;
    widgets::Segments* parts_;
    QToolButton* save_;
    QScrollArea* area_;
    GraphCanvas* canvas_;
};

} // namespace ninefold::pages
