// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>
#include <QPersistentModelIndex>

class QMimeData;

namespace ninefold::pages {

/// The list of the collections. Puzzles and files can be dropped on it: on a collection of the player, or anywhere
/// else for a new one.
class CollectionList : public QListView {
    Q_OBJECT

public:
    explicit CollectionList(QWidget* parent = nullptr);

signals:
    /// The chosen puzzles of the library were dropped on a collection; an index that is not valid = for a new one.
    void puzzlesDropped(const QModelIndex& onto, Qt::DropAction action);
    /// The same for files, or a text.
    void dataDropped(const QModelIndex& onto, const QMimeData& mime);
    /// The key Delete.
    void deleteWanted(const QModelIndex& collection);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Shows where it would be dropped, and accepts or refuses it.
    void judge(QDropEvent& event);
    void setTarget(const QModelIndex& onto, bool hovers);

    QPersistentModelIndex target_;
    /// Something that can be dropped is over the list.
    bool hovers_ = false;
};

} // namespace ninefold::pages
