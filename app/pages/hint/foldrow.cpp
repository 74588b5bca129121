// SPDX-License-Identifier: MIT
#include "app/pages/hint/foldrow.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace ninefold::pages {
namespace {

constexpr int kArrow = 16, kHeight = 28, kSide = 4;

QFont small(const QWidget& widget) {
    return widgets::fontOf(widget.font(), widgets::TextSize::Small);
}

} // namespace

FoldButton::FoldButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    // A click must not take the keyboard focus away from the board.
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

QSize FoldButton::sizeHint() const {
    const QFontMetrics metrics(small(*this));
    return {kArrow + metrics.horizontalAdvance(text()) + 2 * kSide, qMax(kHeight, metrics.height() + 8)};
}

bool FoldButton::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QAbstractButton::event(event);
}

void FoldButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    if (underMouse()) {
        QColor veil = theme[widgets::Tone::Text];
        veil.setAlphaF(0.06F);
        widgets::paintBox(painter, rect(), widgets::kSegmentRadius, veil, QColor());
    }
    const QColor ink = theme[underMouse() || isChecked() ? widgets::Tone::Text : widgets::Tone::Secondary];
    const auto side = isRightToLeft() ? widgets::Chevron::Left : widgets::Chevron::Right;
    const QRect arrow = QStyle::visualRect(layoutDirection(), rect(), QRect(kSide, 0, kArrow, height()));
    widgets::paintChevron(painter, QRectF(arrow.center() - QPoint(6, 6), QSizeF(12, 12)),
                          isChecked() ? widgets::Chevron::Down : side, ink);
    painter.setFont(small(*this));
    painter.setPen(ink);
    const QRect words(kSide + kArrow, 0, width() - kArrow - 2 * kSide, height());
    const auto start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     static_cast<int>(Qt::AlignVCenter | start) | Qt::TextDontClip, text());
}

FoldRow::FoldRow(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

FoldButton* FoldRow::add(const QString& text) {
    auto* button = new FoldButton(text, this);
    buttons_ << button;
    return button;
}

int FoldRow::arrange(int width, bool move) const {
    int x = 0, y = 0, height = 0;
    for (FoldButton* button : buttons_) {
        if (button->isHidden()) continue;
        const QSize size = button->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += size.height();
        }
        const QRect place(QPoint(x, y), size.boundedTo({width, size.height()}));
        if (move) button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        x += size.width() + widgets::kGap;
        height = y + size.height();
    }
    return height;
}

void FoldRow::resizeEvent(QResizeEvent*) {
    arrange(width(), true);
    updateGeometry();
}

bool FoldRow::event(QEvent* event) {
    // A button was shown or hidden, or has a larger font.
    if (event->type() == QEvent::LayoutRequest) {
        arrange(width(), true);
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace ninefold::pages
