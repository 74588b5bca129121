// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlegrid.h"

#include "app/session/library/librarymodel.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

using widgets::kCardGap;

namespace {

/// Holds the number of this process: another one has puzzles of its own.
const QString kDragged = QStringLiteral("application/x-ninefold-chosen-puzzles");

QByteArray thisProcess() {
    return QByteArray::number(QCoreApplication::applicationPid());
}

} // namespace

PuzzleGrid::PuzzleGrid(session::LibraryModel& model, QWidget* parent) : QListView(parent), model_(model) {
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its room is always there, so that the number of columns does not depend on the number of puzzles.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setAccessibleName(tr("Puzzles"));
    viewport()->setBackgroundRole(QPalette::Window);
    useLook();
    setModel(&model);
}

void PuzzleGrid::useLook() {
    cards_.setLook(widgets::themeOf(this), font(), devicePixelRatioF());
    verticalScrollBar()->setSingleStep(pitch().height() / 3);
}

void PuzzleGrid::setEmptyText(const QString& text) {
    empty_ = text;
    viewport()->update();
}

int PuzzleGrid::count() const {
    return model_.rowCount();
}

QSize PuzzleGrid::pitch() const {
    return cards_.size() + QSize(kCardGap, kCardGap);
}

int PuzzleGrid::columns() const {
    return std::max(1, (viewport()->width() + kCardGap) / pitch().width());
}

QRect PuzzleGrid::cardRect(int row) const {
    assert(row >= 0);
    const QPoint corner(row % columns() * pitch().width(), row / columns() * pitch().height());
    const QRect card(corner, cards_.size());
    return QStyle::visualRect(layoutDirection(), QRect(0, 0, viewport()->width(), 1), card);
}

QRect PuzzleGrid::visualRect(const QModelIndex& index) const {
    return index.isValid() ? cardRect(index.row()).translated(0, -verticalOffset()) : QRect();
}

int PuzzleGrid::nearestRow(QPoint point) const {
    if (count() == 0) return -1;
    const int x = layoutDirection() == Qt::RightToLeft ? viewport()->width() - point.x() : point.x();
    const int column = std::clamp(x / pitch().width(), 0, columns() - 1);
    const int line = std::max(0, (point.y() + verticalOffset()) / pitch().height());
    return std::clamp(line * columns() + column, 0, count() - 1);
}

QModelIndex PuzzleGrid::indexAt(const QPoint& point) const {
    const QModelIndex index = model_.index(nearestRow(point));
    return visualRect(index).contains(point) ? index : QModelIndex();
}

void PuzzleGrid::doItemsLayout() {
    // Not QListView's, which would measure every row.
    QAbstractItemView::doItemsLayout(); // NOLINT(bugprone-parent-virtual-call)
}

void PuzzleGrid::updateGeometries() {
    const int lines = (count() + columns() - 1) / columns();
    const int height = std::max(0, lines * pitch().height() - kCardGap);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    QAbstractItemView::updateGeometries(); // NOLINT(bugprone-parent-virtual-call)
}

int PuzzleGrid::verticalOffset() const {
    return verticalScrollBar()->value();
}

bool PuzzleGrid::isIndexHidden(const QModelIndex&) const {
    return false;
}

void PuzzleGrid::scrollContentsBy(int dx, int dy) {
    scrollDirtyRegion(dx, dy);
    viewport()->scroll(dx, dy);
    point(-1);
}

void PuzzleGrid::scrollTo(const QModelIndex& index, ScrollHint hint) {
    if (!index.isValid()) return;
    // After other rows came, the range of the scroll bar is set later.
    executeDelayedItemsLayout();
    const QRect card = visualRect(index);
    const int above = card.top(), below = card.bottom() + 1 - viewport()->height();
    if (hint == PositionAtCenter) verticalScrollBar()->setValue(verticalOffset() + (above + below) / 2);
    else if (above < 0 || hint == PositionAtTop) verticalScrollBar()->setValue(verticalOffset() + above);
    else if (below > 0 || hint == PositionAtBottom)
        verticalScrollBar()->setValue(verticalOffset() + std::min(below, above));
}

QSize PuzzleGrid::sizeHint() const {
    return pitch() * 3;
}

QSize PuzzleGrid::minimumSizeHint() const {
    return {cards_.size().width() + verticalScrollBar()->sizeHint().width(), cards_.size().height()};
}

void PuzzleGrid::resizeEvent(QResizeEvent* event) {
    // What was at the top stays there when the number of columns changes.
    const int before = std::max(1, (event->oldSize().width() + kCardGap) / pitch().width());
    const int top = verticalOffset() / pitch().height() * before, rest = verticalOffset() % pitch().height();
    QAbstractItemView::resizeEvent(event); // NOLINT(bugprone-parent-virtual-call)
    updateGeometries();
    if (before != columns() && event->oldSize().isValid())
        verticalScrollBar()->setValue(top / columns() * pitch().height() + rest);
}

void PuzzleGrid::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange &&
        event->type() != QEvent::StyleChange)
        return;
    useLook();
    updateGeometries();
    viewport()->update();
}

void PuzzleGrid::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    if (count() == 0) {
        painter.setPen(widgets::themeOf(this)[widgets::Tone::Secondary]);
        const QRect area = viewport()->rect().adjusted(0, 0, 0, -viewport()->height() / 3);
        return painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, empty_);
    }
    cards_.setLook(widgets::themeOf(this), font(), devicePixelRatioF());
    const QRect clip = event->rect();
    const int first = std::max(0, (clip.top() + verticalOffset()) / pitch().height()) * columns();
    for (int row = first; row < count(); ++row) {
        const QRect card = cardRect(row).translated(0, -verticalOffset());
        if (card.top() > clip.bottom()) break;
        if (!card.intersects(clip)) continue;
        const QModelIndex index = model_.index(row);
        cards_.paint(painter, card, model_.at(row),
                     {.chosen = selectionModel()->isSelected(index),
                      .pointed = row == pointed_,
                      .current = hasFocus() && index == currentIndex()});
    }
}

void PuzzleGrid::point(int row) {
    assert(row >= -1 && row < count());
    if (row == pointed_) return;
    for (const int changed : {pointed_, row})
        if (changed >= 0) viewport()->update(visualRect(model_.index(changed)));
    pointed_ = row;
}

void PuzzleGrid::mouseMoveEvent(QMouseEvent* event) {
    QAbstractItemView::mouseMoveEvent(event); // NOLINT(bugprone-parent-virtual-call)
    const QModelIndex index = indexAt(event->pos());
    point(index.isValid() ? index.row() : -1);
}

void PuzzleGrid::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    point(-1);
}

bool PuzzleGrid::holdsPuzzles(const QMimeData& mime) {
    return mime.data(kDragged) == thisProcess();
}

/// Not QListView's, which would list all selected rows and remove those that were moved. Qt has no other way to drag
/// than one that comes back when it has ended.
void PuzzleGrid::startDrag(Qt::DropActions) {
    const std::size_t count = selectedCount();
    if (count == 0) return;
    auto* mime = new QMimeData;
    mime->setData(kDragged, thisProcess());
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(dragPicture(count));
    drag->exec(movable_ ? Qt::CopyAction | Qt::MoveAction : Qt::CopyAction, movable_ ? Qt::MoveAction : Qt::CopyAction);
}

QPixmap PuzzleGrid::dragPicture(std::size_t count) const {
    QPixmap picture(cards_.size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    cards_.paint(painter, QRect(QPoint(), cards_.size()), model_.at(currentIndex().row()), {.chosen = true});
    if (count == 1) return picture;
    constexpr int kHeight = 24, kSide = 8;
    const widgets::Theme& theme = widgets::themeOf(this);
    const QString text = QString::number(count);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Body, widgets::TextWeight::Strong));
    const int width = painter.fontMetrics().horizontalAdvance(text) + 2 * kSide;
    const QRect badge(cards_.size().width() - width, 0, width, kHeight);
    widgets::paintBox(painter, badge, kHeight / 2.0, theme[widgets::Tone::Accent], QColor());
    painter.setPen(theme[widgets::Tone::AccentInk]);
    painter.drawText(badge, Qt::AlignCenter, text);
    return picture;
}

void PuzzleGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete) return emit removeWanted();
    QListView::keyPressEvent(event);
    // The puzzle has been activated; an unaccepted Return would be passed on to the window.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) event->accept();
}

void PuzzleGrid::keyboardSearch(const QString& text) {
    emit textTyped(text);
}

QModelIndex PuzzleGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    if (count() == 0) return {};
    if (!currentIndex().isValid()) return model_.index(0);
    const int here = currentIndex().row(), last = count() - 1;
    const int lines = std::max(1, viewport()->height() / pitch().height());
    const int onward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const auto by = [&](int rows) { return model_.index(std::clamp(here + rows, 0, last)); };
    // From the ends up and down keep the column.
    const auto down = [&](int rows) { return here + rows <= last ? by(rows) : by(0); };
    const auto up = [&](int rows) { return here - rows >= 0 ? by(-rows) : by(0); };
    switch (action) {
    case MoveLeft:
        return by(-onward);
    case MoveRight:
        return by(onward);
    case MovePrevious:
        return by(-1);
    case MoveNext:
        return by(1);
    case MoveUp:
        return up(columns());
    case MoveDown:
        // The last line may be shorter.
        return here / columns() < last / columns() ? by(columns()) : down(columns());
    case MovePageUp:
        return by(-std::min(here / columns(), lines) * columns());
    case MovePageDown:
        return by(lines * columns());
    case MoveHome:
        return model_.index(0);
    case MoveEnd:
        return model_.index(last);
    }
    return {};
}

void PuzzleGrid::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    if (rect.size() == QSize(1, 1)) {
        const QModelIndex index = indexAt(rect.topLeft());
        return selectionModel()->select(QItemSelection(index, index), command);
    }
    // From where it began to where it is now, in the order of reading.
    const int from = nearestRow(rect.topLeft()), to = nearestRow(rect.bottomRight());
    if (from < 0) return;
    const auto [first, last] = std::minmax(from, to);
    selectionModel()->select(QItemSelection(model_.index(first), model_.index(last)), command);
}

QRegion PuzzleGrid::visualRegionForSelection(const QItemSelection&) const {
    // Painting all cards in sight is faster than collecting the places of a million selected ones.
    return viewport()->rect();
}

std::vector<int> PuzzleGrid::selectedRows() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

std::size_t PuzzleGrid::selectedCount() const {
    int count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection()) count += range.height();
    return static_cast<std::size_t>(count);
}

/// Not QListView's, which looks for the place of the row in its own layout.
void PuzzleGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    if (!current.isValid() || !hasFocus() || !QAccessible::isActive()) return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(current.row());
    QAccessible::updateAccessibility(&event);
}

/// Not QListView's, which lists all selected rows only to announce the first.
void PuzzleGrid::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QAbstractItemView::selectionChanged(selected, deselected); // NOLINT(bugprone-parent-virtual-call)
    emit selectionMoved();
}

} // namespace ninefold::pages
