// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/work/task.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class SolvedList;
}

namespace ninefold::session {

class GameResults;

/// Where a puzzle is in its list, counted from 1.
struct ListPlace {
    int number = 0, count = 0;
    /// How many of the list are solved, if that is known.
    std::optional<int> solved;
    friend bool operator==(const ListPlace&, const ListPlace&) = default;
};

/// The place of a bundled puzzle among those of its level, or of a bundled position among those of its technique.
/// Empty if it is not bundled. Reads the lists, so it belongs in a thread.
std::optional<ListPlace> bundledPlace(const QString& givens, const std::string& level, const QSet<QString>& solved,
                                      const QString& folder = documents::kBundledFolder);

/// Knows where the puzzle on the board is in its list.
class PuzzlePlace : public QObject {
    Q_OBJECT

public:
    PuzzlePlace(const game::Game& game, const GameResults& results, const store::SolvedList& solved);

    /// A list that the player chose a puzzle from: called with the givens of a game, it returns its place; nothing if
    /// the game is not from the list. It comes before the bundled lists.
    using PlaceInList = std::function<std::optional<ListPlace>(const QString& givens)>;
    void setPlaceInList(PlaceInList place) { placeInList_ = std::move(place); }

    /// Empty while it is not known, and for a puzzle of no list.
    const std::optional<ListPlace>& place() const { return place_; }

signals:
    void placeChanged();

private:
    void find();
    void set(const std::optional<ListPlace>& place);

    const game::Game& game_;
    const store::SolvedList& solved_;
    PlaceInList placeInList_;
    std::optional<ListPlace> place_;
    Task<PuzzlePlace> search_{*this, shortWorkThreads};
};

} // namespace ninefold::session
