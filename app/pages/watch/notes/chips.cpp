// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/chips.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/session/watch/watchwords.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ninefold::pages {
namespace {

using Truth = session::ClauseRow::Truth;
using widgets::Tone;

constexpr qreal kSide = 6, kHigh = 20, kLine = 24, kTick = 11, kSpace = 4;
/// A part that does not hold is weaker, and struck through.
constexpr qreal kFalseInk = 0.6;

} // namespace

QString literalText(solve::Literal literal, NameStyle names) {
    return documents::cellText(literal.cell(), names) + (literal.positive() ? u'=' : u'\u2260') +
           QString::number(literal.digit());
}

Chip chipOf(solve::Literal literal, NameStyle names, bool strong) {
    return {.text = literalText(literal, names),
            .role = literal.positive() ? logic::Role::On : logic::Role::Off,
            .strong = strong};
}

ChipFlow::ChipFlow(const QFont& body, std::vector<Chip> chips, qreal width)
    : strong_(widgets::fontOf(body, widgets::TextSize::Small, widgets::TextWeight::Strong)),
      small_(widgets::fontOf(body, widgets::TextSize::Small)),
      chips_(std::move(chips)),
      between_(session::Watch::tr("or", "between the parts of a clause")),
      width_(width) {
    const QFontMetricsF strong(strong_), small(small_);
    const qreal scale = std::max(1.0, strong.height() / 15), high = kHigh * scale, line = kLine * scale;
    const qreal word = small.horizontalAdvance(between_) + 2 * kSpace;
    qreal x = 0, y = 0;
    for (std::size_t at = 0; at < chips_.size(); ++at) {
        // Room for the tick in any case, so that a row keeps its lines when a part comes true.
        const qreal wide = strong.horizontalAdvance(chips_[at].text) + 2 * kSide + kTick;
        const qreal after = at + 1 < chips_.size() ? word : 0;
        if (x > 0 && x + wide + after > width_) {
            x = 0;
            y += line;
        }
        boxes_.emplace_back(x, y + (line - high) / 2, wide, high);
        x += wide + after;
    }
    height_ = chips_.empty() ? 0 : y + line;
}

void ChipFlow::paintChip(QPainter& painter, const widgets::Theme& theme, const Chip& chip, const QRectF& box) const {
    const widgets::ChipColours& colours = theme[chip.role];
    const bool round = chip.role == logic::Role::On;
    const bool gone = chip.truth == Truth::False;
    QColor fill = colours.fill;
    if (gone) fill.setAlphaF(0.35F);
    widgets::paintBox(painter, box, round ? box.height() / 2 : widgets::kCapRadius, fill, colours.edge,
                      chip.strong ? 3 : 1);
    QRectF text = box.adjusted(kSide, 0, -kSide, 0);
    const QColor ink = gone ? theme[Tone::Text] : colours.ink;
    if (chip.truth == Truth::True) {
        widgets::paintTick(painter, QRectF(text.left() - 1, box.center().y() - kTick / 2, kTick, kTick), ink);
        text.setLeft(text.left() + kTick);
    }
    painter.setOpacity(gone ? kFalseInk : 1);
    QFont font = strong_;
    font.setStrikeOut(gone);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(text, Qt::AlignCenter, chip.text);
    painter.setOpacity(1);
    if (chip.watched)
        painter.fillRect(QRectF(box.left() + 2, box.bottom() + 1, box.width() - 4, 2), theme[Tone::Accent]);
}

void ChipFlow::paint(QPainter& painter, const widgets::Theme& theme, QPointF corner,
                     Qt::LayoutDirection direction) const {
    const auto placed = [&](QRectF box) {
        if (direction == Qt::RightToLeft) box.moveLeft(width_ - box.right());
        return box.translated(corner);
    };
    const qreal word = QFontMetricsF(small_).horizontalAdvance(between_) + 2 * kSpace;
    for (std::size_t at = 0; at < chips_.size(); ++at) {
        paintChip(painter, theme, chips_[at], placed(boxes_[at]));
        if (at + 1 == chips_.size()) return;
        painter.setFont(small_);
        painter.setPen(theme[Tone::Secondary]);
        const QRectF& box = boxes_[at];
        painter.drawText(placed({box.right(), box.top(), word, box.height()}), Qt::AlignCenter, between_);
    }
}

} // namespace ninefold::pages
