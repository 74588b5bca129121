// SPDX-License-Identifier: MIT
#include "app/widgets/hairline.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"

#include <QPainter>

namespace ninefold::widgets {

Hairline::Hairline(QWidget* parent) : QWidget(parent) {
    setFixedHeight(1);
}

void Hairline::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), themeOf(this)[Tone::Line]);
}

} // namespace ninefold::widgets
