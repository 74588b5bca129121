// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/eventrun.h"
#include "app/session/watch/turn.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ninefold::session {

class Playback;

/// A run that was watched, as it is compared with others. The request makes the same run again, so nothing else of it
/// is kept.
struct RunRecord {
    RunRequest request;
    /// The event after which it left another run; 0 for the run of the solver alone.
    quint64 leftAt = 0;
    quint64 events = 0, deadEnds = 0, guesses = 0, notes = 0;
    int deepest = 0;
    bool complete = false;

    /// The person's last guess; empty for the run of the solver alone.
    std::optional<solve::Literal> lastGuess() const;
    std::size_t ownGuesses() const { return request.options.decisions ? request.options.decisions->size() : 0; }
};

/// A person decides instead of the solver: the run stops before each guess, another guess makes another run, and all
/// runs are kept side by side.
class GuidedRuns : public QObject {
    Q_OBJECT

public:
    /// More runs are not kept; the oldest goes, but never that of the solver alone.
    static constexpr std::size_t kMostRuns = 200;

    GuidedRuns(EventRun& run, Playback& playback, QObject* parent = nullptr);

    /// A run of another solver or puzzle has been started: the runs before it are forgotten.
    void begin();
    /// The runs that were kept of the same puzzle and solver elsewhere, of which the current one was started here.
    struct State {
        bool on = false;
        std::vector<RunRecord> runs;
        std::size_t current = 0;
    };
    State state() const { return {on_, runs_, current_}; }
    void takeState(const State& state);
    bool isOn() const { return on_; }
    void setOn(bool on);
    /// The guess that can be made at the shown position, while this is on.
    std::optional<Turn> turn() const;
    /// Guesses, and continues to the next turn. Returns false if that cannot be guessed now.
    bool decide(Cell cell, Digit digit);
    /// Lets the solver guess here.
    void letSolverDecide();

    /// The run of the solver alone comes first.
    const std::vector<RunRecord>& runs() const { return runs_; }
    std::size_t current() const { return current_; }
    /// Shows another run, where it left the one before.
    void open(std::size_t index);

signals:
    void runsChanged();
    void guidingChanged(bool on);

private:
    void measure();
    void keep(RunRecord record);
    void playOn();

    EventRun& run_;
    Playback& playback_;
    std::vector<RunRecord> runs_;
    std::size_t current_ = 0;
    /// A position to go to when the run has come so far.
    std::optional<quint64> wanted_;
    bool on_ = false, playing_ = false;
};

} // namespace ninefold::session
