// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ninefold {

/// Stands for what is no sign.
inline constexpr char32_t kReplacementSign = 0xFFFD;

inline void appendUtf8(char32_t sign, std::string& out) {
    if (sign < 0x80) {
        out += static_cast<char>(sign);
        return;
    }
    const int more = sign < 0x800 ? 1 : sign < 0x10000 ? 2 : 3;
    constexpr char32_t kLead[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(kLead[more] | (sign >> (6 * more)));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) out += static_cast<char>(0x80 | ((sign >> shift) & 0x3F));
}

} // namespace ninefold
