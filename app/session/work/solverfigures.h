// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"

#include <QPointF>
#include <QString>

#include <array>
#include <vector>

namespace ninefold::session {

/// What curves of a comparison can show.
enum class Measure { DeadEnds, Notes, Depth, Time };
inline constexpr int kMeasureCount = 4;

using Curve = std::vector<QPointF>;

/// The work of a solver on a puzzle or on many, so far or in total. Counts that a solver does not have are -1.
struct SolverFigures {
    QString name;
    bool finished = false;
    /// The number of solutions found, 2 for two or more; -1 if it gave up.
    int solutions = 0;
    /// How many puzzles it has worked on, and how many of them it left because they took too much work.
    qint64 puzzles = 0, left = 0;
    qint64 decisions = -1, implications = -1, conflicts = -1, learned = -1, back = -1;
    /// The most guesses that stood at once.
    qint64 depth = -1;
    qint64 microseconds = 0;
    /// By measure. Of one puzzle: how much there was after a number of events. Of many: one value for each puzzle, from
    /// the least to the greatest.
    std::array<Curve, kMeasureCount> curves;
};

/// Follows a run, and takes down how its dead ends, notes and guesses grow.
class CurveSink : public solve::EventSink {
public:
    /// After this many events it has seen enough.
    static constexpr std::uint64_t kMostEvents = 2'000'000;

    explicit CurveSink(const solve::Solver& solver, std::uint64_t most = kMostEvents)
        : deadEnd_(solver.deadEnd), most_(most) {}
    bool take(const solve::EventBatch& batch) override;

    int deepest() const { return deepest_; }
    void writeTo(std::array<Curve, kMeasureCount>& curves) const;

private:
    struct Sample {
        std::uint64_t events = 0, deadEnds = 0, notes = 0;
        int depth = 0;
    };

    const solve::EventKind deadEnd_;
    const std::uint64_t most_;
    Sample now_;
    std::vector<Sample> samples_;
    /// Events from one sample to the next; it doubles when there are too many.
    std::uint64_t stride_ = 1;
    int deepest_ = 0;
};

/// Values from the least to the greatest, as a curve of few points.
Curve sortedCurve(std::vector<double> values);

} // namespace ninefold::session
