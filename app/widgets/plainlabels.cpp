// SPDX-License-Identifier: MIT
#include "app/widgets/plainlabels.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

#include <cassert>

namespace ninefold::widgets {

PlainLabels::PlainLabels(QObject* parent) : QObject(parent) {
    assert(qApp != nullptr);
    qApp->installEventFilter(this);
}

/// Qt sends Polish once to each widget, before it is measured or shown for the first time.
bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched); label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

} // namespace ninefold::widgets
