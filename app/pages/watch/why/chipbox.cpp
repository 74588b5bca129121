// SPDX-License-Identifier: MIT
#include "app/pages/watch/why/chipbox.h"

#include "app/documents/text/parts/lists.h"
#include "app/widgets/look/theme.h"

#include <QPainter>
#include <QStringList>

namespace ninefold::pages {

ChipBox::ChipBox(QWidget* parent) : QWidget(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipBox::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void ChipBox::setChips(std::vector<Chip> chips) {
    chips_ = std::move(chips);
    QStringList texts;
    for (const Chip& chip : chips_) texts << chip.text;
    setAccessibleDescription(documents::listText(texts));
    updateGeometry();
    update();
}

int ChipBox::heightForWidth(int width) const {
    return qCeil(ChipFlow(font(), chips_, width).height()) + 2;
}

void ChipBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    ChipFlow(font(), chips_, width()).paint(painter, *theme_, {0, 0}, layoutDirection());
}

} // namespace ninefold::pages
