// SPDX-License-Identifier: MIT
#include "app/dialogs/saved/savedgamesdelegate.h"

#include "app/dialogs/saved/savedgamesmodel.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QPainter>

#include <algorithm>

namespace ninefold::dialogs {
namespace {

using widgets::TextSize;
using widgets::Tone;

QFont strongOf(const QFont& body) {
    return widgets::fontOf(body, TextSize::Body, widgets::TextWeight::Strong);
}

/// The name and the two lines below it.
int textHeight(const QFont& body) {
    const int small = QFontMetrics(widgets::fontOf(body, TextSize::Small)).lineSpacing();
    return QFontMetrics(strongOf(body)).lineSpacing() + 2 * small;
}

void paintWords(QPainter& painter, QRect words, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const bool chosen = option.state & QStyle::State_Selected;
    const auto line = [&](const QFont& font, Tone ink, const QString& text) {
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.setPen(theme[chosen ? Tone::SoftInk : ink]);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(text, Qt::ElideRight, words.width()));
        words.setTop(words.top() + metrics.lineSpacing());
    };
    words.setTop(words.top() + std::max(0, (words.height() - textHeight(option.font)) / 2));
    const QFont small = widgets::fontOf(option.font, TextSize::Small);
    line(strongOf(option.font), Tone::Text, index.data().toString());
    line(small, Tone::Secondary, index.data(SavedGamesModel::kState).toString());
    line(small, Tone::Secondary, index.data(SavedGamesModel::kWhen).toString());
}

} // namespace

QSize SavedGamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    constexpr int kLeastWords = 200;
    return {kBoard + 4 * kGap + kLeastWords, std::max(kBoard, textHeight(option.font)) + 2 * kGap};
}

void SavedGamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    boards_.setLook(widgets::themeOf(option.widget), option.font, kBoard, painter->device()->devicePixelRatioF());
    painter->save();
    const int above = (option.rect.height() - kBoard) / 2;
    boards_.paint(*painter, option.rect.topLeft() + QPoint(2 * kGap, above),
                  index.data(SavedGamesModel::kGivens).toString(), index.data(SavedGamesModel::kDigits).toString());
    paintWords(*painter, option.rect.adjusted(kBoard + 4 * kGap, kGap, -kGap, -kGap), option, index);
    painter->restore();
}

} // namespace ninefold::dialogs
