// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/step.h"

#include <vector>

namespace ninefold::rating::hodoku {

/// Uniqueness tests 1 to 6 and hidden rectangles of a position. One search finds all of them; each test takes its
/// first.
class UniqueRectangles {
public:
    explicit UniqueRectangles(const Board& board);
    bool find(std::string_view technique, Step& step) const;

private:
    /// A rectangle of two digits that are the only candidates of its first corner. Corners without other digits are
    /// plain.
    struct Rectangle {
        Digit low, high;
        std::array<Cell, 4> corners;
        Cells plain, extra;
    };

    void searchFrom(Cell corner);
    bool isNew(std::array<Cell, 4> corners);
    void examine(const Rectangle& rectangle);
    void testOne(const Rectangle& rectangle);
    void testTwoOrFive(const Rectangle& rectangle);
    void testThree(const Rectangle& rectangle);
    void combineThree(const Rectangle& rectangle, House house, const std::vector<Cell>& others, std::size_t from,
                      Cells set, Digits digits);
    /// The digit of the rectangle that none of these cells can hold; 0 if each has one.
    Digit digitMissingIn(Cells cells, const Rectangle& rectangle) const;
    /// Reports that the digit goes from the corners with extra digits.
    void removeFromExtra(std::string_view technique, const Rectangle& rectangle, Digit digit);
    void testFour(const Rectangle& rectangle);
    void testSix(const Rectangle& rectangle);
    void hidden(const Rectangle& rectangle, Cell corner);
    void keep(std::string_view technique, Step&& step);

    const Board& board_;
    std::array<Cells, kDigitCount> allowed_;
    std::vector<int> known_;
    std::vector<Step> steps_;
};

/// Rectangles of digits that the solver has placed: type 1 lacks one corner, type 2 lacks two with a common extra
/// digit.
bool findAvoidableRectangle(const Board& board, int type, Step& step);

} // namespace ninefold::rating::hodoku
