// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"
#include "engine/logic/needs.h"

#include <QObject>

#include <optional>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Examiner;

/// Which techniques beyond singles the puzzle on the board needs. Bundled puzzles say it themselves; for others it is
/// found out in the background, once for each game.
class PuzzleNeeds : public QObject {
    Q_OBJECT

public:
    PuzzleNeeds(const game::Game& game, const Examiner& examiner);

    /// Empty while it is not known, and for a puzzle without exactly one solution.
    const std::optional<logic::Needs>& needs() const { return needs_; }

signals:
    void needsChanged();

private:
    void ask();
    void set(std::optional<logic::Needs> needs);

    const game::Game& game_;
    const Examiner& examiner_;
    std::optional<logic::Needs> needs_;
    Task<PuzzleNeeds> search_{*this, questionThreads};
};

} // namespace ninefold::session
