// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace ninefold::cli {

/// Makes one number of many, in their order: FNV-1a by Fowler, Noll and Vo, the same on every machine. It is no
/// protection against anybody: two different inputs could be made that give the same number.
class Digest {
public:
    template <typename Number>
    requires std::integral<Number> || std::is_enum_v<Number>
    void add(Number number) {
        // By arithmetic and not by bytes in memory, whose order depends on the processor.
        auto rest = static_cast<std::uint64_t>(number);
        for (int i = 0; i < 8; ++i, rest >>= 8) addByte(rest & 0xFF);
    }
    /// With its length, so that "ab", "c" and "a", "bc" differ.
    void add(std::string_view text) {
        add(text.size());
        for (const char character : text) addByte(static_cast<unsigned char>(character));
    }
    void add(Cells cells) {
        add(cells.low());
        add(cells.high());
    }
    void add(Digits digits) { add(digits.mask()); }

    std::uint64_t value() const { return state_; }

private:
    void addByte(std::uint64_t byte) { state_ = (state_ ^ byte) * 0x100000001B3u; }

    std::uint64_t state_ = 0xCBF29CE484222325u;
};

} // namespace ninefold::cli
