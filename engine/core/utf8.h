// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ninefold {

/// Replaces bytes or code units that are not a valid character.
inline constexpr char32_t kReplacementCharacter = 0xFFFD;

inline void appendUtf8(char32_t code, std::string& out) {
    if (code < 0x80) {
        out += static_cast<char>(code);
        return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr char32_t kLead[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(kLead[more] | (code >> (6 * more)));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) out += static_cast<char>(0x80 | ((code >> shift) & 0x3F));
}

/// The first character of a text. `code` is valid only for a whole character; `length` is at least 1.
struct Utf8Character {
    enum class Kind : std::uint8_t {
        Whole,
        Cut,   // the text ends in the middle of the character
        Wrong, // one byte that is not valid UTF-8 here
    };
    Kind kind = Kind::Wrong;
    std::size_t length = 1;
    char32_t code = kReplacementCharacter;
};

/// Decodes the first character of a text, which must not be empty. Overlong forms and surrogates are wrong.
Utf8Character firstCharacter(std::string_view text);

} // namespace ninefold
