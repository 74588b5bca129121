// SPDX-License-Identifier: MIT
#include "app/panels/statusline.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QStyle>

namespace ninefold {
namespace {

QAccessibleInterface* speakerFactory(const QString&, QObject* object) {
    // All that a status line has is its speaker.
    if (object == nullptr || qobject_cast<StatusLine*>(object->parent()) == nullptr) return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
}

} // namespace

StatusLine::StatusLine(QWidget* parent) : QLabel(parent), speaker_(new QWidget(this)) {
    QAccessible::installFactory(speakerFactory);
    // A long sentence gives way to the window instead of widening it.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    // What is said may come from a file: never read it as markup.
    setTextFormat(Qt::PlainText);
    speaker_->resize(1, 1);
    speaker_->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void StatusLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    // What finds no room ends in dots, so that nobody takes a part for the whole.
    const QRect area = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
    style()->drawItemText(&painter, area, QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter),
                          palette(), isEnabled(), shown, foregroundRole());
}

void StatusLine::announce(const QString& sentence) {
    setText(sentence);
    speaker_->setAccessibleName(sentence);
    QAccessibleEvent shown(speaker_, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace ninefold
