// SPDX-License-Identifier: MIT
// Tries all ways to put the rows and columns in another order (2 x 1296 x 1296). Few survive the first glance: a row
// has to go where the same number of givens is in every stack's place, and digits have to be renamed alike everywhere.
#include "engine/analysis/automorphisms.h"

#include "engine/core/turns.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace ninefold::analysis {
namespace {

/// Where each of nine lines goes.
using Lines = std::array<std::uint8_t, 9>;
using Board = std::array<std::uint8_t, kCellCount>;

constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// All 6 x 6 x 6 x 6 orders of lines that keep bands together.
std::vector<Lines> allOrders() {
    std::vector<Lines> all;
    for (const auto& bands : kOrders)
        for (const auto& first : kOrders)
            for (const auto& second : kOrders)
                for (const auto& third : kOrders) {
                    Lines lines{};
                    const std::array inner = {&first, &second, &third};
                    for (int line = 0; line < 9; ++line)
                        lines[line] = static_cast<std::uint8_t>(3 * bands[line / 3] + (*inner[line / 3])[line % 3]);
                    all.push_back(lines);
                }
    return all;
}

/// The numbers of givens in the three boxes that a row crosses, in any order, and so comparable after any exchange of
/// columns.
std::array<int, 3> shapeOf(const Board& board, int row) {
    std::array<int, 3> counts{};
    for (int column = 0; column < 9; ++column) counts[column / 3] += board[cellAt(row, column)] != 0;
    std::ranges::sort(counts);
    return counts;
}

Board transposed(const Board& board) {
    Board result;
    for (Cell cell = 0; cell < kCellCount; ++cell) result[acrossDiagonal(cell)] = board[cell];
    return result;
}

/// The orders of rows that lead from rows of one board to rows of the other with the same shapes.
std::vector<Lines> fitting(const std::vector<Lines>& orders, const Board& from, const Board& to) {
    std::vector<Lines> found;
    std::array<std::array<int, 3>, 9> before, after;
    for (int row = 0; row < 9; ++row) {
        before[row] = shapeOf(from, row);
        after[row] = shapeOf(to, row);
    }
    std::ranges::copy_if(orders, std::back_inserter(found), [&](const Lines& lines) {
        for (int row = 0; row < 9; ++row)
            if (before[row] != after[lines[row]]) return false;
        return true;
    });
    return found;
}

class AutomorphismSearch {
public:
    AutomorphismSearch(const Grid& puzzle, std::size_t most) : most_(most) {
        for (Cell cell : puzzle.givens()) board_[cell] = static_cast<std::uint8_t>(puzzle.value(cell));
        for (Cell cell : puzzle.givens()) givens_.push_back(cell);
    }

    Automorphisms run(const std::stop_token& stop) {
        found_.count = 0;
        const std::vector<Lines> orders = allOrders();
        for (const bool isTransposed : {false, true}) {
            const Board from = isTransposed ? transposed(board_) : board_;
            const std::vector<Lines> rows = fitting(orders, from, board_);
            const std::vector<Lines> columns = fitting(orders, transposed(from), transposed(board_));
            for (const Lines& row : rows) {
                if (stop.stop_requested()) return std::move(found_);
                for (const Lines& column : columns) tryOne(row, column, isTransposed);
            }
        }
        found_.complete = true;
        std::ranges::stable_sort(found_.list, {},
                                 [](const Automorphism& one) { return motionOf(one) == Motion::Other; });
        found_.list.resize(std::min(most_, found_.list.size()));
        return std::move(found_);
    }

private:
    static Cell imageOf(Cell cell, const Lines& rows, const Lines& columns, bool isTransposed) {
        const int row = isTransposed ? columnOf(cell) : rowOf(cell),
                  column = isTransposed ? rowOf(cell) : columnOf(cell);
        return cellAt(rows[row], columns[column]);
    }

    void tryOne(const Lines& rows, const Lines& columns, bool isTransposed) {
        Automorphism one;
        std::array<std::uint8_t, kDigitCount + 1> back{};
        for (Cell cell : givens_) {
            const std::uint8_t digit = board_[cell], other = board_[imageOf(cell, rows, columns, isTransposed)];
            if (other == 0 || (one.digits[digit] != 0 && one.digits[digit] != other)) return;
            if (back[other] != 0 && back[other] != digit) return;
            one.digits[digit] = other;
            back[other] = digit;
        }
        ++found_.count;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            one.image[cell] = static_cast<std::uint8_t>(imageOf(cell, rows, columns, isTransposed));
        nameOthers(one, back);
        // Turns and reflections are wanted in any case; there are seven of them at most.
        if (found_.list.size() >= most_ && motionOf(one) == Motion::Other) return;
        if (orderOf(one) > 1) found_.list.push_back(one);
    }

    static void nameOthers(Automorphism& one, const std::array<std::uint8_t, kDigitCount + 1>& back) {
        for (std::uint8_t digit = 1, free = 1; digit <= kDigitCount; ++digit) {
            if (one.digits[digit] != 0) continue;
            while (back[free] != 0) ++free;
            one.digits[digit] = free++;
        }
    }

    const std::size_t most_;
    Board board_{};
    std::vector<Cell> givens_;
    Automorphisms found_;
};

struct Named {
    Motion motion;
    std::string_view name;
    Cell (*image)(Cell);
};

/// In the order of the enumeration.
constexpr std::array<Named, 8> kMotions = {{
    {Motion::Other, "other", nullptr},
    {Motion::HalfTurn, "180", halfTurn},
    {Motion::QuarterTurn, "90", quarterTurn},
    {Motion::ThreeQuarterTurn, "270", threeQuarterTurn},
    {Motion::Horizontal, "horizontal", acrossHorizontal},
    {Motion::Vertical, "vertical", acrossVertical},
    {Motion::Diagonal, "diagonal", acrossDiagonal},
    {Motion::Antidiagonal, "antidiagonal", acrossAntidiagonal},
}};

} // namespace

Motion motionOf(const Automorphism& automorphism) {
    for (const Named& named : kMotions) {
        if (named.image == nullptr) continue;
        bool same = true;
        for (Cell cell = 0; cell < kCellCount && same; ++cell) same = automorphism.image[cell] == named.image(cell);
        if (same) return named.motion;
    }
    return Motion::Other;
}

std::string_view motionName(Motion motion) {
    return kMotions[static_cast<std::size_t>(motion)].name;
}

int orderOf(const Automorphism& automorphism) {
    Automorphism power = automorphism;
    const auto isIdentity = [&] {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (power.image[cell] != cell) return false;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (power.digits[digit] != digit) return false;
        return true;
    };
    int order = 1;
    for (; !isIdentity(); ++order) {
        for (std::uint8_t& cell : power.image) cell = automorphism.image[cell];
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            power.digits[digit] = automorphism.digits[power.digits[digit]];
    }
    return order;
}

Automorphisms findAutomorphisms(const Grid& puzzle, std::size_t most, const std::stop_token& stop) {
    return AutomorphismSearch(puzzle, most).run(stop);
}

} // namespace ninefold::analysis
