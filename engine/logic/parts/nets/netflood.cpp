// SPDX-License-Identifier: MIT
// Every candidate has a bit for each assumption that leaves it on the board. A choice of which an assumption leaves one
// candidate places it, for all such assumptions in a few instructions; one that leaves none fails.
#include "engine/logic/parts/nets/netflood.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold::logic {

NetFlood::NetFlood(const Boards& candidates) : choices_(candidates), isOpen_(choices_.all().size()) {}

void NetFlood::assume(std::span<const Candidate> assumptions) {
    parts_.clear();
    for (std::size_t first = 0; first < assumptions.size(); first += Bits::kCount) {
        Part& part = parts_.emplace_back();
        part.possible.resize(choices_.candidates().size(), Bits::all());
        part.own.resize(choices_.candidates().size());
        part.next.resize(choices_.candidates().size());
        const std::size_t size = std::min<std::size_t>(Bits::kCount, assumptions.size() - first);
        part.assumed = Bits::first(static_cast<int>(size));
        for (std::size_t bit = 0; bit < size; ++bit) {
            const Bits one = Bits::of(static_cast<int>(bit));
            const int number = choices_.numberOf(assumptions[first + bit]);
            part.own[number] |= one;
            for (int rival : choices_.rivals(number)) part.possible[rival] = part.possible[rival] - one;
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
    for (std::size_t number = 0; number < choices_.candidates().size(); ++number) {
        const auto [cell, digit] = choices_.candidates()[number];
        if (left[digit - 1].has(cell)) {
            for (int choice : choices_.of(number)) ++isOpen_[choice];
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
        for (std::size_t choice = 0; choice < choices_.all().size(); ++choice)
            look(part, choices_.all()[choice], isOpen_[choice]);
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
    for (std::size_t number = 0; number < choices_.candidates().size(); ++number) {
        const Bits assumptions = part.next[number];
        if (!assumptions.any()) continue;
        any = true;
        part.next[number].clear();
        part.placed[number] |= assumptions;
        for (int rival : choices_.rivals(number)) part.left[rival] = part.left[rival] - assumptions;
    }
    return any;
}

} // namespace ninefold::logic
