// SPDX-License-Identifier: MIT
// Almost locked sets in HoDoKu's order, and the two simplest techniques that use them. If a set does not contain a
// restricted common digit, it is locked and contains all its other digits.
#include "engine/rating/hodoku/als.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

// A set of nine cells would need ten digits.
constexpr int kMostCells = 8;

Digits withSecond(const RestrictedCommon& link) {
    Digits digits = Digits::of(link.digit);
    if (link.second != 0) digits.add(link.second);
    return digits;
}

/// Rows come before columns, and both before boxes.
bool isFirstHouse(House house, Cells cells) {
    if (house < 9) return true;
    if (house < 18) return cells.hasSeveral();
    const Cell first = cells.first();
    return !kHouses[rowHouse(rowOf(first))].contains(cells) && !kHouses[columnHouse(columnOf(first))].contains(cells);
}

} // namespace

AlmostLockedSets::AlmostLockedSets(const Board& board) {
    collect(board);
    for (AlmostLockedSet& set : sets_) {
        assert(set.digits.count() == set.cells.count() + 1);
        for (const Digit digit : set.digits) {
            set.places[digit - 1] = set.cells & board.cellsFor(digit);
            set.seen[digit - 1] = (commonPeers(set.places[digit - 1]) & board.cellsFor(digit)) - set.cells;
        }
    }
    link();
}

/// Searches house by house and lists each set once.
void AlmostLockedSets::collect(const Board& board) {
    for (House house = 0; house < kHouseCount; ++house) {
        // Depth-first as in HoDoKu: a set comes before the larger sets that begin with its cells.
        const auto extend = [&](const auto& self, int from, Cells cells, Digits digits, int count) -> void {
            if (count == kMostCells) return;
            for (int n = from; n < 9; ++n) {
                const Cell cell = kHouseCells[house][n];
                if (board.isSet(cell)) continue;
                const Cells more = cells | Cells::of(cell);
                const Digits together = digits | board.candidates(cell);
                // The same cells may be in a line and in a box; the first house that contains them counts.
                if (together.count() == count + 2 && isFirstHouse(house, more))
                    sets_.push_back({more, together, {}, {}});
                self(self, n + 1, more, together, count + 1);
            }
        };
        extend(extend, 0, {}, {}, 0);
    }
}

/// Sets that overlap are not linked. Of three or more restricted common digits the first and the last are kept.
void AlmostLockedSets::link() {
    // The sets with each digit and its cells there, side by side: few of them are linked.
    struct Places {
        int set;
        Cells cells;
    };
    std::array<std::vector<Places>, kDigitCount> withDigit;
    for (int set = 0; set < static_cast<int>(sets_.size()); ++set)
        for (const Digit digit : sets_[set].digits) withDigit[digit - 1].push_back({set, sets_[set].places[digit - 1]});
    std::array<std::size_t, kDigitCount> next{};
    std::vector<std::pair<int, Digit>> restricted;
    for (int one = 0; one < static_cast<int>(sets_.size()); ++one) {
        const AlmostLockedSet& a = sets_[one];
        restricted.clear();
        for (const Digit digit : a.digits) {
            const auto& list = withDigit[digit - 1];
            assert(list[next[digit - 1]].set == one);
            // Restricted: every cell of the digit in one set sees all its cells in the other.
            for (std::size_t n = ++next[digit - 1]; n < list.size(); ++n)
                if (a.seen[digit - 1].contains(list[n].cells)) restricted.emplace_back(list[n].set, digit);
        }
        std::ranges::sort(restricted);
        addLinks(one, restricted);
    }
    begin_.push_back(links_.size());
}

void AlmostLockedSets::addLinks(int one, std::span<const std::pair<int, Digit>> restricted) {
    begin_.push_back(links_.size());
    for (const auto& [other, digit] : restricted) {
        if (sets_[one].cells.meets(sets_[other].cells)) continue;
        if (links_.size() > begin_.back() && links_.back().other == other) links_.back().second = digit;
        else links_.push_back({one, other, digit});
    }
}

void AlmostLockedSets::removeShared(int one, int other, Digits left, Step& step) const {
    const AlmostLockedSet& a = sets_[one];
    const AlmostLockedSet& b = sets_[other];
    for (const Digit digit : (a.digits & b.digits) - left) step.remove(a.seen[digit - 1] & b.seen[digit - 1], digit);
}

/// Two sets that share two restricted common digits lock all their other digits.
void AlmostLockedSets::removeLocked(int set, int partner, Digits left, Step& step) const {
    for (const Digit digit : sets_[set].digits - left)
        step.remove(sets_[set].seen[digit - 1] - sets_[partner].cells, digit);
}

/// Takes the first link that removes a candidate, not the best, because HoDoKu stops here as well.
bool AlmostLockedSets::findXz(Step& step) const {
    step.technique = "als-xz";
    for (const RestrictedCommon& link : links_) {
        removeShared(link.one, link.other, Digits::of(link.digit), step);
        if (link.second != 0) {
            removeShared(link.one, link.other, Digits::of(link.second), step);
            // Doubly linked sets are locked whichever of the two digits they lack, so each contains all its other
            // digits.
            removeLocked(link.one, link.other, withSecond(link), step);
            removeLocked(link.other, link.one, withSecond(link), step);
        }
        if (!step.removals.empty()) return true;
    }
    return false;
}

/// Tries every two links that share a set, in the order of the links; only the links of their two sets are
/// searched.
bool AlmostLockedSets::findXyWing(Step& step) const {
    step.technique = "als-xy-wing";
    std::vector<std::vector<std::size_t>> ofSet(sets_.size());
    for (std::size_t n = 0; n < links_.size(); ++n) {
        ofSet[links_[n].one].push_back(n);
        ofSet[links_[n].other].push_back(n);
    }
    std::vector<std::size_t> partners;
    for (std::size_t n = 0; n < links_.size(); ++n) {
        partners.clear();
        for (const int set : {links_[n].one, links_[n].other}) {
            const auto& list = ofSet[set];
            partners.insert(partners.end(), std::upper_bound(list.begin(), list.end(), n), list.end());
        }
        std::sort(partners.begin(), partners.end());
        for (const std::size_t partner : partners)
            if (tryWing(links_[n], links_[partner], step)) return true;
    }
    return false;
}

/// Removes the digits that the outer sets of two links share.
bool AlmostLockedSets::tryWing(const RestrictedCommon& one, const RestrictedCommon& other, Step& step) const {
    // The middle set needs a different digit for each side, or both sides could depend on the same one.
    if (one.second == 0 && other.second == 0 && one.digit == other.digit) return false;
    const bool shareFirst = one.one == other.one || one.one == other.other;
    const int pivot = shareFirst ? one.one : one.other;
    const int a = shareFirst ? one.other : one.one;
    const int b = other.one == pivot ? other.other : other.one;
    assert(pivot == other.one || pivot == other.other);
    // Outer sets that overlap are not independent, so a shared digit proves nothing.
    if (a == b || sets_[a].cells.meets(sets_[b].cells)) return false;
    removeShared(a, b, withSecond(one) | withSecond(other), step);
    return !step.removals.empty();
}

} // namespace ninefold::rating::hodoku
