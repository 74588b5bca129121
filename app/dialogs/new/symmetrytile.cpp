// SPDX-License-Identifier: MIT
#include "app/dialogs/new/symmetrytile.h"

#include "app/documents/text/parts/newpuzzles.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "engine/core/houses.h"
#include "engine/generator/maker.h"

#include <QPainter>

#include <array>

namespace ninefold::dialogs {
namespace {

using widgets::fontOf;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

constexpr int kCell = 5, kBoard = 9 * kCell + 1, kAbove = 6, kBetween = 2;

/// The givens of a puzzle of this symmetry, the same at each call. It takes a fraction of a millisecond.
Cells exampleGivens(generator::Symmetry symmetry) {
    generator::Random random(9);
    const auto made = generator::Maker({.clues = generator::Range{24, 36}, .symmetry = symmetry}).make(random);
    return made ? made->puzzle.givens() : Cells();
}

} // namespace

void paintGivens(QPainter& painter, const QRect& area, const QWidget* widget, Cells givens) {
    const widgets::Theme& theme = widgets::themeOf(widget);
    const int cell = (area.width() - 1) / 9;
    painter.fillRect(area, theme[Tone::Paper]);
    for (const Cell given : givens)
        painter.fillRect(area.left() + columnOf(given) * cell, area.top() + rowOf(given) * cell, cell + 1, cell + 1,
                         theme[widget->isEnabled() ? Tone::Secondary : Tone::Disabled]);
    for (int line = 0; line <= 9; ++line) {
        const QColor ink = theme[line % 3 == 0 ? Tone::ThickLine : Tone::ThinLine];
        if (line % 3 != 0 && cell < 8) continue;
        painter.fillRect(area.left() + line * cell, area.top(), 1, 9 * cell + 1, ink);
        painter.fillRect(area.left(), area.top() + line * cell, 9 * cell + 1, 1, ink);
    }
}

SymmetryTile::SymmetryTile(generator::Symmetry symmetry, QWidget* parent)
    : PlayChoice(documents::symmetryText(symmetry), parent), symmetry_(symmetry), givens_(exampleGivens(symmetry)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(text());
}

QSize SymmetryTile::sizeHint() const {
    const QFontMetrics small(fontOf(font(), TextSize::Small, TextWeight::Strong));
    return {qMax(kBoard, small.horizontalAdvance(text())) + 2 * widgets::kGap,
            kAbove + kBoard + kBetween + small.height() + kAbove - 2};
}

QSize SymmetryTile::minimumSizeHint() const {
    return {kBoard + widgets::kGap, sizeHint().height()};
}

void SymmetryTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const widgets::Theme& theme = widgets::themeOf(this);
    const bool on = isChecked(), pointed = underMouse() && isEnabled();
    const QColor ground = theme[on ? Tone::Soft : Tone::Card];
    widgets::paintBox(painter, rect(), widgets::kControlRadius,
                      pointed ? widgets::mixed(ground, theme[Tone::Text], 0.06) : ground,
                      theme[on && isEnabled() ? Tone::Accent : Tone::Line], on ? 2 : 1);
    paintGivens(painter, {(width() - kBoard) / 2, kAbove, kBoard, kBoard}, this, givens_);
    const QFont small = fontOf(font(), TextSize::Small, on ? TextWeight::Strong : TextWeight::Normal);
    painter.setFont(small);
    painter.setPen(theme[!isEnabled() ? Tone::Disabled : on ? Tone::SoftInk : Tone::Text]);
    const QRect below(2, kAbove + kBoard + kBetween, width() - 4, QFontMetrics(small).height());
    painter.drawText(below, Qt::AlignCenter | Qt::TextDontClip,
                     QFontMetrics(small).elidedText(text(), Qt::ElideRight, below.width()));
}

} // namespace ninefold::dialogs
