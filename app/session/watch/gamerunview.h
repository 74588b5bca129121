// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/gamereplay.h"
#include "app/session/watch/runview.h"

namespace ninefold::session {

/// The replay of a played game: each position is the board after a move, with the cells that the move changed
/// highlighted.
class GameRunView : public RunView {
public:
    GameRunView(GameReplay& replay, NameStyle names) : RunView(names), replay_(replay) {}

    Timeline& timeline() const override { return replay_; }
    logic::Frame frame(quint64 position) const override;
    QString sentence(quint64 number) const override;
    Weight weight(quint64 number) const override;
    const logic::Technique* technique(quint64 number) const override;
    bool hasTechniques() const override { return true; }
    Cells cells(quint64 number) const override;
    std::pair<quint64, quint64> span() const override { return {0, replay_.lastKnown()}; }
    QString counts(quint64 position) const override;
    Overview overview() const override;
    bool conflictsAreMistakes() const override { return true; }

private:
    GameReplay& replay_;
};

} // namespace ninefold::session
