// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/watch/eventmodel.h"
#include "app/panels/watch/show.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace ninefold {

class DepthCurve;
class NamedCombo;
class PageTabs;
class Playback;
class Theme;

/// What is chosen to be watched. Engine 0 is logic, the others are the event solvers in their order.
struct WatchChoice {
    int engine = 0;
    /// CDCL decides by activity instead of by cell.
    bool byActivity = false;
    /// Goes on behind the first solution.
    bool prove = false;
    /// Begins with the player's digits.
    bool fromHere = false;
    friend bool operator==(const WatchChoice&, const WatchChoice&) = default;
};

/// Beside a watched board: who solves, the events, and what they come to.
class WatchPage : public QWidget {
    Q_OBJECT

public:
    explicit WatchPage(Playback& playback, QWidget* parent = nullptr);

    WatchChoice choice() const;
    void setShow(const Show* show);
    void setTheme(const Theme& theme);
    /// Another page beside the list of events, only for some engines.
    void addPage(const QString& title, QWidget* page);
    void setPageShown(QWidget* page, bool shown);
    void showPage(QWidget* page);
    QWidget* page() const;
    /// The run goes on, stands still, or is over.
    enum class RunState { Running, Stopped, Over };
    void setRunState(RunState state, const QString& sentence);
    /// Only then are there choices to be made.
    void setChoosing(bool choosing, const QString& title);
    void refresh();
    /// Room below the list, for who has something to do with what is watched.
    /// Returns its number.
    int addAction(const QString& text, const QString& hint, std::function<void()> run);
    void setActionShown(int number, bool shown);

signals:
    void chosen();
    void stopWanted(bool stop);
    void left();
    void pageChanged();
    /// Keys that nobody here wants.
    void keyTyped(QKeyEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* choices();
    QWidget* runRow();
    void buildList();
    void showOptions();
    void follow();

    Playback& playback_;
    const Show* show_ = nullptr;
    EventModel model_;
    QWidget* choices_ = nullptr;
    QLabel* title_;
    NamedCombo* solver_ = nullptr;
    NamedCombo* decide_ = nullptr;
    QCheckBox* prove_ = nullptr;
    QCheckBox* fromHere_ = nullptr;
    QLabel* run_ = nullptr;
    QPushButton* stop_ = nullptr;
    RunState state_ = RunState::Over;
    PageTabs* tabs_;
    QStackedWidget* pages_;
    QListView* list_;
    QLabel* counts_;
    DepthCurve* depth_;
    QWidget* actions_;
    bool following_ = false;
};

} // namespace ninefold
