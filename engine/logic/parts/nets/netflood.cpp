// SPDX-License-Identifier: MIT
// Every candidate has a bit for each assumption that leaves it on the board. A choice of which an assumption leaves one
// candidate places it, for all such assumptions in a few instructions; one that leaves none fails.
#include "engine/logic/parts/nets/netflood.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold::logic {

NetFlood::NetFlood(const Boards& candidates) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            numbers_[cell][digit - 1] = static_cast<std::int16_t>(candidates_.size());
            if (candidates[digit - 1].has(cell)) candidates_.push_back({cell, digit});
            else numbers_[cell][digit - 1] = -1;
        }
    choicesOf_.resize(candidates_.size());
    rivals_.resize(candidates_.size());
    for (const auto& numbers : numbers_) {
        Choice digits;
        for (const int number : numbers)
            if (number >= 0) digits.add(number);
        for (int number : digits)
            for (int other : digits)
                if (number != other) rivals_[number].add(other);
        addChoice(digits, 0);
    }
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells board = candidates[digit - 1];
        for (Cell cell : board)
            for (Cell peer : board& kPeers[cell]) rivals_[numberOf({cell, digit})].add(numberOf({peer, digit}));
        for (House house = 0; house < kHouseCount; ++house) {
            Choice places;
            for (Cell cell : board& kHouses[house]) places.add(numberOf({cell, digit}));
            addChoice(places, 1 + static_cast<std::size_t>(kindOf(house)));
        }
    }
    isOpen_.resize(choices_.size());
}

/// A set cell and a digit that is set in a house leave no choice.
void NetFlood::addChoice(const Choice& choice, std::size_t kind) {
    for (int number : choice) choicesOf_[number][kind] = static_cast<std::int16_t>(choices_.size());
    if (choice.size() > 0) choices_.push_back(choice);
}

int NetFlood::numberOf(Candidate candidate) const {
    const int number = numbers_[candidate.cell][candidate.digit - 1];
    assert(number >= 0);
    return number;
}

void NetFlood::assume(std::span<const Candidate> assumptions) {
    parts_.clear();
    for (std::size_t first = 0; first < assumptions.size(); first += Bits::kCount) {
        Part& part = parts_.emplace_back();
        part.possible.resize(candidates_.size(), Bits::all());
        part.own.resize(candidates_.size());
        part.next.resize(candidates_.size());
        const std::size_t size = std::min<std::size_t>(Bits::kCount, assumptions.size() - first);
        part.assumed = Bits::first(static_cast<int>(size));
        for (std::size_t bit = 0; bit < size; ++bit) {
            const Bits one = Bits::of(static_cast<int>(bit));
            const int number = numberOf(assumptions[first + bit]);
            part.own[number] |= one;
            for (int rival : rivals_[number]) part.possible[rival] = part.possible[rival] - one;
        }
    }
}

void NetFlood::begin(const Boards& left) {
    layers_ = 0;
    for (Part& part : parts_) {
        part.placed = part.own;
        part.left = part.possible;
        part.failed = Bits::all() - part.assumed;
        std::fill(part.next.begin(), part.next.end(), Bits());
    }
    std::fill(isOpen_.begin(), isOpen_.end(), 0);
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        const auto [cell, digit] = candidates_[number];
        if (left[digit - 1].has(cell)) {
            for (int choice : choicesOf_[number]) ++isOpen_[choice];
            continue;
        }
        for (Part& part : parts_) {
            part.left[number].clear();
            // It must not lead on.
            part.failed |= part.own[number];
        }
    }
    for (char& isOpen : isOpen_) isOpen = isOpen > 1;
    look();
}

void NetFlood::follow(int layers) {
    for (bool any = true; any && layers_ < layers; ++layers_) {
        any = false;
        for (Part& part : parts_) any = place(part) || any;
        if (any) look();
    }
}

bool NetFlood::fails(std::size_t assumption) const {
    return parts_[assumption / Bits::kCount].failed.has(static_cast<int>(assumption % Bits::kCount));
}

void NetFlood::look() {
    for (Part& part : parts_)
        for (std::size_t choice = 0; choice < choices_.size(); ++choice) look(part, choices_[choice], isOpen_[choice]);
}

void NetFlood::look(Part& part, const Choice& choice, bool isOpen) {
    Bits once, twice;
    for (int number : choice) {
        twice |= once & part.left[number];
        once |= part.left[number];
    }
    part.failed |= Bits::all() - once;
    const Bits single = (once - twice) - part.failed;
    if (!isOpen || !single.any()) return;
    for (int number : choice) part.next[number] |= (single & part.left[number]) - part.placed[number];
}

bool NetFlood::place(Part& part) const {
    bool any = false;
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        const Bits assumptions = part.next[number];
        if (!assumptions.any()) continue;
        any = true;
        part.next[number].clear();
        part.placed[number] |= assumptions;
        for (int rival : rivals_[number]) part.left[rival] = part.left[rival] - assumptions;
    }
    return any;
}

} // namespace ninefold::logic
