// SPDX-License-Identifier: MIT
#pragma once

#include "tests/bench/cputime.h"

#include <QApplication>
#include <QEvent>
#include <QThread>

#include <cstdio>

namespace ninefold {

/// Measures each event that the loop hands out, with all that follows from it.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        // Other threads have loops of their own.
        if (QThread::currentThread() != thread() || depth_ > 0) return QApplication::notify(receiver, event);
        const QByteArray name = receiver->metaObject()->className();
        const auto type = event->type();
        ++depth_;
        const double start = threadSeconds();
        const bool taken = QApplication::notify(receiver, event);
        const double ms = (threadSeconds() - start) * 1000;
        --depth_;
        ++events;
        late += ms > 16;
        if (ms > longest) longest = ms, what = name + ", event " + QByteArray::number(type);
        return taken;
    }
    void restart() { longest = 0, events = late = 0, what.clear(); }
    void report(const char* name) {
        std::printf("%-44s %7.1f ms at most, %3d of %5d above 16 ms  (%s)\n", name, longest, late, events,
                    what.constData());
        std::fflush(stdout);
        restart();
    }

    double longest = 0;
    int events = 0, late = 0;
    QByteArray what;

private:
    int depth_ = 0;
};

} // namespace ninefold
