// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/core/grid.h"
#include "engine/solve/why/deadend.h"
#include "engine/solve/why/exchange.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ninefold::session {

/// Why a puzzle has one solution, none or several.
struct Reasons {
    enum class Answer { One, None, Several };
    struct Contradiction {
        Cells givens;
        solve::DeadEnd end;
    };

    Answer answer = Answer::None;
    /// One: the clauses, guesses and dead ends of the proof that there is no other.
    qint64 notes = 0, guesses = 0, deadEnds = 0;
    /// One: givens that suffice for it. Without any of them there would be another solution.
    Cells givens, needed;
    /// None: the smallest sets of givens that contradict each other, and whether these are all.
    std::vector<Contradiction> contradictions;
    bool complete = true;
    /// Several: two solutions that differ in few cells.
    std::optional<solve::Exchange> exchange;
};

/// The reasons of a puzzle; they can take a while.
Reasons reasonsOf(const Grid& grid, bool candidatesBind, const std::stop_token& stop = {});

/// Finds the reasons in a thread.
class SolutionReasons : public QObject {
    Q_OBJECT

public:
    explicit SolutionReasons(QObject* parent = nullptr) : QObject(parent) {}

    void start(const Grid& grid, bool candidatesBind);

signals:
    void reasonsFound(const ninefold::session::Reasons& reasons);

private:
    Task<SolutionReasons> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
