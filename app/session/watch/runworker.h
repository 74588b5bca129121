// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runindex.h"
#include "app/session/watch/stopindex.h"
#include "app/session/watch/tree/searchtree.h"
#include "engine/solve/recording.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

namespace ninefold::session {

/// Which solver runs on which puzzle, and how.
struct RunRequest {
    const solve::Solver* solver = nullptr;
    Grid puzzle;
    solve::SolverOptions options;
};

/// How far a run is.
struct RunProgress {
    quint64 eventCount = 0;
    /// The run is over.
    bool complete = false;
    solve::Report report;
    std::shared_ptr<const RunIndex> index;
    std::shared_ptr<const SearchTree> tree;
};

using SharedWindow = std::shared_ptr<const solve::EventWindow>;
using SharedClauses = std::shared_ptr<const std::vector<solve::HeldClause>>;

/// Runs one solver after another in its own thread and keeps the recording, so that every position of the run can be
/// shown while it continues. It works in short slices and answers requests between them. Only values come in and go
/// out, each with the number of its run.
///
/// Not a Task: one recording lives through all slices and requests, which share it without a lock because they run in
/// one thread. As tasks, each slice would have to wait for the window's thread before the next one could start.
class RunWorker : public QObject {
    Q_OBJECT

public:
    void start(quint64 runId, const RunRequest& request, const std::stop_token& stop);
    /// Continues a run that was stopped.
    void resume(quint64 runId, const std::stop_token& stop);
    void makeWindow(quint64 runId, quint64 position);
    /// The nearest event of these kinds after (before) a position.
    void seek(quint64 runId, quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop);
    /// The nearest event after (before) a position at which the run stops.
    void seekStop(quint64 runId, quint64 from, const StopsWanted& wanted, bool forward, const std::stop_token& stop);
    void makeClauses(quint64 runId, quint64 position);

signals:
    void progressMade(quint64 runId, const ninefold::session::RunProgress& progress);
    void windowMade(quint64 runId, const ninefold::session::SharedWindow& window);
    void sought(quint64 runId, std::optional<quint64> position);
    void clausesMade(quint64 runId, quint64 position, const ninefold::session::SharedClauses& clauses);

private:
    void work(quint64 runId);
    void reportProgress();
    std::optional<quint64> nearest(quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop);
    std::optional<quint64> nearestIn(quint64 from, quint64 to, EventKinds kinds, bool forward);

    std::optional<quint64> nearestStop(quint64 from, const StopsWanted& wanted, bool forward,
                                       const std::stop_token& stop) const;

    quint64 runId_ = 0;
    const solve::Solver* solver_ = nullptr;
    std::stop_token stop_;
    std::optional<solve::Recording> recording_;
    RunIndex index_;
    StopIndex stopIndex_;
    SearchTree tree_;
    QElapsedTimer sinceReport_;
};

} // namespace ninefold::session
