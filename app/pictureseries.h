// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/theme.h"
#include "app/panels/watch/show.h"

#include <QTimer>

namespace ninefold {

/// Which pictures, how, and where they go.
struct SeriesOrder {
    quint64 from = 0, to = 0, every = 1;
    /// Of these only the events that a search turns on.
    bool onlyTurns = false;
    /// Pixels; 0 for drawings.
    int width = 0;
    ThemeKind theme = ThemeKind::Light;
    /// What stands above every board.
    QString title;
    QString folder;
};

/// Writes what is watched into a folder of numbered pictures: the board, where in the run it is, and what happens. One
/// after the other whenever the window has nothing else to do.
class PictureSeries : public QObject {
    Q_OBJECT

public:
    explicit PictureSeries(QObject* parent = nullptr);

    /// Ends early when the show begins anew.
    void start(const Show& show, const SeriesOrder& order);
    void stop();
    bool isBusy() const { return show_ != nullptr; }

    /// "event-0131.png": names in the order of their numbers, however long the run is.
    static QString fileName(const SeriesOrder& order, quint64 number);

signals:
    void saved(int pictures, quint64 number);
    void ended(int pictures);
    /// A sentence.
    void failed(const QString& why);

private:
    void next();
    bool isWanted(quint64 number) const;
    QByteArray picture(quint64 number) const;
    bool save(quint64 number);

    QTimer idle_;
    const Show* show_ = nullptr;
    QMetaObject::Connection arrived_, begun_;
    SeriesOrder order_;
    quint64 next_ = 0;
    int pictures_ = 0;
};

} // namespace ninefold
