// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/work/batch.h"
#include "app/store/library/base/values.h"

#include <QObject>
#include <QSet>

namespace ninefold::session {

/// Rates the puzzles of a collection that have no rating yet, in the background on all cores but one. What is rated is
/// in the library a few puzzles later, so the work can be interrupted at any time.
class CollectionRating : public QObject {
    Q_OBJECT

public:
    explicit CollectionRating(const LibraryAccess& access, QObject* parent = nullptr);

    /// The library is somewhere else now, and holds other puzzles.
    void setAccess(const LibraryAccess& access);
    /// The name of an own collection; empty for none.
    void setCollection(const QString& name);
    /// Leaves the machine to the player.
    void setPaused(bool paused);
    bool isRating() const { return !name_.isEmpty() && left_ > 0; }
    bool isPaused() const { return paused_; }
    /// How many puzzles of the collection have no rating.
    int left() const { return left_; }

    /// Read, rated and written together.
    static constexpr int kChunk = 32;

signals:
    /// Some puzzles were rated; `left` are still without a rating.
    void ratingAdvanced(int left);
    /// The ratings cannot be written: a sentence that says why.
    void ratingFailed(const QString& sentence);

private:
    using Rated = std::pair<library::Entry, library::StoredRating>;
    struct Chunk {
        QList<library::Entry> puzzles;
        int left = 0;
    };

    void next();
    void rate(Chunk chunk);
    void write();
    void stop();

    LibraryAccess access_;
    QString name_;
    bool paused_ = false;
    int left_ = 0;
    /// A puzzle that got no rating is not tried again.
    QSet<library::Id> tried_;
    QList<Rated> rated_;
    Batch<Rated> batch_;
    Task<CollectionRating> reading_{*this, shortWorkThreads}, writing_{*this, libraryThread};
};

} // namespace ninefold::session
