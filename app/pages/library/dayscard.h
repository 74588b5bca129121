// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QFrame>
#include <QHash>

class QGridLayout;
class QLabel;

namespace ninefold::session {
struct PlayHistory;
}
namespace ninefold::widgets {
class Hairline;
}

namespace ninefold::pages {

/// How many puzzles were solved on each day of the last weeks: a column of seven squares for each week.
class DaysChart : public QWidget {
    Q_OBJECT

public:
    static constexpr int kWeeks = 13;

    explicit DaysChart(QWidget* parent = nullptr);

    void setDays(const QHash<QDate, int>& solvedOn, QDate today);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The day of a square; nothing for days to come.
    QDate dayAt(int week, int weekday) const;
    QRect square(int week, int weekday) const;

    QHash<QDate, int> solvedOn_;
    QDate today_;
};

/// The last weeks, and the player's average times.
class DaysCard : public QFrame {
    Q_OBJECT

public:
    explicit DaysCard(QWidget* parent = nullptr);

    void setHistory(const session::PlayHistory& history, QDate today);
    /// Without the average times.
    void setCompact(bool compact);

private:
    QLayout* head();
    QLayout* legend();

    QLabel *streak_, *flame_;
    DaysChart* chart_;
    QWidget* averages_;
    QGridLayout* times_;
    bool compact_ = false;
};

} // namespace ninefold::pages
