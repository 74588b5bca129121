// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runworker.h"
#include "app/session/work/task.h"

#include <QObject>

#include <optional>

namespace ninefold::session {

/// How much backtracking and propagation have to try on the puzzle of a run that learns, for comparison. It is counted
/// in a thread, at full speed.
class EffortWithoutNotes : public QObject {
    Q_OBJECT

public:
    struct Figures {
        quint64 guesses = 0, deadEnds = 0;
        /// False: it was stopped at the limit, and these are only the first ones.
        bool finished = false;
    };

    explicit EffortWithoutNotes(QObject* parent = nullptr);

    /// Counts on the puzzle of this run, once; answers by `effortCounted`.
    void count(const RunRequest& request);
    /// Forgets what is known; another run has another puzzle.
    void clear();
    const std::optional<Figures>& backtracking() const { return backtracking_; }
    const Figures& propagation() const { return propagation_; }
    /// The figures in words; empty before they are known.
    QString sentence() const;

signals:
    void effortCounted();

private:
    std::optional<Figures> backtracking_;
    /// Known together with those of backtracking.
    Figures propagation_;
    Task<EffortWithoutNotes> task_;
};

} // namespace ninefold::session
