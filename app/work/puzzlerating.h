// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/job.h"

#include "engine/generator/solutiongrid.h"
#include "engine/rating/puzzleratings.h"

#include <QObject>

namespace ninefold {

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
