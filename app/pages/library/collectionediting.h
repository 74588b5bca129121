// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/collectioneditor.h"
#include "app/session/library/libraryimport.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QMenu;
class QMimeData;
class QWidget;

namespace ninefold::session {
class Announcer;
class LibraryModel;
class LibraryPlace;
struct LibraryCollection;
} // namespace ninefold::session
namespace ninefold::widgets {
class BusyStrip;
}

namespace ninefold::pages {

class PuzzleGrid;
class CollectionList;
class CollectionModel;

/// What the editing of collections works on.
struct CollectionEditingParts {
    QWidget& view;
    session::Announcer& announcer;
    session::LibraryPlace& place;
    session::LibraryModel& model;
    CollectionModel& collections;
    CollectionList& list;
    PuzzleGrid& grid;
    widgets::BusyStrip& busy;
    /// Passes the chosen puzzles on, as soon as they are read.
    std::function<void(std::function<void(const std::vector<formats::Puzzle>&)>)> withChosen;
};

/// The player's own collections: imports files into them, renames and deletes them, puts puzzles in and takes them out.
/// The menus of the lists offer that, by mouse and keyboard, and what is dropped on the collections does it, too.
class CollectionEditing : public QObject {
    Q_OBJECT

public:
    explicit CollectionEditing(const CollectionEditingParts& parts);

    /// The collection that is open.
    void setCollection(const QString& id);
    /// All tags that there are.
    void setTags(const QStringList& tags) { tags_ = tags; }

    void askForFiles();
    /// Files, or a text, into the own collection that is open, or else into a new one.
    void importData(const QMimeData& data);
    bool canUndo() const { return editor_.canUndo(); }
    void undo() { editor_.undo(); }

signals:
    /// The library is to be read again, and then a collection of this name be shown; empty = the one that is open.
    void collectionsEdited(const QString& name);

private:
    /// With a button that takes it back, if that is possible.
    void say(const QString& sentence);
    void connectImport();
    void connectMenus();
    void connectDrops();
    void fillCollectionMenu(QMenu& menu, const session::LibraryCollection& collection);
    void fillPuzzleMenu(QMenu& menu);
    void askName(const QString& title, const QString& name, const std::function<void(const QString&)>& use);
    void fillTagMenu(QMenu& menu);
    /// Do all chosen puzzles have the tag?
    bool isTagged(const QString& tag) const;
    void setTagged(const QString& tag, bool tagged);
    void fillTargets(QMenu& menu, const std::function<void(const QString&)>& use);
    /// Only puzzles of an own collection are moved.
    void addTo(const QString& name, bool move = false);
    void removeChosen();
    void remove(const session::LibraryCollection& collection);
    /// Asks for a name that no collection has.
    void askNewName(const QString& title, const QString& name, const std::function<void(const QString&)>& use);
    void withChosen(const std::function<void(const session::ChosenPuzzles&)>& use);
    /// Into the collection of this name; empty = into a new one.
    void importData(const QMimeData& data, const QString& name);
    void start(session::ImportOrder order);
    /// Null if a collection of the program is open.
    const session::LibraryCollection* ownCollection() const;

    CollectionEditingParts parts_;
    session::CollectionEditor editor_;
    session::LibraryImport import_;
    QString collection_;
    QStringList tags_;
};

} // namespace ninefold::pages
