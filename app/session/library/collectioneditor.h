// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarypuzzle.h"
#include "app/session/work/task.h"
#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"
#include "engine/formats/puzzle.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace ninefold::session {

/// Changes the player's own collections in a thread, and takes the last change back.
class CollectionEditor : public QObject {
    Q_OBJECT

public:
    explicit CollectionEditor(const library::Location& location, QObject* parent = nullptr);

    void rename(library::Id list, const QString& name, const QString& to);
    /// Its puzzles stay in the library.
    void remove(library::Id list, const QString& name);
    void removePuzzles(library::Id list, const QString& name, const QList<library::Id>& puzzles);
    /// The collection is made if it is new.
    void addPuzzles(const QString& name, std::vector<formats::Puzzle> puzzles);

    /// Gives puzzles a tag, which is made if it is new, or takes it away. A tag that no puzzle has is gone.
    void tag(const QString& name, std::vector<formats::Puzzle> puzzles);
    void untag(const QString& name, std::vector<formats::Puzzle> puzzles);

    bool canUndo() const { return undo_ != nullptr; }
    void undo();

signals:
    /// Says what was done; `canUndo` from then on whether it can be taken back.
    void collectionsChanged(const QString& sentence);
    void editingFailed(const QString& sentence);

private:
    using Edit = std::function<std::optional<Error>(library::Database& database)>;

    void changeTag(const QString& name, std::vector<formats::Puzzle> puzzles, bool has);
    /// `undo` may be null: then the edit cannot be taken back.
    void run(Edit edit, Edit undo, const QString& sentence);

    library::Location location_;
    Edit undo_;
    Task<CollectionEditor> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
