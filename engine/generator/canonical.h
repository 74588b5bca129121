// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

/// Finds the smallest of all boards that are the same up to symmetry: the digits renamed, bands, stacks, rows within
/// a band and columns within a stack permuted, rows and columns exchanged (3,359,232 x 9! ways). Smallest means: read
/// as 81 digits with 0 for a blank. Two boards have the same form exactly when one can be turned into the other.
/// Works for any digits, few or many, right or wrong. Keep one object for many boards: it keeps its memory.
class Canonical {
public:
    using Values = std::array<std::uint8_t, kCellCount>;

    Values smallest(const Values& values);

private:
    /// A set of symmetries that all begin the board with the same rows. Rows, stacks and the exchange of rows and
    /// columns are settled; of the columns of each stack only as much as the rows so far tell apart, and with them
    /// the names of the digits that first stood there.
    struct Form {
        std::uint8_t transposed = 0;
        /// The stack that is shown at each of the three places.
        std::array<std::uint8_t, 3> stacks{};
        std::uint16_t rowsUsed = 0;
        /// The orders (bits 0..5) in which the columns at each place may still stand.
        std::array<std::uint8_t, 3> orders{};
        /// For each digit that has a name: the place whose order decides about it, and the name in each order.
        std::uint16_t named = 0;
        std::uint8_t nextName = 1;
        std::array<std::uint8_t, 9> home{};
        std::array<std::array<std::uint8_t, 6>, 9> names{};

        bool hasName(int digit) const { return named >> (digit - 1) & 1; }
    };

    /// What one order of the columns at a place makes of a row.
    struct Showing {
        unsigned digits = 0; // three names, four bits each
        std::array<std::uint8_t, 3> orders{};
    };

    void begin(const Values& values);
    void growByRow(int depth);
    void tryRows(const Form& form, int depth);
    void tryRow(const Form& form, int row);
    void show(const Form& form, int row, int place, std::uint64_t before);
    void take(const Form& form, std::uint64_t shown);
    static unsigned showAll(const Form& form, const std::uint8_t* cells, int place, std::array<Showing, 6>& showings);
    static Showing showing(const Form& form, const std::uint8_t* cells, int place, int order);
    static void nameNewDigits(Form& form, const std::uint8_t* cells, int place, unsigned digits);
    bool isBlankRow(const Form& form, int row) const { return (blankRows_[form.transposed] >> row) & 1; }
    bool isBlankBand(const Form& form, int band) const { return (blankRows_[form.transposed] >> 3 * band & 7) == 7; }

    /// The board and its mirror image, row by row; and which rows are blank.
    std::array<Values, 2> boards_{};
    std::array<unsigned, 2> blankRows_{};
    /// The forms that begin with the smallest rows, those of the next row among them, and that row.
    std::vector<Form> forms_, next_;
    std::uint64_t smallestRow_ = 0;
};

} // namespace ninefold
