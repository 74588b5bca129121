// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/graph/graphwords.h"
#include "app/session/watch/graph/graphgoal.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QScrollArea;
class QToolButton;

namespace ninefold::session {
class Analysis;
class EventRun;
class Playback;
} // namespace ninefold::session
namespace ninefold::widgets {
class Segments;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class GraphCanvas;
struct GraphFiles;
class SymbolLegend;
class StepRow;

/// The card with the implication graph of the current event: why a dead end came, or why a digit follows. On the way
/// from a dead end to its note it follows the steps: their cut is drawn, and what is replaced is in sight.
class GraphPanel : public QFrame {
    Q_OBJECT

public:
    GraphPanel(session::EventRun& run, session::Playback& playback, session::Analysis& analysis,
               QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names);
    /// Among the tabs, where the list of the steps is not beside it, it says the current one itself.
    void setAlone(bool alone);
    /// In a low column it has only the drawing and the step.
    void setLow(bool low);
    /// In a window of its own it needs no button for one, and has room for all that is said of the current step.
    void setInOwnWindow();
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
    /// The player wants the graph in a window of its own.
    void enlargeWanted();
    /// What became of saving, as a sentence.
    void graphSaved(const QString& sentence);

private:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void buildHead();
    void buildSteps();
    void connectCanvas();
    void show();
    void nameParts(const session::GraphGoal& goal);
    void showPart();
    /// Draws the cut of the current step.
    void followStep();
    /// Shows what there is room for.
    void showParts();
    /// The node that the current step is about; -1 without steps.
    int currentNode() const;
    void scrollToCurrent();
    void showEmpty();
    GraphFiles files() const;
    void askForFile();

    session::EventRun& run_;
    session::Playback& playback_;
    session::Analysis& analysis_;
    GraphWords words_;
    const widgets::Theme* theme_;
    QTimer delay_;
    QTimer settled_;
    session::ImplicationGraph whole_;
    std::optional<solve::SolverState> state_;
    QString heading_;
    QLabel *title_, *empty_;
    /// The current step in words, where no list says it.
    QWidget* stepBox_;
    StepRow* steps_;
    SymbolLegend* legend_;
    QLabel* sentence_;
    bool alone_ = false, low_ = false, inOwnWindow_ = false;
    widgets::Segments* parts_;
    QToolButton *save_, *enlarge_;
    QScrollArea* area_;
    GraphCanvas* canvas_;
};

} // namespace ninefold::pages
