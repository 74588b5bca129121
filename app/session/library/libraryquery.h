// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarypuzzle.h"
#include "engine/analysis/heldpatterns.h"
#include "engine/generator/symmetry.h"

namespace ninefold::session {

/// Which puzzles of a collection to show. An empty filter shows all.
struct LibraryFilter {
    /// A number, a part of a name, or digits of the board.
    QString text;
    std::optional<rating::Level> level;
    /// Sudoku Explainer's rating in tenths; 0 = without this bound.
    int leastEr = 0, mostEr = 0;
    /// HoDoKu's score, and the number of givens; 0 = without this bound.
    int leastScore = 0, mostScore = 0, leastGivens = 0, mostGivens = 0;
    /// A symmetry that the givens have; nothing for any.
    std::optional<generator::Symmetry> symmetry;
    /// A pattern that is there after the easy steps; nothing for any.
    std::optional<analysis::HeldPattern> holds;
    /// A tag of the player; empty for any.
    QString tag;
    /// A technique that the puzzle needs; null for any.
    const logic::Technique* technique = nullptr;
    /// Without the puzzles that were solved.
    bool unsolved = false;

    friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// What puzzles are sorted by: the order in which they were added, and everything that the page shows of them.
enum class LibrarySort { Number, Name, Level, Rating, Score, Givens, Time, LastPlayed };
inline constexpr int kLibrarySorts = 8;

struct LibraryQuery {
    /// The id of a collection.
    QString collection;
    LibraryFilter filter;
    LibrarySort sort = LibrarySort::Number;
    bool descending = false;

    friend bool operator==(const LibraryQuery&, const LibraryQuery&) = default;
};

/// A collection, and how much of it is solved.
struct LibraryCollection {
    enum class Kind { All, Level, Practice, Own };

    QString id;
    Kind kind = Kind::Own;
    /// The name of an own collection.
    QString name;
    /// All puzzles are of this level.
    std::optional<rating::Level> level;
    int solved = 0, total = 0;
    friend bool operator==(const LibraryCollection&, const LibraryCollection&) = default;
};

bool fits(const LibraryPuzzle& puzzle, const LibraryFilter& filter);

/// Does one puzzle come before the other? Equal ones are in the order of their numbers; those that lack what is sorted
/// by come last in either direction.
bool precedes(const LibraryPuzzle& one, const LibraryPuzzle& other, LibrarySort sort, bool descending);

} // namespace ninefold::session
