// SPDX-License-Identifier: MIT
#include "app/pages/hint/conclusionbox.h"

#include "app/widgets/board/brush.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace ninefold::pages {
namespace {

constexpr int kChip = 24, kBoxPadding = 10, kEdge = 4;

} // namespace

ConclusionBox::ConclusionBox(QWidget* parent)
    : QFrame(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)), label_(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    // The chip is before the text; Qt does not mirror margins.
    const int chip = kBoxPadding + kChip + kBoxPadding + kEdge;
    const bool mirrored = isRightToLeft();
    row->setContentsMargins(mirrored ? kBoxPadding : chip, kBoxPadding, mirrored ? chip : kBoxPadding, kBoxPadding);
    row->addWidget(label_);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    widgets::setTextStyle(*label_, widgets::TextSize::Body, widgets::TextWeight::Strong);
}

void ConclusionBox::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void ConclusionBox::setConclusion(const logic::Deduction& deduction, const QString& sentence, const QString& spoken) {
    deduction_ = deduction;
    label_->setText(sentence);
    label_->setAccessibleName(spoken);
    update();
}

void ConclusionBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = *theme_;
    const bool places = deduction_.places;
    widgets::paintBox(painter, rect(), widgets::kControlRadius,
                      theme[places ? widgets::Tone::GoodFill : widgets::Tone::BadFill], QColor());
    const logic::Role role = places ? logic::Role::Place : logic::Role::Remove;
    const QRect column = QStyle::visualRect(layoutDirection(), rect(), QRect(kBoxPadding, 0, kChip + kEdge, height()));
    const QRectF box(QRectF(column).center() - QPointF(kChip, kChip) / 2, QSizeF(kChip, kChip));
    widgets::paintRole(painter, theme[role], role, box);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Body, widgets::TextWeight::Strong));
    painter.setPen(theme[role].ink);
    painter.drawText(box, Qt::AlignCenter, QString::number(deduction_.digit));
    if (!places) widgets::paintStrikethrough(painter, theme[role], box);
}

} // namespace ninefold::pages
