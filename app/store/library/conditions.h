// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/finding.h"

namespace ninefold::library {

/// One condition of a query in two forms: for a puzzle at hand, and as the list of all that meet it.
struct Condition {
    /// About `puzzle` and `rating`, and without an index of their own: "+rating.er BETWEEN ? AND ?"
    QString test;
    QVariantList testValues;
    /// SELECT with one column, the number of the puzzle.
    QString list;
    QVariantList listValues;
    /// The same with puzzles that may be in it twice: the beginning of that is known at once.
    QString listWithCopies = {};
    /// An index has the list in the order of the numbers.
    bool isOrdered = false;
    /// The test asks for nothing of `puzzle` but its number.
    bool isByNumber = false;
    const QString& counted() const { return listWithCopies.isEmpty() ? list : listWithCopies; }
    /// Whether the list is usable: a puzzle that was not solved cannot be listed faster than all puzzles.
    bool isListed() const { return !list.isEmpty(); }
};

/// Is a part of the query about the rating?
bool asksForRating(const Query& query);

QList<Condition> conditionsOf(const Query& query);

} // namespace ninefold::library
