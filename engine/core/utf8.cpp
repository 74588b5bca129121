// SPDX-License-Identifier: MIT
#include "engine/core/utf8.h"

#include <cassert>

namespace ninefold {

Utf8Character firstCharacter(std::string_view text) {
    using Kind = Utf8Character::Kind;
    assert(!text.empty());
    const auto byteAt = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
    const std::uint8_t lead = byteAt(0);
    if (lead < 0x80) return {Kind::Whole, 1, lead};
    if (lead < 0xC2 || lead > 0xF4) return {};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    char32_t code = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (i == text.size()) return {.kind = Kind::Cut, .length = i};
        const std::uint8_t next = byteAt(i);
        if ((next & 0xC0) != 0x80) return {};
        // Overlong forms, surrogates and code points beyond the last one of Unicode.
        const bool wrong = i == 1 && ((lead == 0xE0 && next < 0xA0) || (lead == 0xED && next > 0x9F) ||
                                      (lead == 0xF0 && next < 0x90) || (lead == 0xF4 && next > 0x8F));
        if (wrong) return {};
        code = code << 6 | (next & 0x3Fu);
    }
    return {Kind::Whole, length, code};
}

} // namespace ninefold
