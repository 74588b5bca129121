// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QHash>
#include <QWidget>

namespace ninefold::pages {

/// How many puzzles were solved on each day of the last year: a column for each week, as many as there is room for. The
/// arrow keys go from day to day.
class YearCalendar : public QWidget {
    Q_OBJECT

public:
    explicit YearCalendar(QWidget* parent = nullptr);

    void setDays(const QHash<QDate, int>& solvedOn, QDate today);
    /// The chosen day in words: "12 Nov: 3 solved"; empty if none is chosen.
    QString chosenText() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void dayChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int weeks() const;
    int top() const;
    QDate firstDay() const;
    QRect square(QDate day) const;
    void choose(QDate day);

    QHash<QDate, int> solvedOn_;
    QDate today_, chosen_;
};

} // namespace ninefold::pages
