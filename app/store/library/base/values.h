// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/puzzleratings.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>

namespace ninefold::library {

// What goes in and comes out, without SQL. Puzzles and boards are texts of 81 characters, '.' for a blank.

/// The number of a row.
using Id = qint64;

/// What is known about the difficulty of a puzzle.
struct StoredRating {
    /// By the keys of the columns in engine/rating: "er" (in tenths), "hodoku_score", "level" ... What was not rated is
    /// missing; rating::kUnknownRating is what the method cannot rate.
    std::map<std::string, int> values;
    /// How often each technique was used on HoDoKu's way, by id; and the hardest of them.
    QMap<QString, int> techniques;
    QString hardest;
    /// The techniques beyond singles that a person needs.
    QStringList needs;

    std::optional<int> value(const char* key) const;
    friend bool operator==(const StoredRating&, const StoredRating&) = default;
};

/// A puzzle with one solution, on its way into the library. `examined` (examination.h) makes it.
struct NewPuzzle {
    QString entered, canonical, solution;
    int givens = 0;
    /// Bit n is set if the givens have symmetry number n of generator::kSymmetries.
    int symmetries = 0;
    QString name, author, source;
    std::optional<StoredRating> rating;
    /// The number in a run (runs.h), 0 = none.
    qint64 number = 0;
};

/// A puzzle of the library.
struct Entry {
    Id id = 0;
    QString puzzle, canonical, solution;
    int givens = 0;
    int symmetries = 0;
    QString name, author, source;
    /// In UTC: "2026-11-19T14:05:12Z"
    QString added;
    /// Nothing if it was not rated at all.
    std::optional<StoredRating> rating;
    QStringList collections, tags;
    /// How many games of it there are, whether one was played to its end, and the shortest time without hints.
    int games = 0;
    bool solved = false;
    std::optional<qint64> bestMs;
};

} // namespace ninefold::library
