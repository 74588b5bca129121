// SPDX-License-Identifier: MIT
#include "engine/logic/parts/nets/choices.h"

#include "engine/core/houses.h"
#include "engine/logic/parts/nets/netsteps.h"

namespace ninefold::logic {

Choices::Choices(const Position& position) : Choices(baseOf(position).boards) {}

Choices::Choices(const Boards& candidates) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const bool isLeft = candidates[digit - 1].has(cell);
            numbers_[cell][digit - 1] = static_cast<std::int16_t>(isLeft ? candidates_.size() : -1);
            if (isLeft) candidates_.push_back({cell, digit});
        }
    choicesOf_.resize(candidates_.size());
    rivals_.resize(candidates_.size());
    addCells();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) addHouses(digit, candidates[digit - 1]);
}

void Choices::addCells() {
    for (const auto& numbers : numbers_) {
        Choice digits;
        for (const int number : numbers)
            if (number >= 0) digits.add(number);
        for (int number : digits)
            for (int other : digits)
                if (number != other) rivals_[number].add(other);
        addChoice(digits, 0);
    }
}

void Choices::addHouses(Digit digit, Cells board) {
    for (Cell cell : board)
        for (Cell peer : board& kPeers[cell]) rivals_[numberOf({cell, digit})].add(numberOf({peer, digit}));
    for (House house = 0; house < kHouseCount; ++house) {
        Choice places;
        for (Cell cell : board& kHouses[house]) places.add(numberOf({cell, digit}));
        addChoice(places, 1 + static_cast<std::size_t>(kindOf(house)));
    }
}

/// A set cell and a digit that is set in a house leave no choice.
void Choices::addChoice(const Choice& choice, std::size_t kind) {
    for (int number : choice) choicesOf_[number][kind] = static_cast<std::int16_t>(choices_.size());
    if (choice.size() > 0) choices_.push_back(choice);
}

} // namespace ninefold::logic
