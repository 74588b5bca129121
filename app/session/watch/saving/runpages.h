// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/runs/runpage.h"
#include "app/session/watch/runview.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace ninefold::session {

/// Saves a stretch of a run as a web page that plays it. Works while the window is idle, some events at a time.
class RunPages : public QObject {
    Q_OBJECT

public:
    struct Order {
        /// The numbers of the events; 0 is the beginning.
        quint64 from = 0, to = 0;
        QString title, file;
        /// Where the player is.
        QString folder = QLatin1String(documents::RunPage::kFolder);
    };

    explicit RunPages(QObject* parent = nullptr);

    /// Ends early when the run restarts.
    void start(const RunView& view, const Order& order);
    void stop();

signals:
    void pageSaved(const QString& file);
    /// The reason, as a sentence.
    void pageFailed(const QString& why);

private:
    void proceed();
    /// False: it has to be fetched first.
    bool takeNext();
    void finish();

    QTimer idle_;
    const RunView* view_ = nullptr;
    QMetaObject::Connection arrived_, restarted_;
    Order order_;
    std::unique_ptr<documents::RunPage> page_;
};

} // namespace ninefold::session
