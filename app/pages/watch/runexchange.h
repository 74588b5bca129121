// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runfile.h"

#include <QObject>

class QWidget;

namespace ninefold::pages {

/// Asks where to save a run or which to open, and says what became of it.
class RunExchange : public QObject {
    Q_OBJECT

public:
    explicit RunExchange(QObject* parent = nullptr);

    void askToSave(const session::RunRequest& request, QWidget* window);
    void askToOpen(QWidget* window);
    void open(const QString& path) { files_.open(path); }

signals:
    void runLoaded(const ninefold::session::RunRequest& request);
    void sentenceSaid(const QString& sentence);

private:
    void refuse(const QString& path, const session::RunFault& fault);

    session::RunFiles files_;
};

} // namespace ninefold::pages
