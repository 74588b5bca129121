// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/eventmodel.h"
#include "app/session/watch/show.h"

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

/// The page beside a watched board: the choice of solver, the list of events, their counts and the depth chart.
class WatchPage : public QWidget {
    Q_OBJECT

public:
    explicit WatchPage(session::Playback& playback, QWidget* parent = nullptr);

    WatchChoice choice() const;
    void setShow(const session::Show* show);
    void setTheme(const widgets::Theme& theme);
    /// Adds a page beside the list of events; setPageShown hides it for engines that do not have it.
    void addPage(const QString& title, QWidget* page);
    void setPageShown(QWidget* page, bool shown);
    void showPage(QWidget* page);
    QWidget* page() const;
    /// The run continues, is stopped, or is finished.
    enum class RunState { Running, Stopped, Over };
    void setRunState(RunState state, const QString& sentence);
    /// Shows the options of the run if `choosing`, otherwise the title.
    void setChoosing(bool choosing, const QString& title);
    void refresh();
    /// Adds a button below the list. Returns its number.
    int addAction(const QString& text, const QString& hint, std::function<void()> run);
    void setActionShown(int number, bool shown);

signals:
    void chosen();
    void stopWanted(bool stop);
    void left();
    void pageChanged();
    /// A key in the list that the list does not handle.
    void keyTyped(QKeyEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* choices();
    QWidget* runRow();
    void buildList();
    void showOptions();
    void follow();

    session::Playback& playback_;
    const session::Show* show_ = nullptr;
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
    QStackedWidget* pages_;
    QListView* list_;
    QLabel* counts_;
    DepthCurve* depth_;
    QWidget* actions_;
    bool following_ = false;
};

} // namespace ninefold::pages
