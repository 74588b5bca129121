// SPDX-License-Identifier: MIT
#include "engine/logic/position.h"

#include "engine/logic/step.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// The index of a cell within its row, its column and its box.
std::array<int, 3> indexesOf(Cell cell) {
    return {columnOf(cell), rowOf(cell), rowOf(cell) % 3 * 3 + columnOf(cell) % 3};
}

} // namespace

Position::Position(const Grid& grid) : grid_(grid) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        candidates_[cell] = grid.candidates(cell);
        byCount_[candidates_[cell].count()].add(cell);
        const auto houses = housesOf(cell);
        if (const Digit digit = grid.value(cell)) {
            for (House house : houses) {
                broken_ = broken_ || done_[digit - 1].has(house);
                done_[digit - 1].add(house);
            }
            continue;
        }
        ++blankCount_;
        broken_ = broken_ || candidates_[cell].empty();
        for (House house : houses) ++blanksIn_[house];
        const auto indexes = indexesOf(cell);
        for (Digit digit : candidates_[cell])
            for (int kind = 0; kind < 3; ++kind)
                places_[digit - 1][houses[kind]] |= static_cast<std::uint16_t>(1u << indexes[kind]);
    }
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house) countPlaces(house, digit);
}

const Position::Fact* Position::find(const std::vector<Fact>& facts, Key key) {
    for (const Fact& fact : facts)
        if (fact.key == key) return &fact;
    return nullptr;
}

void Position::forgetFacts() {
    for (Fact& fact : facts_) {
        if (!fact.lasts) continue;
        std::erase_if(earlierFacts_, [&](const Fact& earlier) { return earlier.key == fact.key; });
        earlierFacts_.push_back(std::move(fact));
    }
    facts_.clear();
}

Digits Position::candidatesOf(Cells cells) const {
    Digits digits;
    for (Cell cell : cells) digits |= candidates_[cell];
    return digits;
}

void Position::countPlaces(House house, Digit digit) {
    const unsigned places = places_[digit - 1][house];
    const int count = countOfNine(places);
    HouseSet &one = onePlace_[digit - 1], &two = twoPlaces_[digit - 1];
    one.remove(house);
    two.remove(house);
    if (done_[digit - 1].has(house)) return;
    if (count == 0) broken_ = true;
    else if (count == 1) one.add(house);
    else if (count == 2) two.add(house);
}

void Position::drop(Cell cell, Digit digit) {
    assert(candidates_[cell].has(digit));
    negativeCache_.touch(cell, digit);
    Digits& left = candidates_[cell];
    byCount_[left.count()].remove(cell);
    left.remove(digit);
    byCount_[left.count()].add(cell);
    if (left.empty() && !grid_.isSet(cell)) broken_ = true;
    grid_.removeCandidate(cell, digit);
    const auto houses = housesOf(cell);
    const auto indexes = indexesOf(cell);
    for (int kind = 0; kind < 3; ++kind) {
        places_[digit - 1][houses[kind]] &= static_cast<std::uint16_t>(~(1u << indexes[kind]));
        countPlaces(houses[kind], digit);
    }
}

void Position::remove(Cell cell, Digit digit) {
    if (!isCandidate(cell, digit)) return;
    change();
    drop(cell, digit);
}

void Position::place(Cell cell, Digit digit) {
    assert(digit >= 1 && digit <= kDigitCount);
    change();
    if (grid_.isSet(cell)) {
        broken_ = broken_ || grid_.value(cell) != digit;
        return;
    }
    if (!isCandidate(cell, digit)) broken_ = true;
    const Digits others = candidates_[cell];
    grid_.setValue(cell, digit);
    --blankCount_;
    assert(blankCount_ >= 0);
    for (House house : housesOf(cell)) {
        --blanksIn_[house];
        done_[digit - 1].add(house);
    }
    for (Digit other : others) drop(cell, other);
    for (Cell peer : grid_.cellsFor(digit) & kPeers[cell]) drop(peer, digit);
}

void Position::apply(const Step& step) {
    for (const Deduction& deduction : step.deductions)
        if (deduction.places) place(deduction.cell, deduction.digit);
        else remove(deduction.cell, deduction.digit);
}

void Position::noteCandidates(Step& step) const {
    for (Digit digit : Digits::all()) step.candidates[digit - 1] = cellsFor(digit);
}

} // namespace ninefold::logic
