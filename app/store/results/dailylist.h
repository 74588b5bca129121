// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/daily.h"

#include <QDate>
#include <QList>
#include <QString>

namespace ninefold::store {

/// A daily puzzle that the player began.
struct DailyStart {
    QDate day;
    generator::DailyRank rank = generator::DailyRank::Easier;
    /// Its saved game.
    QString game;
    /// The 81 characters of the puzzle.
    QString givens;
    friend bool operator==(const DailyStart&, const DailyStart&) = default;
};

/// The daily puzzles that were started: a line for each, in a file that any program can read. What became of them is in
/// the list of results.
///
///     2026-11-19 harder 20261119-140512-345 4...3.......6..8...
class DailyList {
public:
    explicit DailyList(const QString& path) : path_(path) {}
    static QString usualPath();

    /// Failures are not reported: only a mark in the calendar is lost.
    void add(const DailyStart& start) const;
    /// In the order in which they were written. Lines that name no daily puzzle are skipped.
    QList<DailyStart> all() const;

private:
    QString path_;
};

} // namespace ninefold::store
