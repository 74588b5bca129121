// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/needstable.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/parts/lists.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QPainter>

#include <algorithm>

namespace ninefold::pages {
namespace {

constexpr int kShape = 12, kBar = 4;

} // namespace

NeedsTable::NeedsTable(QWidget* parent) : QWidget(parent) {
    widgets::setTextStyle(*this, widgets::TextSize::Small);
    setAccessibleName(tr("How many puzzles need it"));
}

void NeedsTable::setNeeds(const session::LevelNeeds& needs, const QString& technique) {
    rows_.clear();
    QStringList spoken;
    for (const rating::Level level : rating::kLevels) {
        const int percent = needs.percent(technique, level);
        if (percent == 0) continue;
        rows_ << Row{level, percent};
        spoken << QStringLiteral("%1 %2").arg(documents::levelText(level), shareText(rows_.last()));
    }
    setAccessibleDescription(documents::listText(spoken));
    updateGeometry();
    update();
}

QString NeedsTable::shareText(const Row& row) const {
    return tr("%1 %").arg(row.percent);
}

int NeedsTable::rowHeight() const {
    return fontMetrics().height() + 6;
}

QSize NeedsTable::sizeHint() const {
    return {200, static_cast<int>(rows_.size()) * rowHeight()};
}

void NeedsTable::paintEvent(QPaintEvent*) {
    const widgets::Theme& theme = widgets::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto visual = [&](const QRect& area) { return QStyle::visualRect(layoutDirection(), rect(), area); };
    const auto aligned = [&](Qt::Alignment side) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), side) | Qt::AlignVCenter);
    };
    int names = 0;
    for (const Row& row : std::as_const(rows_))
        names = std::max(names, fontMetrics().horizontalAdvance(documents::levelText(row.level)));
    const int share = fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + widgets::kGap;
    const int bars = kShape + 2 * widgets::kGap + names + widgets::kGap;
    for (int index = 0; index < rows_.size(); ++index) {
        const Row& row = rows_[index];
        const int level = static_cast<int>(row.level), top = index * rowHeight(), middle = top + rowHeight() / 2;
        widgets::paintLevelShape(painter, visual({0, middle - kShape / 2, kShape, kShape}), level,
                                 theme.level(level).shape);
        painter.setPen(theme[widgets::Tone::Text]);
        painter.drawText(visual({kShape + 2 * widgets::kGap, top, names, rowHeight()}), aligned(Qt::AlignLeft),
                         documents::levelText(row.level));
        const QRect bar(bars, middle - kBar / 2, std::max(kBar, width() - bars - share), kBar);
        widgets::paintBox(painter, visual(bar), kBar / 2.0, theme[widgets::Tone::Sunken], QColor());
        const QRect filled(bar.left(), bar.top(), std::max(kBar, bar.width() * row.percent / 100), kBar);
        widgets::paintBox(painter, visual(filled), kBar / 2.0, theme.level(level).shape, QColor());
        painter.setPen(theme[widgets::Tone::Secondary]);
        painter.drawText(visual({width() - share, top, share, rowHeight()}), aligned(Qt::AlignRight), shareText(row));
    }
}

} // namespace ninefold::pages
