// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/played/playstatistics.h"

#include <QWidget>

namespace ninefold::pages {

/// The times of the games of a level, oldest first: a dot for each, hollow for games with hints, and the average of
/// five games as a line. Pointer and arrow keys choose a game.
class TimesCurve : public QWidget {
    Q_OBJECT

public:
    explicit TimesCurve(QWidget* parent = nullptr);

    /// Only the last games are shown.
    static constexpr int kMostGames = 200;
    void setGames(std::vector<session::TimedGame> games, int level);
    /// The chosen game in words: "12 Nov, 6:41, no hints"; empty if none is chosen.
    QString chosenText() const;
    QSize sizeHint() const override { return {400, 150}; }
    QSize minimumSizeHint() const override { return {200, 130}; }

signals:
    void gameChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Where the dots are, and how long a time the upper edge is.
    struct Scale {
        QRectF area;
        qint64 topMs = 0, lineMs = 0;
    };
    Scale scale() const;
    QPointF place(const Scale& scale, int game) const;
    QPointF placeOf(const Scale& scale, int game, qint64 elapsedMs) const;
    void choose(int game);
    void paintAxes(QPainter& painter, const Scale& scale) const;
    void paintAverage(QPainter& painter, const Scale& scale) const;
    void paintDots(QPainter& painter, const Scale& scale) const;

    std::vector<session::TimedGame> games_;
    int level_ = 0, chosen_ = -1;
};

} // namespace ninefold::pages
