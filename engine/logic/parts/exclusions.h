// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/houses.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace ninefold::logic {

/// Which digits cannot be together in cells that others see: one of these would be left without a candidate.
class Exclusions {
public:
    /// The candidates of a cell that sees all the cells: two or three.
    void add(Digits limit) {
        assert(limit.count() == 2 || limit.count() == 3);
        for (Digit digit : limit) {
            const Digits others = limit - Digits::of(digit);
            if (limit.count() == 2) besideOne_[digit - 1] |= others;
            else
                for (Digit second : others) besideTwo_[digit - 1][second - 1] |= others - Digits::of(second);
        }
    }

    /// What is impossible beside one digit, and beside two.
    Digits beside(Digit digit) const { return besideOne_[digit - 1]; }
    Digits beside(Digit one, Digit other) const {
        return besideOne_[one - 1] | besideOne_[other - 1] | besideTwo_[one - 1][other - 1];
    }

private:
    std::array<Digits, kDigitCount> besideOne_;
    std::array<std::array<Digits, kDigitCount>, kDigitCount> besideTwo_;
};

/// Two or three cells with their candidates.
template <std::size_t size>
struct BaseCells {
    static_assert(size == 2 || size == 3);
    std::array<Cell, size> cells;
    std::array<Digits, size> candidates;

    /// What is left for one of the cells when another one has this digit.
    Digits left(std::size_t at, std::size_t other, Digit digit) const {
        return sees(cells[at], cells[other]) ? candidates[at] - Digits::of(digit) : candidates[at];
    }

    /// Is there a combination with this digit in that cell?
    bool isPossible(std::size_t at, Digit digit, const Exclusions& excluded) const {
        const std::size_t one = (at + 1) % size, other = (at + 2) % size;
        const Digits next = left(one, at, digit) - excluded.beside(digit);
        if constexpr (size == 2) return !next.empty();
        const Digits last = left(other, at, digit);
        for (Digit second : next)
            if (!((last & left(other, one, second)) - excluded.beside(digit, second)).empty()) return true;
        return false;
    }

    /// The digits of that cell that some combination uses.
    Digits possible(std::size_t at, const Exclusions& excluded) const {
        Digits digits;
        for (Digit digit : candidates[at])
            if (isPossible(at, digit, excluded)) digits.add(digit);
        return digits;
    }
};

} // namespace ninefold::logic
