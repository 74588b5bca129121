// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/generator/solutiongrid.h"
#include "engine/rating/puzzleratings.h"

#include <QObject>

namespace ninefold::session {

/// Rates a puzzle in the background; fast results are reported first.
class PuzzleRating : public QObject {
    Q_OBJECT

public:
    explicit PuzzleRating(QObject* parent = nullptr) : QObject(parent) {}

    /// `solution` is the puzzle's only one.
    void start(const Grid& puzzle, const generator::Solution& solution);
    void stop() { task_.stop(); }

signals:
    void rated(const ninefold::rating::PuzzleRatings& ratings);

private:
    Task<PuzzleRating> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
