// SPDX-License-Identifier: MIT
#include "engine/logic/parts/alslinks.h"

#include <algorithm>
#include <utility>

namespace ninefold {
namespace {

/// For each digit of a set at certain places: the other places of the same digit that all of these see.
std::vector<std::vector<int>> rivalsOf(const Position& position, const std::vector<SetPlaces>& places) {
    std::array<std::vector<int>, kDigitCount> ofDigit;
    for (std::size_t i = 0; i < places.size(); ++i)
        // Most sets spread the digit too far for any place to see all of it.
        if (places[i].seen.meets(position.cellsFor(places[i].digit)))
            ofDigit[places[i].digit - 1].push_back(static_cast<int>(i));
    std::vector<std::vector<int>> rivals(places.size());
    for (const std::vector<int>& together : ofDigit)
        for (int one : together)
            for (int other : together)
                if (places[one].seen.contains(places[other].cells)) rivals[one].push_back(other);
    return rivals;
}

} // namespace

RestrictedLinks::RestrictedLinks(const Position& position) : sets_(position.fact<AlmostLockedSets>().list) {
    const std::vector<SetPlaces>& places = position.fact<AlmostLockedSets>().places;
    const std::vector<std::vector<int>> rivals = rivalsOf(position, places);
    std::vector<std::vector<int>> holders(places.size());
    for (int set = 0; set < size(); ++set)
        for (Digit digit : sets_[set].digits) holders[sets_[set].numberOf(digit)].push_back(set);
    std::vector<Digits> shared(sets_.size());
    std::vector<int> others;
    for (int set = 0; set < size(); ++set) {
        first_.push_back(static_cast<int>(links_.size()));
        others.clear();
        for (Digit digit : sets_[set].digits)
            for (int rival : rivals[sets_[set].numberOf(digit)])
                for (int other : holders[rival]) {
                    if (shared[other].empty()) others.push_back(other);
                    shared[other].add(digit);
                }
        std::sort(others.begin(), others.end());
        for (int other : others) links_.push_back({other, std::exchange(shared[other], {})});
    }
    first_.push_back(static_cast<int>(links_.size()));
}

void strikeCommon(const Position& position, const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits,
                  Step& step) {
    for (Digit digit : digits) step.remove(a.seenBy(digit) & b.seenBy(digit) & position.cellsFor(digit), digit);
}

void markSet(const Position& position, Cells cells, Role role, Step& step) {
    for (Cell cell : cells)
        for (Digit digit : position.candidates(cell)) step.mark(role, cell, digit);
}

} // namespace ninefold
