// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/puzzlerows.h"
#include "app/session/work/batch.h"
#include "engine/rating/listedrating.h"

#include <QObject>

namespace ninefold::session {

/// If it was stopped, the result is invalid.
rating::ListedRating rateListed(const formats::Puzzle& puzzle, const std::stop_token& stop);

/// Rates a list in the background, from the top, and reports each rating.
class ListRating : public QObject {
    Q_OBJECT

public:
    explicit ListRating(QObject* parent = nullptr);

    /// Rates these rows of the list.
    void start(const PuzzleRows& puzzles, const std::vector<int>& rows);
    /// Ends soon; finished ratings are still reported.
    void cancel() { batch_.cancel(); }
    /// Reports nothing more.
    void stop() { batch_.stop(); }
    bool isRunning() const { return batch_.isRunning(); }

signals:
    void ratingsFound(const ninefold::rating::ListedRatings& ratings);
    void ratingEnded(bool complete);

private:
    /// The row that was rated, by item number of the batch.
    std::vector<int> rows_;
    Batch<rating::ListedRating> batch_;
};

} // namespace ninefold::session
