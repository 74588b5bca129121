// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/recording.h"
#include "engine/solve/resolution.h"

#include <QObject>

namespace ninefold::session {

class EventRun;
class Playback;

/// From the dead end at the shown position to the note that is learned from it, one step at a time. The list, the
/// graph and the board that explain it follow the same step.
class Analysis : public QObject {
    Q_OBJECT

public:
    Analysis(EventRun& run, Playback& playback, QObject* parent = nullptr);

    /// Looks at the shown position. At a dead end the steps begin; at the note that follows, the last one is reached.
    /// The step that the player chose is kept as long as the position is.
    void refresh();

    /// The event of the dead end; 0 where no step leads to a note.
    quint64 conflict() const { return steps_.empty() ? 0 : conflict_; }
    const std::vector<solve::ResolutionStep>& steps() const { return steps_; }
    /// Null without steps.
    const solve::ResolutionStep* step() const;
    int index() const { return index_; }
    /// The number of the note, and that of the guess under which the dead end came.
    std::uint32_t note() const { return note_; }
    int level() const { return level_; }
    /// Shows another step; one that does not exist is the nearest that does.
    void go(int index);

signals:
    /// The player chose another step.
    void analysisMoved();

private:
    /// The dead end that the event at a position is about; 0 for none.
    quint64 conflictAt(quint64 position) const;
    void fill();

    EventRun& run_;
    Playback& playback_;
    std::vector<solve::ResolutionStep> steps_;
    quint64 conflict_ = 0, position_ = 0;
    std::uint32_t note_ = 0;
    int level_ = 0, index_ = 0;
};

} // namespace ninefold::session
