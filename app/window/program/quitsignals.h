// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>

namespace ninefold::window {

/// Turns the POSIX signals that ask a program to end (SIGTERM, SIGINT, SIGHUP) into a Qt signal in the event loop,
/// where the program can save and quit as usual. A second SIGTERM or SIGINT ends it at once, in case it hangs. One
/// object per program.
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

} // namespace ninefold::window
