// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionlist.h"

#include "app/pages/library/collectionmodel.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

namespace ninefold::pages {
namespace {

const session::LibraryCollection* collectionAt(const QModelIndex& index) {
    const auto* model = qobject_cast<const CollectionModel*>(index.model());
    return model == nullptr ? nullptr : model->at(index.row());
}

bool isOwn(const QModelIndex& index) {
    const session::LibraryCollection* collection = collectionAt(index);
    return collection != nullptr && collection->kind == session::LibraryCollection::Kind::Own;
}

} // namespace

CollectionList::CollectionList(QWidget* parent) : QListView(parent) {
    setDragDropMode(QAbstractItemView::DropOnly);
    // It says "between two rows", too; this list has no order of the player's own.
    setDropIndicatorShown(false);
}

void CollectionList::setTarget(const QModelIndex& onto, bool hovers) {
    target_ = onto;
    hovers_ = hovers;
    viewport()->update();
}

void CollectionList::judge(QDropEvent& event) {
    const QMimeData& mime = *event.mimeData();
    const bool puzzles = PuzzleGrid::holdsPuzzles(mime);
    const QModelIndex index = indexAt(event.position().toPoint());
    // The collections of the program never change, and puzzles that are here already cannot come here.
    const bool refused = puzzles && collectionAt(index) != nullptr && (!isOwn(index) || index == currentIndex());
    const bool accepted = !refused && (puzzles || mime.hasUrls() || mime.hasText());
    setTarget(isOwn(index) ? index : QModelIndex(), accepted);
    event.setAccepted(accepted);
    if (!accepted) return;
    if (puzzles) event.acceptProposedAction();
    else event.setDropAction(Qt::CopyAction);
}

void CollectionList::dragEnterEvent(QDragEnterEvent* event) {
    judge(*event);
    // A refusal would be for the whole list, not for the row below the mouse.
    event->accept();
}

void CollectionList::dragMoveEvent(QDragMoveEvent* event) {
    // It scrolls near the ends.
    QListView::dragMoveEvent(event);
    judge(*event);
}

void CollectionList::dragLeaveEvent(QDragLeaveEvent* event) {
    QListView::dragLeaveEvent(event);
    setTarget({}, false);
}

void CollectionList::dropEvent(QDropEvent* event) {
    judge(*event);
    const bool wanted = std::exchange(hovers_, false);
    const QModelIndex onto = target_;
    setTarget({}, false);
    setState(NoState);
    if (!wanted) return;
    if (PuzzleGrid::holdsPuzzles(*event->mimeData())) emit puzzlesDropped(onto, event->dropAction());
    else emit dataDropped(onto, *event->mimeData());
}

void CollectionList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && isOwn(currentIndex())) emit deleteWanted(currentIndex());
    else QListView::keyPressEvent(event);
}

void CollectionList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!hovers_) return;
    constexpr int kInset = 2, kLine = 2, kRadius = 8;
    const QRect area = target_.isValid() ? visualRect(target_) : viewport()->rect();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::paintBox(painter, area.adjusted(kInset, kInset, -kInset, -kInset), kRadius, QColor(),
                      widgets::themeOf(this)[widgets::Tone::Accent], kLine);
}

} // namespace ninefold::pages
