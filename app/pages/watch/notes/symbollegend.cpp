// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/symbollegend.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>
#include <QStyle>

namespace ninefold::pages {
namespace {

using Symbol = LegendEntry::Symbol;
using widgets::Tone;

constexpr int kSymbolWidth = 16, kSymbolHeight = 12, kSpace = 3, kBetween = 8;

logic::Role roleOf(Symbol symbol) {
    switch (symbol) {
    case Symbol::Guess:
    case Symbol::Tried:
    case Symbol::Solution:
        return logic::Role::Place;
    case Symbol::Uip:
        return logic::Role::SetB;
    case Symbol::IsNot:
        return logic::Role::Off;
    case Symbol::DeadEnd:
    case Symbol::Failed:
        return logic::Role::Remove;
    default:
        return logic::Role::On;
    }
}

} // namespace

SymbolLegend::SymbolLegend(std::vector<LegendEntry> entries, QWidget* parent)
    : QWidget(parent), entries_(std::move(entries)), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList texts;
    for (const LegendEntry& entry : entries_) texts << entry.text;
    setAccessibleName(tr("What the symbols mean"));
    setAccessibleDescription(texts.join(QStringLiteral(", ")));
}

void SymbolLegend::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

QFont SymbolLegend::small() const {
    return widgets::fontOf(font(), widgets::TextSize::Small);
}

int SymbolLegend::lengthOf(const LegendEntry& entry) const {
    return kSymbolWidth + kSpace + QFontMetrics(small()).horizontalAdvance(entry.text);
}

std::vector<QPoint> SymbolLegend::places(int width, int& height) const {
    const int line = QFontMetrics(small()).height() + kSpace;
    std::vector<QPoint> places;
    int x = 0, y = 0;
    for (const LegendEntry& entry : entries_) {
        const int length = lengthOf(entry);
        if (x > 0 && x + length > width) {
            x = 0;
            y += line;
        }
        places.emplace_back(x, y);
        x += length + kBetween;
    }
    height = y + line;
    return places;
}

int SymbolLegend::heightForWidth(int width) const {
    int height = 0;
    places(width, height);
    return height;
}

/// As TreeCanvas paints them.
void SymbolLegend::paintTreeSymbol(QPainter& painter, Symbol symbol, const QRectF& box) const {
    const widgets::ChipColours& colours = (*theme_)[roleOf(symbol)];
    const qreal reach = box.height() / 2 - (symbol == Symbol::Solution ? 0 : 1.5);
    const QPointF middle = box.center();
    const QRectF node(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    painter.setPen(QPen(colours.edge, 1.5));
    painter.setBrush(colours.fill);
    if (symbol == Symbol::More || symbol == Symbol::Here) {
        painter.setPen(Qt::NoPen);
        painter.setBrush((*theme_)[symbol == Symbol::Here ? Tone::Accent : Tone::ControlLine]);
    }
    if (symbol == Symbol::Failed) painter.drawRect(node);
    else if (symbol == Symbol::More)
        painter.drawPolygon(QPolygonF({{middle.x(), node.top()}, node.bottomLeft(), node.bottomRight()}));
    else painter.drawEllipse(node);
    if (symbol == Symbol::Solution) widgets::paintTick(painter, node.adjusted(3, 3, -3, -3), colours.ink);
}

void SymbolLegend::paintSymbol(QPainter& painter, Symbol symbol, const QRectF& box) const {
    if (symbol >= Symbol::Tried) return paintTreeSymbol(painter, symbol, box);
    const widgets::ChipColours& colours = (*theme_)[roleOf(symbol)];
    const qreal radius = roleOf(symbol) == logic::Role::On ? box.height() / 2 : widgets::kCapRadius;
    const QColor note = (*theme_)[Tone::Link];
    if (symbol == Symbol::Replaced) {
        widgets::paintBox(painter, box, widgets::kCapRadius, widgets::mixed((*theme_)[Tone::Card], note, 0.14), note);
        return;
    }
    if (symbol == Symbol::Named || symbol == Symbol::Uip) {
        painter.setBrush(symbol == Symbol::Uip ? QBrush(colours.fill) : QBrush(Qt::NoBrush));
        painter.setPen(QPen(note, 2, Qt::DashLine));
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), widgets::kCapRadius, widgets::kCapRadius);
        return;
    }
    const bool plain = symbol == Symbol::Current || symbol == Symbol::Strong;
    widgets::paintBox(painter, box, plain ? widgets::kCapRadius : radius, plain ? (*theme_)[Tone::Card] : colours.fill,
                      plain ? (*theme_)[Tone::Text] : colours.edge, plain ? 2.5 : 1);
    painter.setPen(QPen(colours.ink, 1.5));
    if (symbol == Symbol::Holds) widgets::paintTick(painter, box.adjusted(4, 1, -4, -1), colours.ink);
    if (symbol == Symbol::Fails) painter.drawLine(box.center() - QPointF(6, 0), box.center() + QPointF(6, 0));
    if (symbol == Symbol::Watched)
        painter.fillRect(QRectF(box.left() + 1, box.bottom() + 1, box.width() - 2, 2), (*theme_)[Tone::Accent]);
}

void SymbolLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(small());
    const QFontMetrics metrics(small());
    int height = 0;
    const std::vector<QPoint> corners = places(width(), height);
    for (std::size_t at = 0; at < entries_.size(); ++at) {
        const QRect all(corners[at], QSize(lengthOf(entries_[at]), metrics.height()));
        const auto visual = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
        const QRect symbol(all.left(), all.top() + (all.height() - kSymbolHeight) / 2, kSymbolWidth, kSymbolHeight);
        paintSymbol(painter, entries_[at].symbol, visual(symbol));
        painter.setPen((*theme_)[Tone::Secondary]);
        painter.drawText(visual(all.adjusted(kSymbolWidth + kSpace, 0, 0, 0)), Qt::AlignVCenter | Qt::AlignLeading,
                         entries_[at].text);
    }
}

} // namespace ninefold::pages
