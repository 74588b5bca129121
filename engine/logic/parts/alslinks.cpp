// SPDX-License-Identifier: MIT
#include "engine/logic/parts/alslinks.h"

#include <algorithm>

namespace ninefold {
namespace {

struct Found {
    int from, to;
    Digit digit;
};

std::vector<Found> restrictedPairs(const Position& position, const std::vector<AlmostLockedSet>& sets) {
    std::vector<Found> found;
    std::vector<int> holders;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        holders.clear();
        // Most sets spread the digit too far for any place to see all of it.
        for (std::size_t i = 0; i < sets.size(); ++i)
            if (sets[i].digits.has(digit) && sets[i].seenBy(digit).meets(position.cellsFor(digit)))
                holders.push_back(static_cast<int>(i));
        for (std::size_t i = 0; i < holders.size(); ++i) {
            const Cells seen = sets[holders[i]].seenBy(digit);
            for (std::size_t j = i + 1; j < holders.size(); ++j)
                if (seen.contains(sets[holders[j]].placesOf(digit))) {
                    found.push_back({holders[i], holders[j], digit});
                    found.push_back({holders[j], holders[i], digit});
                }
        }
    }
    return found;
}

} // namespace

RestrictedLinks::RestrictedLinks(const Position& position) : sets_(position.fact<AlmostLockedSets>().list) {
    std::vector<Found> found = restrictedPairs(position, sets_);
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::tie(a.from, a.to, a.digit) < std::tie(b.from, b.to, b.digit);
    });
    first_.assign(sets_.size() + 1, 0);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Found& link = found[i];
        if (i > 0 && found[i - 1].from == link.from && found[i - 1].to == link.to) {
            links_.back().digits.add(link.digit);
            continue;
        }
        links_.push_back({link.to, Digits::of(link.digit)});
        ++first_[link.from + 1];
    }
    for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
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
