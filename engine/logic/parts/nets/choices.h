// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/logic/parts/nets/netlines.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold::logic {

class Position;

/// The candidates of a position by number, and where one of several holds: the cells, and the digits in each house. A
/// fact of a position.
class Choices {
public:
    /// A short list of numbers.
    template <std::size_t most>
    class Few {
    public:
        void add(int number) {
            assert(count_ < most);
            numbers_[count_++] = static_cast<std::int16_t>(number);
        }
        std::size_t size() const { return count_; }
        const std::int16_t* begin() const { return numbers_.data(); }
        const std::int16_t* end() const { return numbers_.data() + count_; }

    private:
        std::array<std::int16_t, most> numbers_;
        std::size_t count_ = 0;
    };
    /// A cell, or a digit in a house: one of these candidates holds.
    using Choice = Few<9>;

    explicit Choices(const Boards& candidates);
    explicit Choices(const Position& position);

    const std::vector<Candidate>& candidates() const { return candidates_; }
    const std::vector<Choice>& all() const { return choices_; }
    /// Its cell, row, column and box among the choices.
    const std::array<std::int16_t, 4>& of(int number) const { return choicesOf_[number]; }
    /// Those that go once it holds.
    const Few<28>& rivals(int number) const { return rivals_[number]; }
    int numberOf(Candidate candidate) const {
        const int number = numbers_[candidate.cell][candidate.digit - 1];
        assert(number >= 0);
        return number;
    }

private:
    void addCells();
    void addHouses(Digit digit, Cells board);
    void addChoice(const Choice& choice, std::size_t kind);

    /// -1 where a candidate is gone.
    std::array<std::array<std::int16_t, kDigitCount>, kCellCount> numbers_;
    std::vector<Candidate> candidates_;
    std::vector<Choice> choices_;
    std::vector<std::array<std::int16_t, 4>> choicesOf_;
    std::vector<Few<28>> rivals_;
};

} // namespace ninefold::logic
