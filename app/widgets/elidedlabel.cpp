// SPDX-License-Identifier: MIT
#include "app/widgets/elidedlabel.h"

#include "app/widgets/wrappedtext.h"

#include <QPainter>
#include <QStyle>

namespace ninefold::widgets {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setLine(const QString& line) {
    setText(line);
    setToolTip(toolTipOf(line));
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    paintLine(text());
}

void ElidedLabel::paintLine(const QString& line) {
    QPainter painter(this);
    // Text that does not fit ends in dots, so that a part is not mistaken for all of it.
    const QRect area = contentsRect();
    const QString shown = fontMetrics().elidedText(line, Qt::ElideRight, area.width());
    // As in every label, right-to-left text keeps its own direction in every layout direction.
    const auto direction = line.isRightToLeft() ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight;
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(&painter, area, static_cast<int>(place) | direction, palette(), isEnabled(), shown,
                          foregroundRole());
}

} // namespace ninefold::widgets
