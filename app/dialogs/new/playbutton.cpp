// SPDX-License-Identifier: MIT
#include "app/dialogs/new/playbutton.h"

#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QPainter>

namespace ninefold::dialogs {

PlayButton::PlayButton(QWidget* parent) : QPushButton(parent) {
    widgets::setButtonKind(*this, widgets::ButtonKind::Primary);
    connect(this, &QPushButton::clicked, this, [this] { stops_ ? emit cancelWanted() : emit playWanted(); });
}

void PlayButton::showPlay(const QString& text) {
    stops_ = false;
    setText(text);
    widgets::setButtonKind(*this, widgets::ButtonKind::Primary);
    widgets::setButtonKey(*this, tr("Enter"));
    setDefault(true);
}

void PlayButton::showStop() {
    // It keeps its place: Stop is a shorter word.
    setMinimumWidth(width());
    stops_ = true;
    share_ = 0;
    setText(tr("Stop"));
    widgets::setButtonKind(*this, widgets::ButtonKind::Normal);
    widgets::setButtonKey(*this, tr("Esc"));
    // A second Enter must not stop what the first has started.
    setDefault(false);
    setAutoDefault(false);
}

void PlayButton::setShare(double share) {
    share_ = qBound(0.0, share, 1.0);
    setAccessibleDescription(tr("%1 % of the search is done").arg(qRound(100 * share_)));
    update();
}

void PlayButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    if (!stops_ || share_ <= 0) return;
    constexpr int kBar = 4, kSide = 8;
    QPainter painter(this);
    QRectF done(kSide, height() - kBar - 3, (width() - 2 * kSide) * share_, kBar);
    if (layoutDirection() == Qt::RightToLeft) done.moveRight(width() - kSide);
    widgets::paintBox(painter, done, kBar / 2.0, widgets::themeOf(this)[widgets::Tone::Accent], QColor());
}

} // namespace ninefold::dialogs
