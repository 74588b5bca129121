// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"
#include "app/session/played/playstatistics.h"
#include "app/session/work/task.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::pages {

class TechniqueBars;
class LevelsTable;
class TimesCurve;
class YearCalendar;

/// How the player does: figures of the levels, the times of the games, the days of the last year, and the techniques
/// that were used and that hints were asked for. All of it comes from the games that the library knows.
class StatisticsView : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsView(const RoomContext& context, QWidget* parent = nullptr);

    /// The view is shown: counts what was played since.
    void open();
    QString keys() const;
    QString summary() const;
    const session::PlayStatistics& statistics() const { return statistics_; }
    void showStatistics(const session::PlayStatistics& statistics);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* head();
    QWidget* timesCard();
    QWidget* techniquesCard();
    QWidget* yearCard();
    void read();
    void arrange();
    void showLevel(int level);
    void showStreaks();
    /// The chosen game of the curve, and the chosen day of the year, in words.
    void showGame();
    void showDay();
    void exportGames();
    void save(const QString& path);

    RoomContext context_;
    session::PlayStatistics statistics_;
    QLabel* total_;
    QPushButton* export_;
    LevelsTable* levels_;
    widgets::NamedCombo* level_;
    TimesCurve* curve_;
    QLabel* chosenGame_;
    TechniqueBars* techniques_;
    /// How many moves had no known reason.
    QLabel* guesses_;
    YearCalendar* year_;
    QLabel *streaks_, *chosenDay_;
    /// While nothing was played.
    QLabel* empty_;
    QScrollArea* scroller_;
    QBoxLayout* middle_ = nullptr;
    /// The player has chosen the level of the curve.
    bool levelChosen_ = false;
    session::Task<StatisticsView> reading_{*this, session::shortWorkThreads};
    session::Task<StatisticsView> saving_{*this, session::savingThread};
};

} // namespace ninefold::pages
