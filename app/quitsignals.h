// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>

namespace ninefold {

/// Turns the signals that ask a program to end (SIGTERM, SIGINT, SIGHUP) into one of Qt's, which arrives in the event
/// loop, where a program can save and leave as it always does. The second SIGTERM or SIGINT ends it at once, should it
/// hang. One object for the whole program.
class QuitSignals : public QObject {
    Q_OBJECT

public:
    QuitSignals();
    ~QuitSignals() override;

signals:
    void caught();

private:
    std::array<int, 2> pipe_;
    QSocketNotifier notifier_;
};

} // namespace ninefold
