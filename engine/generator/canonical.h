// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::generator {

/// Finds the canonical (minlex) form of a board: the smallest of all boards that are the same up to symmetry, read
/// as 81 digits with 0 for a blank. Symmetries rename the digits, permute bands, stacks, rows within a band and
/// columns within a stack, and transpose the board (3,359,232 x 9! ways). Two boards have the same form exactly
/// when a symmetry turns one into the other. It works for any number of digits, valid or not. Reuse one object for
/// many boards, because it keeps its memory.
class Canonical {
public:
    using Values = std::array<std::uint8_t, kCellCount>;

    Values smallest(const Values& values);

private:
    /// A set of symmetries that all begin the board with the same rows. The rows, the stacks and the transposition
    /// are decided. The columns of each stack are decided only as far as the rows so far distinguish them, and with
    /// them the names of the digits that first occurred there.
    struct Form {
        std::uint8_t transposed = 0;
        /// The stack at each of the three places.
        std::array<std::uint8_t, 3> stacks{};
        std::uint16_t rowsUsed = 0;
        /// The orders (bits 0..5) that the columns at each place may still have.
        std::array<std::uint8_t, 3> orders{};
        /// For each named digit: the place whose order decides its name, and its name in each order.
        std::uint16_t named = 0;
        std::uint8_t nextName = 1;
        std::array<std::uint8_t, 9> home{};
        std::array<std::array<std::uint8_t, 6>, 9> names{};

        bool hasName(int digit) const { return named >> (digit - 1) & 1; }
    };

    /// How a row reads in one order of the columns at a place.
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

    /// The board and its transpose, row by row; and which rows are blank.
    std::array<Values, 2> boards_{};
    std::array<unsigned, 2> blankRows_{};
    /// The forms that begin with the smallest rows, those extended by the next row, and that row.
    std::vector<Form> forms_, next_;
    std::uint64_t smallestRow_ = 0;
};

} // namespace ninefold::generator
