// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QTest>
#include <QWidget>

/// Counts how often a widget is asked to arrange itself. One that never comes to rest would be arranged and painted as
/// long as the window is open.
class LayoutCounter : public QObject {
public:
    /// A loop makes hundreds of requests; a running solver may make a few.
    static constexpr int kEndless = 10;

    explicit LayoutCounter(QWidget& widget) { widget.installEventFilter(this); }

    /// The requests during a while, after another while in which they may come to an end.
    int afterSettling() {
        constexpr int kSettlingMs = 300, kCountingMs = 100;
        QTest::qWait(kSettlingMs);
        count_ = 0;
        QTest::qWait(kCountingMs);
        return count_;
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) ++count_;
        return false;
    }

private:
    int count_ = 0;
};
