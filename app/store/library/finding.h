// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"
#include "engine/analysis/heldpatterns.h"

#include <limits>

namespace ninefold::library {

/// Both ends included.
struct Range {
    int from = std::numeric_limits<int>::min();
    int to = std::numeric_limits<int>::max();
    friend bool operator==(const Range&, const Range&) = default;
};

enum class SortBy { Added, Name, Level, Er, HodokuScore, Givens, BestTime, LastPlayed };

/// Which puzzles are wanted; what is empty does not matter. All conditions have to be met.
struct Query {
    /// Numbers of rating::Level.
    std::optional<Range> levels;
    /// In tenths.
    std::optional<Range> er;
    std::optional<Range> hodokuScore;
    std::optional<Range> givens;
    /// The ids of techniques, all of which a way to the solution uses.
    QStringList techniques;
    /// The number of a generator::Symmetry that the givens have.
    std::optional<int> symmetry;
    /// A pattern that is there after the easy steps. Only puzzles are found that were looked at (patterns.h).
    std::optional<analysis::HeldPattern> holds;
    QString collection, tag;
    /// Each word of it begins a word of the name or the author, or all of it is a part of the source's name.
    QString text;
    bool unsolved = false;
    bool unrated = false;
    /// Not looked at for patterns yet.
    bool withoutPatterns = false;

    SortBy sort = SortBy::Added;
    bool descending = false;
    long long limit = std::numeric_limits<int>::max();
    long long offset = 0;
};

/// Up to which length a list of puzzles is tested and sorted, and up to which it is only tested; about a tenth of a
/// second each.
struct SearchLimits {
    long long few = 20'000, some = 100'000;
};

/// The puzzles in the order of the query. A list of a million is 8 MB; `entries` fetches what is shown of it. The
/// limits decide how they are searched, never what is found.
Result<QList<Id>> find(Database& database, const Query& query, const SearchLimits& limits = {});

/// How many there are, at most `most`, without regard to limit and offset.
Result<long long> countFound(Database& database, const Query& query, long long most = std::numeric_limits<int>::max());

} // namespace ninefold::library
