// SPDX-License-Identifier: MIT
#include "engine/logic/parts/impossible/tridagons.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// The most guards: no cell outside sees more than five cells of the pattern (three of its box, and one in its row and
/// its column), and three are in one house.
constexpr int kMostGuards = 5, kLeastPure = 12 - kMostGuards;

} // namespace

Tridagons::Tridagons(const Position& position) : position_(position) {
    const Cells small = position.cellsWithCount(1) | position.cellsWithCount(2) | position.cellsWithCount(3);
    if (small.count() < kLeastPure) return;
    for (const auto& boxes : kBoxRectangles) {
        Cells cells;
        for (int box : boxes) cells |= kHouses[boxHouse(box)];
        if ((cells & small).count() < kLeastPure) continue;
        for (Digits digits : triplesIn(boxes))
            if (countPure(cells & small, digits) >= kLeastPure) search(boxes, digits);
    }
}

/// Each three digits that none of the boxes has yet.
std::vector<Digits> Tridagons::triplesIn(const std::array<int, 4>& boxes) const {
    std::vector<Digits> triples;
    Digits open = Digits::all();
    for (Digit digit : open)
        if (std::ranges::any_of(boxes, [&](int box) { return position_.done(digit).has(boxHouse(box)); }))
            open.remove(digit);
    for (Digit one : open)
        for (Digit two : open)
            for (Digit three : open)
                if (one < two && two < three) triples.push_back(Digits::of(one) | Digits::of(two) | Digits::of(three));
    return triples;
}

/// The number of cells with no candidates but these.
int Tridagons::countPure(Cells cells, Digits digits) const {
    int count = 0;
    for (Cell cell : cells) count += (position_.candidates(cell) - digits).empty();
    return count;
}

bool Tridagons::isUseful(const Choice& choice) const {
    const int guards = choice.guarded.count();
    if (guards <= 2 || !commonHouses(choice.guarded).empty()) return true;
    if (!choice.extras.single()) return false;
    return position_.cellsFor(choice.extras.first()).meets(commonPeers(choice.guarded));
}

/// Without cells if one of them has none of the digits.
Tridagons::Choice Tridagons::choose(int box, int index) const {
    Choice choice{BoxDiagonal::cells(box, index), {}, {}, BoxDiagonal::isOdd(index)};
    for (Cell cell : choice.cells) {
        const Digits candidates = position_.candidates(cell), extras = candidates - digits_;
        if ((candidates & digits_).empty()) return {};
        if (!extras.empty()) choice.guarded.add(cell);
        choice.extras |= extras;
    }
    return choice;
}

void Tridagons::search(const std::array<int, 4>& boxes, Digits digits) {
    digits_ = digits;
    std::array<std::vector<Choice>, 4> choices;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (int index = 0; index < BoxDiagonal::kCount; ++index)
            if (const Choice choice = choose(boxes[i], index); !choice.cells.empty() && isUseful(choice))
                choices[i].push_back(choice);
        if (choices[i].empty()) return;
    }
    combine(choices, 0, {});
}

void Tridagons::combine(const std::array<std::vector<Choice>, 4>& choices, std::size_t box, const Choice& sofar) {
    if (box == choices.size()) {
        if (!sofar.isOdd || sofar.guarded.empty()) return;
        assert(sofar.cells.count() == 12);
        Deadly pattern{sofar.cells, digits_, {}};
        for (Cell cell : sofar.guarded) pattern.guards.push_back({cell, position_.candidates(cell) - digits_});
        list_.push_back(std::move(pattern));
        return;
    }
    for (const Choice& choice : choices[box]) {
        const Choice wider{sofar.cells | choice.cells, sofar.guarded | choice.guarded, sofar.extras | choice.extras,
                           sofar.isOdd != choice.isOdd};
        if (isUseful(wider)) combine(choices, box + 1, wider);
    }
}

} // namespace ninefold::logic
