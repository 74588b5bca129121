// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/deadly.h"

#include <array>

namespace ninefold::logic {

/// Three cells of a box in three rows and three columns; index is 0..5, the even ones first.
struct BoxDiagonal {
    static constexpr int kCount = 6;
    static constexpr std::array<std::array<int, 3>, kCount> kColumns = {
        {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}}};

    static constexpr bool isOdd(int index) { return index >= 3; }
    static constexpr Cells cells(int box, int index) {
        Cells set;
        for (int row = 0; row < 3; ++row) set.add(cellOfBox(box, 3 * row + kColumns[index][row]));
        return set;
    }
};

/// The nine rectangles of four boxes.
inline constexpr std::array<std::array<int, 4>, 9> kBoxRectangles = {{{0, 1, 3, 4},
                                                                      {0, 2, 3, 5},
                                                                      {1, 2, 4, 5},
                                                                      {0, 1, 6, 7},
                                                                      {0, 2, 6, 8},
                                                                      {1, 2, 7, 8},
                                                                      {3, 4, 6, 7},
                                                                      {3, 5, 6, 8},
                                                                      {4, 5, 7, 8}}};

/// All tridagons (see techniques/impossible/tridagon.cpp) of a position with guards that may allow a conclusion: in one
/// or two cells, in one house, or all of one digit.
class Tridagons {
public:
    explicit Tridagons(const Position& position);
    const std::vector<Deadly>& list() const { return list_; }

private:
    struct Choice {
        Cells cells, guarded;
        Digits extras;
        bool isOdd = false;
    };

    std::vector<Digits> triplesIn(const std::array<int, 4>& boxes) const;
    int countPure(Cells cells, Digits digits) const;
    void search(const std::array<int, 4>& boxes, Digits digits);
    void combine(const std::array<std::vector<Choice>, 4>& choices, std::size_t box, const Choice& sofar);
    Choice choose(int box, int index) const;
    /// Can a pattern with these guards lead to a conclusion?
    bool isUseful(const Choice& choice) const;

    const Position& position_;
    Digits digits_;
    std::vector<Deadly> list_;
};

} // namespace ninefold::logic
