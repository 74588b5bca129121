// SPDX-License-Identifier: MIT
#include "app/pages/hint/chainlist.h"

#include "app/pages/hint/chainmodel.h"
#include "app/widgets/board/brush.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace ninefold::pages {
namespace {

using widgets::Tone;

constexpr int kMostRows = 14, kRow = 30, kChip = 20, kNumberWidth = 22, kBar = 3, kChipColumn = 32;

/// Paints number, chip, statement and, at the right or below it, the reason.
class LineDelegate : public QStyledItemDelegate {
public:
    LineDelegate(const ChainModel& model, ChainList* list) : QStyledItemDelegate(list), model_(model), list_(list) {}

    void setTheme(const widgets::Theme& theme) { theme_ = &theme; }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return {0, heightFor(index, list_->viewport()->width())};
    }
    int heightFor(const QModelIndex& index, int width) const;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QFont strong() const {
        return widgets::fontOf(list_->font(), widgets::TextSize::Body, widgets::TextWeight::Strong);
    }
    QFont small() const { return widgets::fontOf(list_->font(), widgets::TextSize::Small); }
    /// Does the reason need a line of its own?
    bool isStacked(const QModelIndex& index, int width) const;
    int textWidth(int width) const { return width - kNumberWidth - kChipColumn - widgets::kGap; }
    void paintHeading(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintChip(QPainter& painter, const QRectF& box, const QModelIndex& index) const;
    void paintTexts(QPainter& painter, const QRect& area, const QModelIndex& index, bool current) const;

    const ChainModel& model_;
    ChainList* list_;
    const widgets::Theme* theme_ = &widgets::Theme::of(widgets::ThemeKind::Light);
};

QString textOf(const QModelIndex& index) {
    return index.data(Qt::DisplayRole).toString();
}

QString becauseOf(const QModelIndex& index) {
    return index.data(ChainModel::BecauseRole).toString();
}

bool LineDelegate::isStacked(const QModelIndex& index, int width) const {
    const QString because = becauseOf(index);
    if (because.isEmpty()) return false;
    const int text = QFontMetrics(strong()).horizontalAdvance(textOf(index));
    return text + 2 * widgets::kGap + QFontMetrics(small()).horizontalAdvance(because) > textWidth(width);
}

int LineDelegate::heightFor(const QModelIndex& index, int width) const {
    const QFontMetrics body(strong()), fine(small());
    const int one = qMax(kRow, body.height() + 10);
    if (!isStacked(index, width)) return one;
    const QRect room(0, 0, qMax(1, textWidth(width)), QWIDGETSIZE_MAX);
    const int below = fine.boundingRect(room, Qt::TextWordWrap, becauseOf(index)).height();
    return body.boundingRect(room, Qt::TextWordWrap, textOf(index)).height() + below + 10;
}

void LineDelegate::paintHeading(QPainter& painter, const QRect& area, const QModelIndex& index) const {
    const bool open = index.data(ChainModel::OpenRole).toBool();
    const QRect arrow =
        QStyle::visualRect(list_->layoutDirection(), area, QRect(area.left() + 4, area.top(), 16, area.height()));
    const auto side = list_->isRightToLeft() ? widgets::Chevron::Left : widgets::Chevron::Right;
    widgets::paintChevron(painter, arrow, open ? widgets::Chevron::Down : side, (*theme_)[Tone::Secondary]);
    const QRect words = area.adjusted(kNumberWidth + 2, 0, -widgets::kGap, 0);
    const QRect place = QStyle::visualRect(list_->layoutDirection(), area, words);
    const auto start = QStyle::visualAlignment(list_->layoutDirection(), Qt::AlignLeft);
    const auto end = QStyle::visualAlignment(list_->layoutDirection(), Qt::AlignRight);
    const int note = QFontMetrics(small()).horizontalAdvance(becauseOf(index));
    painter.setFont(strong());
    painter.setPen((*theme_)[Tone::Text]);
    const QString text =
        QFontMetrics(strong()).elidedText(textOf(index), Qt::ElideRight, words.width() - note - widgets::kGap);
    painter.drawText(place, static_cast<int>(Qt::AlignVCenter | start), text);
    painter.setFont(small());
    painter.setPen((*theme_)[Tone::Secondary]);
    painter.drawText(place, static_cast<int>(Qt::AlignVCenter | end), becauseOf(index));
}

void LineDelegate::paintChip(QPainter& painter, const QRectF& box, const QModelIndex& index) const {
    const logic::ChainNode& node = model_.line(model_.lineAt(index)).node;
    if (node.digit == 0) return;
    const logic::Role role = node.on ? logic::Role::On : logic::Role::Off;
    widgets::paintRole(painter, (*theme_)[role], role, box);
    painter.setFont(strong());
    painter.setPen((*theme_)[role].ink);
    painter.drawText(box, Qt::AlignCenter, QString::number(node.digit));
}

void LineDelegate::paintTexts(QPainter& painter, const QRect& area, const QModelIndex& index, bool current) const {
    const bool later = index.data(ChainModel::StateRole).toInt() == ChainModel::Next;
    const auto start = QStyle::visualAlignment(list_->layoutDirection(), Qt::AlignLeft);
    const auto end = QStyle::visualAlignment(list_->layoutDirection(), Qt::AlignRight);
    const QRect place = QStyle::visualRect(list_->layoutDirection(),
                                           QRect(0, area.top(), list_->viewport()->width(), area.height()), area);
    const bool stacked = isStacked(index, list_->viewport()->width());
    const QRect lines = stacked ? place.adjusted(0, 4, 0, -4) : place;
    painter.setFont(current ? strong() : list_->font());
    painter.setPen((*theme_)[current ? Tone::SoftInk : later ? Tone::Secondary : Tone::Text]);
    painter.drawText(lines, static_cast<int>((stacked ? Qt::AlignTop : Qt::AlignVCenter) | start) | Qt::TextWordWrap,
                     textOf(index));
    painter.setFont(small());
    painter.setPen((*theme_)[current ? Tone::SoftInk : Tone::Secondary]);
    painter.drawText(lines,
                     static_cast<int>(stacked ? Qt::AlignBottom | start : Qt::AlignVCenter | end) | Qt::TextWordWrap,
                     becauseOf(index));
}

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect area = option.rect;
    const bool heading = index.data(ChainModel::HeadingRole).toBool();
    const bool current = !heading && index.data(ChainModel::StateRole).toInt() == ChainModel::Current;
    const auto visual = [&](int left, int width) {
        return QStyle::visualRect(list_->layoutDirection(), area,
                                  QRect(area.left() + left, area.top(), width, area.height()));
    };
    if (current) {
        widgets::paintBox(*painter, QRectF(area), widgets::kSegmentRadius, (*theme_)[Tone::Soft], QColor());
        painter->fillRect(visual(0, kBar), (*theme_)[Tone::Accent]);
    } else if (option.state & QStyle::State_MouseOver) {
        QColor veil = (*theme_)[Tone::Text];
        veil.setAlphaF(0.06F);
        widgets::paintBox(*painter, QRectF(area), widgets::kSegmentRadius, veil, QColor());
    }
    if (heading) {
        paintHeading(*painter, area, index);
    } else {
        painter->setFont(small());
        painter->setPen((*theme_)[current ? Tone::SoftInk : Tone::Secondary]);
        painter->drawText(visual(kBar, kNumberWidth - kBar), Qt::AlignCenter,
                          index.data(ChainModel::NumberRole).toString());
        const QRectF column = visual(kNumberWidth, kChipColumn);
        const bool later = index.data(ChainModel::StateRole).toInt() == ChainModel::Next;
        painter->setOpacity(later ? 0.6 : 1);
        paintChip(*painter, QRectF(column.center() - QPointF(kChip, kChip) / 2, QSizeF(kChip, kChip)), index);
        painter->setOpacity(1);
        paintTexts(*painter, area.adjusted(kNumberWidth + kChipColumn, 0, -widgets::kGap, 0), index, current);
    }
    painter->restore();
}

} // namespace

ChainList::ChainList(ChainModel& model, QWidget* parent)
    : QListView(parent), model_(model), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setModel(&model);
    setItemDelegate(new LineDelegate(model, this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Links"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit lineWanted(model_.lineAt(index)); });
    connect(&model, &ChainModel::modelReset, this, &ChainList::fitRows);
}

void ChainList::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    static_cast<LineDelegate*>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

void ChainList::showCurrent() {
    setCurrentIndex(model_.index(model_.currentRow()));
    fitRows();
}

void ChainList::setUnfolded(bool unfolded) {
    unfolded_ = unfolded;
    fitRows();
}

bool ChainList::canUnfold() const {
    return model_.rowCount() > model_.rowsShown();
}

int ChainList::rowsShown() const {
    return unfolded_ ? qMin(kMostRows, model_.rowCount()) : model_.rowsShown();
}

void ChainList::fitRows() {
    const auto* delegate = static_cast<const LineDelegate*>(itemDelegate());
    const int rows = model_.rowCount(), shown = rowsShown();
    const bool scrolls = rows > shown;
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int width = this->width() - (scrolls ? verticalScrollBar()->sizeHint().width() : 0);
    const int first = documents::firstShown(qMax(0, model_.currentRow()), shown, rows);
    int height = 0;
    for (int row = first; row < first + shown; ++row) height += delegate->heightFor(model_.index(row), width);
    setFixedHeight(height);
    // The scroll bar knows the new height only after this.
    doItemsLayout();
    if (scrolls) scrollTo(model_.index(first), QAbstractItemView::PositionAtTop);
}

void ChainList::keyPressEvent(QKeyEvent* event) {
    const int line = model_.current();
    switch (event->key()) {
    case Qt::Key_Up:
        return emit lineWanted(line - 1);
    case Qt::Key_Down:
        return emit lineWanted(line + 1);
    case Qt::Key_Home:
        return emit lineWanted(1);
    case Qt::Key_End:
        return emit lineWanted(model_.lines());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return emit applyWanted();
    default:
        // Letters are shortcuts here, not the beginning of a row's text.
        return event->ignore();
    }
}

void ChainList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    // Reasons move below their lines, or beside them.
    fitRows();
}

} // namespace ninefold::pages
