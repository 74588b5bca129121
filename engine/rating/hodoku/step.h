// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/board.h"

#include <compare>
#include <string_view>
#include <vector>

namespace ninefold::rating::hodoku {

struct Removal {
    // Removals are sorted and compared in this order.
    Digit digit;
    Cell cell;
    friend auto operator<=>(const Removal&, const Removal&) = default;
};

/// A step that a finder returns: a digit to place, or candidates to remove.
struct Step {
    /// The id of the technique in the engine's list.
    std::string_view technique;
    Cell cell = -1;
    Digit digit = 0;
    std::vector<Removal> removals;

    void place(Cell where, Digit what) {
        cell = where;
        digit = what;
    }
    void remove(Cell where, Digit what) { removals.push_back({what, where}); }
    void remove(Cells cells, Digit what) {
        for (const Cell where : cells) remove(where, what);
    }
    void remove(Cell where, Digits digits) {
        for (const Digit what : digits) remove(where, what);
    }
    /// Sorts the removals and drops duplicates.
    void tidy();
};

void apply(const Step& step, Board& board);

/// Chooses among steps as HoDoKu does where it collects all first: the most removals, then the shortest, then the
/// smallest weight, then the first.
class Best {
public:
    void offer(const Step& step, int length);
    bool take(Step& step);

private:
    Step best_;
    int length_ = 0;
    long sum_ = 0;
    bool found_ = false;
};

/// A sum of the cells and digits in which each further removal weighs 80 more.
long weightOf(const std::vector<Removal>& removals);

} // namespace ninefold::rating::hodoku
