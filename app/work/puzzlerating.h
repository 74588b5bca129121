// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/job.h"

#include "engine/generator/solutiongrid.h"
#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/rating/se/rater.h"

#include <QObject>

#include <optional>

namespace ninefold {

/// How hard a puzzle is on the scales that players quote, as far as it is known.
struct PuzzleRatings {
    /// By Ninefold's own rule.
    std::optional<Level> level;
    std::optional<ExplainerRating> explainer;
    std::optional<HodokuRating> hodoku;
    std::optional<int> branching;
};

/// Rates a puzzle beside the window; what is quick to find out is told first.
class PuzzleRating : public QObject {
    Q_OBJECT

public:
    explicit PuzzleRating(QObject* parent = nullptr) : QObject(parent) {}

    /// `solution` is the only one of the puzzle.
    void start(const Grid& puzzle, const Solution& solution);
    void stop() { job_.stop(); }

signals:
    void told(const ninefold::PuzzleRatings& ratings);

private:
    Job job_{longWorkThreads};
};

} // namespace ninefold
