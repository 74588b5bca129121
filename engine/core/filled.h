// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace ninefold {

/// The cells whose value is not 0. Values are 0 to 9. Eight cells at a time: adding 127 to a byte of 1 to 9 sets its
/// bit 7, and the multiplication gathers these bits in the top byte.
inline Cells filledCells(const std::array<std::uint8_t, kCellCount>& values) {
    constexpr bool first = std::endian::native == std::endian::little;
    constexpr std::uint64_t kGather = first ? 0x0102040810204080 : 0x8040201008040201;
    std::uint64_t words[2] = {};
    for (int i = 0; i < 10; ++i) {
        std::uint64_t bytes;
        std::memcpy(&bytes, values.data() + 8 * i, 8);
        const std::uint64_t set = (bytes + 0x7F7F7F7F7F7F7F7F) >> 7 & 0x0101010101010101;
        words[i / 8] |= set * kGather >> 56 << i % 8 * 8;
    }
    words[1] |= static_cast<std::uint64_t>(values[80] != 0) << 16;
    return Cells::fromWords(words[0], words[1]);
}

} // namespace ninefold
