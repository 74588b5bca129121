// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/clauselist.h"

#include "app/pages/watch/notes/chips.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ninefold::pages {
namespace {

using widgets::Tone;

constexpr int kNumber = 40, kBar = 3, kAround = 6, kSide = 8;

class ClauseDelegate : public QStyledItemDelegate {
public:
    ClauseDelegate(const ClauseModel& model, ClauseList* list)
        : QStyledItemDelegate(list),
          model_(model),
          list_(list),
          theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {}

    void setTheme(const widgets::Theme& theme) { theme_ = &theme; }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int textWidth() const { return qMax(60, list_->viewport()->width() - kNumber - kSide); }
    QFont small() const { return widgets::fontOf(list_->font(), widgets::TextSize::Small); }
    ChipFlow flow(int row) const;
    QString words(int row) const;
    QRect wordsRect(int row) const;

    const ClauseModel& model_;
    ClauseList* list_;
    const widgets::Theme* theme_;
};

ChipFlow ClauseDelegate::flow(int row) const {
    const auto& clause = model_.row(row);
    std::vector<Chip> chips;
    for (std::size_t at = 0; at < clause.parts.size(); ++at) {
        const bool forced = !clause.isRule() && at + 1 == clause.parts.size();
        chips.push_back(chipOf(clause.parts[at].literal, model_.names(), forced));
        chips.back().truth = clause.parts[at].truth;
        chips.back().watched = clause.parts[at].watched;
    }
    return {list_->font(), std::move(chips), static_cast<qreal>(textWidth())};
}

QString ClauseDelegate::words(int row) const {
    return model_.sentence(row) + u'\n' + model_.facts(row);
}

QRect ClauseDelegate::wordsRect(int row) const {
    return QFontMetrics(small()).boundingRect(QRect(0, 0, textWidth(), QWIDGETSIZE_MAX), Qt::TextWordWrap, words(row));
}

QSize ClauseDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const int chips = qCeil(flow(index.row()).height());
    return {0, kAround + chips + 2 + wordsRect(index.row()).height() + kAround};
}

void ClauseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect area = option.rect;
    const auto visual = [&](const QRect& place) { return QStyle::visualRect(list_->layoutDirection(), area, place); };
    const bool current = option.state & QStyle::State_Selected;
    if (current) {
        widgets::paintBox(*painter, QRectF(area), widgets::kSegmentRadius, (*theme_)[Tone::Soft], QColor());
        painter->fillRect(visual({area.left(), area.top(), kBar, area.height()}), (*theme_)[Tone::Accent]);
    }
    const QRect line(area.left() + kBar, area.top() + kAround, kNumber - kBar - kSide, 24);
    painter->setFont(widgets::fontOf(list_->font(), widgets::TextSize::Small, widgets::TextWeight::Strong));
    painter->setPen((*theme_)[current ? Tone::SoftInk : Tone::Text]);
    const auto& clause = model_.row(index.row());
    if (!clause.isRule())
        painter->drawText(visual(line), Qt::AlignVCenter | Qt::AlignRight, QString::number(clause.id));
    const ChipFlow chips = flow(index.row());
    const QRect body(area.left() + kNumber, area.top() + kAround, textWidth(), area.height() - 2 * kAround);
    chips.paint(*painter, *theme_, visual(body).topLeft(), list_->layoutDirection());
    painter->setFont(small());
    painter->setPen((*theme_)[current ? Tone::SoftInk : Tone::Secondary]);
    const QRect text = visual(body.adjusted(0, qCeil(chips.height()) + 2, 0, 0));
    painter->drawText(
        text, Qt::TextWordWrap | static_cast<int>(QStyle::visualAlignment(list_->layoutDirection(), Qt::AlignLeft)),
        words(index.row()));
    painter->restore();
}

} // namespace

ClauseList::ClauseList(ClauseModel& model, QWidget* parent) : QListView(parent), model_(model) {
    setModel(&model);
    setItemDelegate(new ClauseDelegate(model, this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Only a row in sight is measured: a long run has hundreds of clauses.
    setLayoutMode(QListView::Batched);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit clauseChosen(model_.row(index.row()).id); });
    connect(this, &QListView::doubleClicked, this,
            [this](const QModelIndex& index) { emit clauseOpened(model_.row(index.row()).id); });
}

void ClauseList::setTheme(const widgets::Theme& theme) {
    static_cast<ClauseDelegate*>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

void ClauseList::setCurrentClause(quint32 id) {
    const int row = id == 0 ? -1 : model_.rowOf(id);
    if (row < 0) return setCurrentIndex({});
    setCurrentIndex(model_.index(row));
    scrollTo(currentIndex());
}

void ClauseList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

/// Arrows move in the list; letters are shortcuts, not the beginning of a row's text.
void ClauseList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QListView::keyPressEvent(event);
        if (currentIndex().isValid()) emit clauseChosen(model_.row(currentIndex().row()).id);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid()) emit clauseOpened(model_.row(currentIndex().row()).id);
        return;
    default:
        return event->ignore();
    }
}

} // namespace ninefold::pages
