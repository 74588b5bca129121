// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/masteryline.h"

#include "app/pages/learn/ladder/ladderdelegate.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QPainter>

namespace ninefold::pages {
namespace {

constexpr int kRing = 16;

} // namespace

MasteryLine::MasteryLine(QWidget* parent) : QLabel(parent) {
    widgets::setTextStyle(*this, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    setContentsMargins(kRing + widgets::kGap, 0, 0, 0);
    setMinimumHeight(kRing);
    setWordWrap(true);
    setMastery({});
}

void MasteryLine::setMastery(const session::Mastery& mastery) {
    mastery_ = mastery;
    const QString sentence =
        mastery.isMastered() ? tr("Mastered: %1 of 10 found without help") : tr("%1 of 10 found without help");
    setText(mastery.isUntried() ? tr("Not practised yet") : sentence.arg(mastery.alone));
    update();
}

void MasteryLine::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    const QRect ring(0, (height() - kRing) / 2, kRing, kRing);
    paintMastery(painter, QStyle::visualRect(layoutDirection(), rect(), ring), mastery_, this);
}

} // namespace ninefold::pages
