// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/dailycalendar.h"

#include <QDate>
#include <QDialog>

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace ninefold::session {
class DailyPuzzles;
}
namespace ninefold::widgets {
class LevelBadge;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

class DayCalendar;

/// The puzzles of a day, and what became of those of earlier days.
class DailyDialog : public QDialog {
    Q_OBJECT

public:
    DailyDialog(session::DailyPuzzles& daily, QDate today, const widgets::Theme& theme, QWidget* parent = nullptr);

signals:
    void dailyWanted(QDate day, ninefold::generator::DailyRank rank);

private:
    struct Row {
        widgets::LevelBadge* badge;
        QLabel* state;
        QPushButton* play;
    };

    QWidget* month();
    QWidget* rows();
    void showMonth();
    Row addRow(QGridLayout& grid, generator::DailyRank rank);
    void showDay();
    void showCalendar();
    void want(generator::DailyRank rank);

    session::DailyPuzzles& daily_;
    QDate today_;
    DayCalendar* days_;
    QLabel* month_;
    QToolButton* next_;
    QLabel* day_;
    QLabel* note_;
    QLabel* streak_;
    std::array<Row, generator::kDailyRanks.size()> rows_{};
};

} // namespace ninefold::dialogs
