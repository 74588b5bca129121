// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/gameresult.h"

#include <QList>

namespace ninefold::store {

/// The finished games: a line for each, in a file that any program can read. Several windows and threads may write
/// it.
///
///     2026-11-19T12:05:22Z very-hard 768000 1 0 0 4...3.......6..8... 20261119-114512-345
///     |                    |         |      | | | |                   '- its saved game
///     |                    |         |      | | | '- the puzzle
///     |                    |         |      '- hints, checks, mistakes
///     |                    |         '- milliseconds on the clock
///     |                    '- the level, "-" if it is unknown
///     '- when it ended
class ResultList {
public:
    explicit ResultList(const QString& path) : path_(path) {}
    static QString usualPath();

    /// Failures are not reported: only a line of the statistics is lost.
    void add(const GameResult& result) const;
    /// In the order in which they were written. Lines that are no result are skipped.
    QList<GameResult> all() const;

private:
    QString path_;
};

} // namespace ninefold::store
