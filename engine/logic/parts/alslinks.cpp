// SPDX-License-Identifier: MIT
// Finds which sets cannot both hold a digit, and which pairs could eliminate anything. Both are stored as rows of
// bits, because there may be hundreds of sets and every pair is queried.
#include "engine/logic/parts/alslinks.h"

#include "engine/logic/parts/linkedlists.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

void join(Row row, ConstRow other) {
    assert(row.size() == other.size());
    for (std::size_t word = 0; word < row.size(); ++word) row[word] |= other[word];
}

bool any(ConstRow row) {
    return std::ranges::any_of(row, [](Word word) { return word != 0; });
}

/// For every set, the union of the rows of its places.
BitRows together(const std::vector<AlmostLockedSet>& sets, const BitRows& byPlaces) {
    const int count = static_cast<int>(sets.size());
    BitRows rows(count, count);
    for (int set = 0; set < count; ++set)
        for (Digit digit : sets[set].open) join(rows[set], byPlaces[sets[set].numberOf(digit)]);
    return rows;
}

/// For every set, what occurs in the rows of at least two of its places.
BitRows overlap(const std::vector<AlmostLockedSet>& sets, const BitRows& byPlaces) {
    const int count = static_cast<int>(sets.size());
    BitRows rows(count, count);
    std::vector<Word> seen(rows.words());
    for (int set = 0; set < count; ++set) {
        std::fill(seen.begin(), seen.end(), 0);
        for (Digit digit : sets[set].open) {
            const ConstRow places = byPlaces[sets[set].numberOf(digit)];
            if (!any(places)) continue;
            const Row row = rows[set];
            for (std::size_t word = 0; word < row.size(); ++word) {
                row[word] |= seen[word] & places[word];
                seen[word] |= places[word];
            }
        }
    }
    return rows;
}

} // namespace

/// For each candidate the sets whose places of its digit it sees completely: if one of them must hold the digit, the
/// candidate goes.
SetsInSight::SetsInSight(const Position& position) {
    const std::vector<AlmostLockedSet>& sets = position.fact<AlmostLockedSets>().list;
    rows_ = BitRows(kCellCount * kDigitCount, static_cast<int>(sets.size()));
    // Every digit that some candidate sees is open.
    for (std::size_t set = 0; set < sets.size(); ++set)
        for (Digit digit : sets[set].open)
            for (Cell cell : sets[set].seenBy(digit) & position.cellsFor(digit))
                setBit(rows_[cell * kDigitCount + digit - 1], static_cast<int>(set));
}

RestrictedSets::RestrictedSets(const Position& position) : sets_(position.fact<AlmostLockedSets>().list) {
    const std::vector<SetPlaces>& places = position.fact<AlmostLockedSets>().places;
    findRivals(position, places);
    findPartners(position, places);
}

void RestrictedSets::findRivals(const Position& position, const std::vector<SetPlaces>& places) {
    const int count = static_cast<int>(places.size());
    BitRows holders(count, size());
    for (int set = 0; set < size(); ++set)
        for (Digit digit : sets_[set].digits) setBit(holders[sets_[set].numberOf(digit)], set);
    // Most sets have a digit in places that no single candidate sees completely.
    LinkedLists<kCellCount * kDigitCount> at;
    const auto index = [](Cell cell, Digit digit) { return cell * kDigitCount + digit - 1; };
    for (int i = 0; i < count; ++i)
        if (places[i].inSight) at.add(index(places[i].cells.first(), places[i].digit), i);
    outOf_ = BitRows(count, size());
    for (int one = 0; one < count; ++one)
        for (Cell cell : places[one].seen& position.cellsFor(places[one].digit))
            at.forEach(index(cell, places[one].digit), [&](int other) {
                if (places[one].seen.contains(places[other].cells)) join(outOf_[one], holders[other]);
            });
    rivals_ = together(sets_, outOf_);
    closeRivals_ = overlap(sets_, outOf_);
}

void RestrictedSets::findPartners(const Position& position, const std::vector<SetPlaces>& places) {
    const int count = static_cast<int>(places.size());
    const auto& aims = position.fact<SetsInSight>();
    const Refutations& refuted = position.fact<RefutedBy<LinkKind::Sets>>();
    BitRows byPlaces(count, size());
    for (int i = 0; i < count; ++i)
        for (Cell cell : places[i].seen& refuted.cells(places[i].digit))
            join(byPlaces[i], aims.of(cell, places[i].digit));
    partners_ = together(sets_, byPlaces);
    partnered_ = BitRows(1, size());
    for (int set = 0; set < size(); ++set)
        if (any(partners_[set])) setBit(partnered_[0], set);
}

/// A digit is restricted if every place in one set sees all places in the other.
Digits RestrictedSets::restricted(int a, int b) const {
    assert(a != b);
    Digits digits;
    for (Digit digit : sets_[a].open& sets_[b].open)
        if (hasBit(outOf_[sets_[a].numberOf(digit)], b)) digits.add(digit);
    return digits;
}

void eliminateCommon(const Position& position, const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits,
                     Step& step) {
    for (Digit digit : digits) step.remove(a.seenBy(digit) & b.seenBy(digit) & position.cellsFor(digit), digit);
}

void linkSets(const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits, Step& step) {
    assert((digits - (a.digits & b.digits)).empty());
    for (Digit digit : digits) step.link({a.placesOf(digit), digit}, {b.placesOf(digit), digit}, false);
}

Chain chainThrough(std::initializer_list<Passed> sets) {
    Chain chain;
    for (const auto& [set, name, in, out] : sets) {
        ChainNode lost{set.placesOf(in), in, false, -1, {}};
        if (!chain.empty()) lost.house = commonHouses(chain.back().cells | lost.cells).first();
        chain.push_back(std::move(lost));
        chain.push_back({set.placesOf(out), out, true, -1, set.cells, name});
    }
    return chain;
}

void markSet(const Position& position, Cells cells, Role role, Step& step) {
    for (Cell cell : cells)
        for (Digit digit : position.candidates(cell)) step.mark(role, cell, digit);
}

} // namespace ninefold::logic
