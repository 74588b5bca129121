// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/eventmodel.h"
#include "app/session/watch/runview.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace ninefold::session {
class Playback;
}
namespace ninefold::widgets {
class NamedCombo;
class Segments;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class DepthCurve;

/// The options of a run to watch. Engine 0 is logic, the others are the event solvers in their order.
struct WatchChoice {
    int engine = 0;
    /// CDCL decides by activity instead of on the most constrained cell.
    bool byActivity = false;
    /// Continues after the first solution.
    bool prove = false;
    /// Starts with the player's digits.
    bool fromHere = false;
    friend bool operator==(const WatchChoice&, const WatchChoice&) = default;
};

/// The column beside a watched board: the choice of solver, the list of events, their counts and the depth chart.
class WatchColumn : public QWidget {
    Q_OBJECT

public:
    explicit WatchColumn(session::Playback& playback, QWidget* parent = nullptr);

    WatchChoice choice() const;
    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    /// Adds a tab beside the list of events; setTabShown hides it for solvers that do not have it.
    void addTab(const QString& title, QWidget* content);
    void setTabShown(QWidget* content, bool shown);
    void showTab(QWidget* content);
    QWidget* tab() const;
    /// The run continues, is stopped, or is finished.
    enum class RunState { Running, Stopped, Over };
    void setRunState(RunState state, const QString& sentence);
    /// Shows the options of the run if `choosing`, otherwise the title.
    void setChoosing(bool choosing, const QString& title);
    void refresh();
    /// Adds a button below the list. Returns its number.
    int addButton(const QString& text, const QString& hint, std::function<void()> run);
    void setButtonShown(int number, bool shown);

signals:
    void optionsChanged();
    void stopWanted(bool stop);
    void backWanted();
    void tabChanged();
    /// A key in the list that the list does not handle.
    void keyTyped(QKeyEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* choices();
    QWidget* runRow();
    void buildList();
    void showOptions();
    void showPosition();

    session::Playback& playback_;
    const session::RunView* runView_ = nullptr;
    EventModel model_;
    QWidget* choices_ = nullptr;
    QLabel* title_;
    widgets::NamedCombo* solver_ = nullptr;
    widgets::NamedCombo* decide_ = nullptr;
    QCheckBox* prove_ = nullptr;
    QCheckBox* fromHere_ = nullptr;
    QLabel* run_ = nullptr;
    QPushButton* stop_ = nullptr;
    RunState state_ = RunState::Over;
    widgets::Segments* tabs_;
    QStackedWidget* contents_;
    QListView* list_;
    QLabel* counts_;
    DepthCurve* depth_;
    QWidget* buttons_;
    bool following_ = false;
};

} // namespace ninefold::pages
