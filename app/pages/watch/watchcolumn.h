// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/eventmodel.h"
#include "app/pages/watch/solverrow.h"
#include "app/session/watch/runview.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace ninefold::session {
class Analysis;
class EventRun;
class Playback;
} // namespace ninefold::session
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class DepthCurve;
class GraphPanel;
class GraphWindow;
class RunTabs;
class TechniqueLink;
class TreePanel;

/// The column beside a watched board: the choice of solver, the depth chart, and the card with the list of events and
/// what else there is to read.
class WatchColumn : public QWidget {
    Q_OBJECT

public:
    WatchColumn(session::EventRun& run, session::Playback& playback, session::Analysis& analysis,
                QWidget* parent = nullptr);

    SolverRow& solver() const { return *solver_; }
    RunTabs& tabs() const { return *tabs_; }
    GraphPanel& graph() const { return *graph_; }
    /// A run that learns has a graph, and its search tree among the tabs. Others have the tree in its place, and the
    /// curve of their depth. Logic and games, which guess nothing, have only the curve.
    void setPictures(bool graph, bool tree);
    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names);
    /// The run continues, is stopped, or is finished.
    enum class RunState { Running, Stopped, Over };
    void setRunState(RunState state, const QString& sentence);
    void refresh();

    QSize minimumSizeHint() const override;

signals:
    void stopWanted(bool stop);
    /// The player chose an event in the list.
    void rowChosen(quint64 number);
    /// The player asks what the technique of the shown event is.
    void techniqueWanted(const QString& id);
    /// The graph was opened in a window of its own.
    void graphOpened(ninefold::pages::GraphPanel& graph);
    /// A key in the list or in the window of the graph that these do not handle.
    void keyTyped(QKeyEvent* event);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* runRow();
    void buildList();
    void fit();
    void placePictures();
    void place(QWidget& picture, bool inTabs, bool shown, const QString& title, const QString& about);
    void openGraphWindow();
    void showPosition();
    void showTechnique(quint64 position);

    session::EventRun& run_;
    session::Playback& playback_;
    session::Analysis& analysis_;
    const session::RunView* runView_ = nullptr;
    EventModel model_;
    SolverRow* solver_;
    QLabel* runLabel_ = nullptr;
    QPushButton* stop_ = nullptr;
    RunState state_ = RunState::Over;
    RunTabs* tabs_;
    QListView* list_;
    DepthCurve* depth_;
    TechniqueLink* technique_;
    GraphPanel* graph_;
    TreePanel* tree_;
    GraphWindow* graphWindow_ = nullptr;
    const widgets::Theme* theme_ = nullptr;
    NameStyle names_ = NameStyle::RowColumn;
    bool graphShown_ = false, treeShown_ = false, picturesInTabs_ = false, narrow_ = false;
    bool following_ = false;
};

} // namespace ninefold::pages
