// SPDX-License-Identifier: MIT
#include "app/pages/watch/eventsentence.h"

#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/wrappedtext.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::TextSize;
using widgets::Tone;

constexpr int kMostLeadWords = 3, kMostLines = 2;

/// Breaks a text into lines of a width. Returns whether at most two lines are enough.
bool breakLines(QTextLayout& layout, qreal width) {
    QTextOption option(Qt::AlignLeading);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    qreal y = 0;
    int lines = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
        ++lines;
    }
    layout.endLayout();
    return lines <= kMostLines;
}

} // namespace

int leadLength(const QString& sentence) {
    const auto colon = sentence.indexOf(u':');
    if (colon > 0 && sentence.left(colon).count(u' ') < kMostLeadWords) return static_cast<int>(colon) + 1;
    const auto blank = sentence.indexOf(u' ');
    return static_cast<int>(blank < 0 ? sentence.size() : blank);
}

EventSentence::EventSentence(QWidget* parent) : QLabel(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void EventSentence::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void EventSentence::setSentence(const QString& sentence, session::Weight weight, const QString& lead) {
    assert(sentence.startsWith(lead));
    weight_ = weight;
    lead_ = lead.isEmpty() ? leadLength(sentence) : static_cast<int>(lead.size());
    setText(sentence);
    setToolTip(widgets::toolTipOf(sentence));
    update();
}

void EventSentence::setSmall(bool small) {
    if (small == small_) return;
    small_ = small;
    updateGeometry();
    update();
}

int EventSentence::twoLines() const {
    return kMostLines * QFontMetrics(widgets::fontOf(font(), small_ ? TextSize::Small : TextSize::Body)).lineSpacing();
}

QSize EventSentence::sizeHint() const {
    const int large = QFontMetrics(widgets::fontOf(font(), small_ ? TextSize::Body : TextSize::Display)).height();
    return {0, std::max(twoLines(), large)};
}

QSize EventSentence::minimumSizeHint() const {
    return sizeHint();
}

QColor EventSentence::ink() const {
    switch (weight_) {
    case session::Weight::Choice:
        return (*theme_)[Tone::Good];
    case session::Weight::Clash:
        return (*theme_)[Tone::Bad];
    case session::Weight::Learned:
        return (*theme_)[Tone::Link];
    case session::Weight::Plain:
        return (*theme_)[Tone::Accent];
    case session::Weight::Back:
    case session::Weight::Step:
    case session::Weight::Goal:
        return (*theme_)[Tone::Text];
    case session::Weight::Quiet:
        return (*theme_)[Tone::Secondary];
    }
    return (*theme_)[Tone::Text];
}

void EventSentence::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void EventSentence::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen((*theme_)[Tone::Text]);
    const QRect area = contentsRect();
    QFont font =
        widgets::fontOf(this->font(), small_ ? TextSize::Body : TextSize::Display, widgets::TextWeight::Strong);
    QString shown = text();
    const bool large = QFontMetrics(font).horizontalAdvance(shown) <= area.width();
    if (!large)
        font = widgets::fontOf(this->font(), small_ ? TextSize::Small : TextSize::Body, widgets::TextWeight::Strong);
    QTextLayout layout(shown, font);
    // What two lines cannot hold is left out in the middle, because the end is the conclusion; the tooltip has all of
    // it.
    for (int width = kMostLines * area.width(); !breakLines(layout, area.width()) && width > 0;
         width -= area.width() / 8) {
        shown = QFontMetrics(font).elidedText(text(), Qt::ElideMiddle, width);
        layout.setText(shown);
    }
    QTextCharFormat lead;
    lead.setForeground(ink());
    layout.setFormats({{0, std::min(lead_, static_cast<int>(shown.size())), lead}});
    breakLines(layout, area.width());
    const qreal height = layout.boundingRect().height();
    layout.draw(&painter, QPointF(area.left(), area.top() + std::max(0.0, (area.height() - height) / 2)));
}

} // namespace ninefold::pages
