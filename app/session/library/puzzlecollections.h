// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/library/librarysource.h"
#include "app/session/library/playhistory.h"

namespace ninefold::session {

/// The bundled puzzles with what the player did with them: a collection for each level, one for practice, and one with
/// all.
class PuzzleCollections : public LibrarySource {
public:
    /// The puzzles without their history. Reads the files, so it belongs in a thread.
    static std::vector<LibraryPuzzle> bundled(const QString& folder = documents::kBundledFolder);

    PuzzleCollections(std::vector<LibraryPuzzle> puzzles, const PlayHistory& history,
                      const QString& folder = documents::kBundledFolder, const QHash<QString, QStringList>& tags = {});

    std::vector<LibraryCollection> collections() const override;
    std::vector<const logic::Technique*> techniques(const QString& collection) const override;
    std::vector<qint64> find(const LibraryQuery& query, const std::stop_token& stop) const override;
    std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const override;
    std::vector<formats::Puzzle> playable(std::span<const qint64> ids) const override;
    qint64 idOf(const QString& givens) const override;

private:
    /// In the order of their ids, which begin at 1.
    std::vector<LibraryPuzzle> puzzles_;
    QString folder_;
};

} // namespace ninefold::session
