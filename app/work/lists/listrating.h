// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/batch.h"
#include "app/work/lists/puzzlerows.h"
#include "engine/rating/listedrating.h"

#include <QObject>

namespace ninefold {

/// Stopped, what it says is of no use.
ListedRating rateListed(const Puzzle& puzzle, const std::stop_token& stop);

/// Rates a list beside the window, from above, and tells the ratings as they come.
class ListRating : public QObject {
    Q_OBJECT

public:
    explicit ListRating(QObject* parent = nullptr);

    /// Rates these rows of the list.
    void start(const PuzzleRows& puzzles, const std::vector<int>& rows);
    /// Ends soon; what has been rated is told before.
    void cancel() { batch_.cancel(); }
    /// Nothing more is told.
    void stop() { batch_.stop(); }
    bool isRunning() const { return batch_.isRunning(); }

signals:
    void rated(const ninefold::ListedRatings& ratings);
    void finished(bool complete);

private:
    /// By its number in the batch, the row that was rated.
    std::vector<int> rows_;
    Batch<ListedRating> batch_;
};

} // namespace ninefold
