// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/refutations.h"
#include "engine/logic/step.h"

#include <initializer_list>

namespace ninefold::logic {

/// For each candidate the almost locked sets whose places of its digit it sees completely. A fact of a position.
class SetsInSight {
public:
    explicit SetsInSight(const Position& position);
    ConstRow of(Cell cell, Digit digit) const { return rows_[cell * kDigitCount + digit - 1]; }

private:
    BitRows rows_;
};

/// Which almost locked sets share digits that only one of the two can hold ("restricted common"), and which pairs
/// could eliminate a candidate that chains refute. A row has a bit for each set. A fact of a position.
class RestrictedSets {
public:
    explicit RestrictedSets(const Position& position);

    int size() const { return static_cast<int>(sets_.size()); }
    const AlmostLockedSet& operator[](int set) const { return sets_[set]; }
    /// The sets that share such a digit with this one, and those that share at least two.
    ConstRow rivals(int set) const { return rivals_[set]; }
    ConstRow closeRivals(int set) const { return closeRivals_[set]; }
    Digits restricted(int a, int b) const;
    /// The sets that have a digit in common with this one such that some refuted candidate sees all its places in
    /// both.
    ConstRow partners(int set) const { return partners_[set]; }
    /// The sets that have any partner.
    ConstRow partnered() const { return partnered_[0]; }

private:
    void findRivals(const Position& position, const std::vector<SetPlaces>& places);
    void findPartners(const Position& position, const std::vector<SetPlaces>& places);

    const std::vector<AlmostLockedSet>& sets_;
    /// By the index of places of a digit: the sets that cannot hold the digit together with these places.
    BitRows outOf_;
    BitRows rivals_, closeRivals_, partners_, partnered_;
};

/// At least one of the two sets holds each of the digits: removes them from cells that see all their places in both.
void eliminateCommon(const Position& position, const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits,
                     Step& step);
/// Draws the links that say that only one of the two sets can hold each of the digits.
void linkSets(const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits, Step& step);
/// A set that a chain passes: if it loses the digit `in`, it needs all its others, `out` among them.
struct Passed {
    const AlmostLockedSet& set;
    Role name;
    Digit in, out;
};
/// The chain through some sets: "in" of the first does not hold, so "out" does, so "in" of the next does not ...
Chain chainThrough(std::initializer_list<Passed> sets);
/// Draws a set in a role.
void markSet(const Position& position, Cells cells, Role role, Step& step);

} // namespace ninefold::logic
