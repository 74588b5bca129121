// SPDX-License-Identifier: MIT
#include "app/widgets/statusline.h"

#include <QAccessibleWidget>

namespace ninefold::widgets {
namespace {

QAccessibleInterface* speakerFactory(const QString&, QObject* object) {
    // The only child of a status line is its speaker.
    if (object == nullptr || qobject_cast<StatusLine*>(object->parent()) == nullptr) return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
}

} // namespace

StatusLine::StatusLine(QWidget* parent) : ElidedLabel(parent), speaker_(new QWidget(this)) {
    QAccessible::installFactory(speakerFactory);
    speaker_->resize(1, 1);
    speaker_->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void StatusLine::announce(const QString& sentence) {
    fresh_ = true;
    speakNow(sentence);
}

void StatusLine::speak(const QString& sentence) {
    fresh_ = false;
    speakNow(sentence);
}

void StatusLine::mention(const QString& words) {
    fresh_ = false;
    tip_.clear();
    setText(words);
    update();
}

void StatusLine::setKeys(const QString& keys) {
    keys_ = keys;
    update();
}

/// No key is cut through.
QString StatusLine::keysThatFit() const {
    QString fitting = keys_;
    while (fontMetrics().horizontalAdvance(fitting) > contentsRect().width() && fitting.contains(between()))
        fitting.truncate(fitting.lastIndexOf(between()));
    return fitting;
}

void StatusLine::setTip(const QString& tip) {
    tip_ = tip;
    update();
}

void StatusLine::paintEvent(QPaintEvent*) {
    paintLine(shown());
}

void StatusLine::speakNow(const QString& sentence) {
    tip_.clear();
    setText(sentence);
    update();
    speaker_->setAccessibleName(sentence);
    QAccessibleEvent shown(speaker_, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace ninefold::widgets
