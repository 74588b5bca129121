// SPDX-License-Identifier: MIT
#include "app/pages/library/collectiondelegate.h"

#include "app/documents/text/numbers.h"
#include "app/pages/library/collectionmodel.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using session::LibraryCollection;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

constexpr int kHeading = 28, kRow = 40, kSide = 12, kIcon = 12, kText = 40, kBar = 4;

const LibraryCollection* collectionAt(const QModelIndex& index) {
    const auto* model = qobject_cast<const CollectionModel*>(index.model());
    return model == nullptr ? nullptr : model->at(index.row());
}

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) {
    painter.setFont(widgets::fontOf(option.font, TextSize::Small, TextWeight::Strong));
    painter.setPen(widgets::themeOf(option.widget)[Tone::Secondary]);
    painter.drawText(option.rect.adjusted(kSide, 0, -kSide, 0),
                     static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
                     text);
}

/// The shape of a level, or the icon of a list.
void paintIcon(QPainter& painter, const QStyleOptionViewItem& option, const LibraryCollection& collection,
               const QRect& place) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    if (collection.level)
        return widgets::paintLevelShape(painter, place, static_cast<int>(*collection.level),
                                        theme.level(static_cast<int>(*collection.level)).shape);
    const char* icon = collection.kind == LibraryCollection::Kind::All        ? "collection"
                       : collection.kind == LibraryCollection::Kind::Practice ? "practice"
                                                                              : "open";
    QPalette ink = option.palette;
    ink.setColor(QPalette::Active, QPalette::ButtonText, theme[Tone::Secondary]);
    widgets::inkIcon(QString::fromLatin1(icon), ink).paint(&painter, place.adjusted(-3, -3, 3, 3));
}

void paintCollection(QPainter& painter, const QStyleOptionViewItem& option, const LibraryCollection& collection,
                     const QString& title) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const bool chosen = option.state & QStyle::State_Selected;
    const auto visual = [&](const QRect& area) { return QStyle::visualRect(option.direction, option.rect, area); };
    const int middle = option.rect.top() + option.rect.height() * 2 / 5;
    paintIcon(painter, option, collection, visual({option.rect.left() + kSide, middle - kIcon / 2, kIcon, kIcon}));
    const QRect words(option.rect.left() + kText, option.rect.top(), option.rect.width() - kText - kSide,
                      2 * (middle - option.rect.top()));
    const QFont small = widgets::fontOf(option.font, TextSize::Small);
    const QString count = QStringLiteral("%1 / %2").arg(documents::numberText(collection.solved),
                                                        documents::numberText(collection.total));
    painter.setFont(small);
    painter.setPen(theme[chosen ? Tone::SoftInk : Tone::Secondary]);
    painter.drawText(visual(words),
                     static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
                     count);
    const QFont body = widgets::fontOf(option.font, TextSize::Body, chosen ? TextWeight::Strong : TextWeight::Normal);
    const int room = words.width() - QFontMetrics(small).horizontalAdvance(count) - widgets::kGap;
    painter.setFont(body);
    painter.setPen(theme[chosen ? Tone::SoftInk : Tone::Text]);
    painter.drawText(visual({words.left(), words.top(), room, words.height()}),
                     static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
                     QFontMetrics(body).elidedText(title, Qt::ElideRight, room));
    const QRect bar(words.left(), words.bottom() + 1, words.width(), kBar);
    widgets::paintBox(painter, visual(bar), kBar / 2.0, theme[Tone::Sunken], QColor());
    if (collection.solved == 0) return;
    const int done =
        std::max(2, static_cast<int>(qint64{bar.width()} * collection.solved / std::max(1, collection.total)));
    widgets::paintBox(painter, visual({bar.left(), bar.top(), done, kBar}), kBar / 2.0, theme[Tone::Accent], QColor());
}

} // namespace

QSize CollectionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int least = collectionAt(index) == nullptr ? kHeading : kRow;
    return {120, std::max(least, option.fontMetrics.height() + least - 19)};
}

void CollectionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    assert(option.widget != nullptr);
    painter->save();
    const LibraryCollection* collection = collectionAt(index);
    const QString text = index.data().toString();
    if (collection == nullptr) paintHeading(*painter, option, text);
    else {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
        paintCollection(*painter, option, *collection, text);
    }
    painter->restore();
}

} // namespace ninefold::pages
