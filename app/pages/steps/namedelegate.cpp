// SPDX-License-Identifier: MIT
#include "app/pages/steps/namedelegate.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ninefold::pages {
namespace {

/// A row of one line, and the width of a list whose rows have two.
constexpr int kRow = 28, kNarrow = 340;

QFont smallFont(const QWidget& view) {
    return widgets::fontOf(view.font(), widgets::TextSize::Small);
}

/// The words of two lines; the end of a longer name is kept, because it says in which house a single is hidden.
QStringList linesOf(const QString& name, const QFontMetrics& metrics, int width) {
    qsizetype end = name.size();
    while (end > 0 && metrics.horizontalAdvance(name.left(end)) > width) end = name.lastIndexOf(u' ', end - 1);
    if (end <= 0) return {metrics.elidedText(name, Qt::ElideMiddle, width)};
    return {name.left(end), metrics.elidedText(name.mid(end + 1), Qt::ElideMiddle, width)};
}

} // namespace

int stepRowHeight(const QAbstractItemView& view) {
    const int one = std::max(kRow, view.fontMetrics().height() + 8);
    if (view.width() >= kNarrow * view.fontMetrics().height() / 20) return one;
    return std::max(one, 2 * QFontMetrics(smallFont(view)).lineSpacing() + 4);
}

QSize NameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const QSize usual = QStyledItemDelegate::sizeHint(option, index);
    return view == nullptr ? usual : QSize(usual.width(), stepRowHeight(*view));
}

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const QStyle& style = *option.widget->style();
    const int side = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &plain, option.widget) + 1;
    const QRect words =
        style.subElementRect(QStyle::SE_ItemViewItemText, &plain, option.widget).adjusted(side, 0, -side, 0);
    const QFont small = smallFont(*option.widget);
    const QFontMetrics metrics(small);
    const bool fits = plain.fontMetrics.horizontalAdvance(plain.text) <= words.width();
    if (fits || option.rect.height() < 2 * metrics.ascent()) return QStyledItemDelegate::paint(painter, option, index);
    const QStringList lines = linesOf(std::exchange(plain.text, QString()), metrics, words.width());
    style.drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    painter->setFont(small);
    painter->setPen(theme[chosen ? widgets::Tone::SoftInk : widgets::Tone::Text]);
    const int line = std::min(metrics.lineSpacing(), option.rect.height() / 2);
    int top = option.rect.top() + (option.rect.height() - static_cast<int>(lines.size()) * line) / 2;
    for (const QString& text : lines) {
        painter->drawText(QRect(words.left(), top, words.width(), line),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        top += line;
    }
    painter->restore();
}

} // namespace ninefold::pages
