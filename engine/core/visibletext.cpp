// SPDX-License-Identifier: MIT
#include "engine/core/visibletext.h"

#include "engine/core/utf8.h"

#include <algorithm>

namespace ninefold {
namespace {

struct Range {
    char32_t first, last;
};

/// No joiners (U+200C, U+200D) and no tags (U+E0020 ..): Persian words and emoji are made with them.
constexpr Range kHidden[] = {
    {0x0000, 0x001F},   // C0
    {0x007F, 0x009F},   // delete, C1
    {0x061C, 0x061C},   // direction mark of Arabic
    {0x200E, 0x200F},   // direction marks
    {0x2028, 0x202E},   // line and paragraph separator, direction embeddings and overrides
    {0x2066, 0x206F},   // direction isolates, the deprecated ones
    {0xFEFF, 0xFEFF},   // byte order mark
    {0xFFF9, 0xFFFB},   // interlinear annotations
    {0xFFFE, 0xFFFF},   // no characters: not allowed in XML
    {0xE0001, 0xE0001}, // language tag
};

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

/// At least four digits, as code points are usually written.
void appendName(char32_t code, std::string& out) {
    out += "<U+";
    for (int shift = code > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        if (shift < 16 || code >> shift != 0) out += kHexDigits[(code >> shift) & 0xF];
    out += '>';
}

void appendByte(char byte, std::string& out) {
    const auto value = static_cast<unsigned char>(byte);
    out += {'<', kHexDigits[value >> 4], kHexDigits[value & 0xF], '>'};
}

} // namespace

bool isHiddenControl(char32_t code) {
    return std::ranges::any_of(kHidden, [=](Range range) { return code >= range.first && code <= range.last; });
}

std::string visibleText(std::string_view text, std::string_view kept) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Utf8Character character = firstCharacter(text);
        const bool whole = character.kind == Utf8Character::Kind::Whole;
        if (!whole) appendByte(text.front(), out);
        else if (isHiddenControl(character.code) && kept.find(text.front()) == std::string_view::npos)
            appendName(character.code, out);
        else out += text.substr(0, character.length);
        text.remove_prefix(whole ? character.length : 1);
    }
    return out;
}

} // namespace ninefold
