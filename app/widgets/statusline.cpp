// SPDX-License-Identifier: MIT
#include "app/widgets/statusline.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QStyle>

#include <utility>

namespace ninefold::widgets {
namespace {

QAccessibleInterface* speakerFactory(const QString&, QObject* object) {
    // The only child of a status line is its speaker.
    if (object == nullptr || qobject_cast<StatusLine*>(object->parent()) == nullptr) return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
}

/// The words that the first line holds, and the others, which end in dots if they are too long for the second.
std::pair<QString, QString> brokenInTwo(const QString& words, const QFontMetrics& metrics, int width) {
    qsizetype end = words.size();
    while (end > 0 && metrics.horizontalAdvance(words.left(end)) > width) end = words.lastIndexOf(u' ', end - 1);
    if (end <= 0) return {metrics.elidedText(words, Qt::ElideRight, width), QString()};
    return {words.left(end), metrics.elidedText(words.mid(end + 1), Qt::ElideRight, width)};
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

/// A sentence that is too long for one line has two, if the line is high enough for them.
void StatusLine::paintEvent(QPaintEvent*) {
    const QFontMetrics metrics = fontMetrics();
    const QRect area = contentsRect();
    const QString words = shown();
    const bool fits = metrics.horizontalAdvance(words) <= area.width() || area.height() < 2 * metrics.ascent();
    if (fits || !tip_.isEmpty() || !fresh_) return paintLine(words);
    QPainter painter(this);
    const auto [first, second] = brokenInTwo(words, metrics, area.width());
    const int line = qMin(metrics.lineSpacing(), area.height() / 2);
    const auto paint = [&](const QString& text, int top) {
        style()->drawItemText(&painter, QRect(area.left(), top, area.width(), line),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, palette(), isEnabled(), text,
                              foregroundRole());
    };
    const int top = area.top() + (area.height() - 2 * line) / 2;
    paint(first, top);
    paint(second, top + line);
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
