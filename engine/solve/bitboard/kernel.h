// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace ninefold::solve::bitboard {

/// Nine boards, one per digit, as input and output of the kernels: row `r` of band `b` on the board of digit `d`
/// is the word 48 * r + 4 * d + b, and bit `c` of it is column `c`. Digit 0 is ignored; it makes room for blank
/// cells.
inline constexpr int kRowWords = 48;
struct Boards {
    alignas(64) std::uint16_t words[3 * kRowWords];
};

struct Outcome {
    std::uint64_t solutions;
    /// How often the search had to branch.
    std::uint64_t guesses;
    /// The first two solutions, as far as they were found.
    Boards solution[2];
};

/// Searches for up to `limit` (at least 1) solutions within the boards of the digits 1..9 in `start`.
using Kernel = void (*)(const Boards& start, std::uint64_t limit, Outcome& outcome);

// One algorithm, compiled for several instruction sets. The x86 kernels exist on x86 only.
void searchPortable(const Boards& start, std::uint64_t limit, Outcome& outcome);
void searchSse(const Boards& start, std::uint64_t limit, Outcome& outcome);
void searchAvx2(const Boards& start, std::uint64_t limit, Outcome& outcome);
void searchAvx512(const Boards& start, std::uint64_t limit, Outcome& outcome);

} // namespace ninefold::solve::bitboard
