// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/library/listedits.h"
#include "app/session/work/task.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ninefold::session {

struct ImportReport;

/// Changes the player's own collections in a thread, and takes the last change back.
class CollectionEditor : public QObject {
    Q_OBJECT

public:
    explicit CollectionEditor(const LibraryAccess& access, QObject* parent = nullptr);

    /// The library is somewhere else now. What was changed in the former one stays.
    void setAccess(const LibraryAccess& access);

    void rename(library::Id list, const QString& name, const QString& to);
    /// Its puzzles stay in the library.
    void remove(library::Id list, const QString& name);
    void removePuzzles(library::Id list, const QString& name, const QList<library::Id>& puzzles);
    /// The collection is made if it is new.
    void addPuzzles(const QString& name, ChosenPuzzles puzzles);
    void movePuzzles(const QString& from, const QString& to, const QList<library::Id>& puzzles);

    /// Gives puzzles a tag, which is made if it is new, or takes it away. A tag that no puzzle has is gone.
    void tag(const QString& name, ChosenPuzzles puzzles);
    void untag(const QString& name, ChosenPuzzles puzzles);

    /// What was imported can be taken back like a change.
    void takeImport(const ImportReport& report);

    bool canUndo() const { return undo_ != nullptr; }
    void undo();

signals:
    /// Says what was done; `canUndo` from then on whether it can be taken back.
    void collectionsChanged(const QString& sentence);
    void editingFailed(const QString& sentence);

private:
    using Edit = std::function<std::optional<Error>(library::Database& database)>;

    /// Adds puzzles to a collection or a tag.
    void addTo(library::ListKind kind, const QString& name, ChosenPuzzles puzzles, const QString& sentence);
    /// `undo` may be null: then the edit cannot be taken back. `byName`: it says nothing of numbers, so it can be done
    /// in the stand-in of a server that is away.
    void run(Edit edit, Edit undo, const QString& sentence, bool byName = false);

    LibraryAccess access_;
    Edit undo_;
    Task<CollectionEditor> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
