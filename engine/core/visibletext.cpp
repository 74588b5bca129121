// SPDX-License-Identifier: MIT
#include "engine/core/visibletext.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold {
namespace {

struct Range {
    char32_t first, last;
};

/// Without joiners (U+200C, U+200D) and tags (U+E0020 ..), which Persian words and emoji need.
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
std::string nameOf(char32_t code) {
    std::string name = "<U+";
    for (int shift = code > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        if (shift < 16 || code >> shift != 0) name += kHexDigits[(code >> shift) & 0xF];
    return name + '>';
}

std::string nameOf(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return {'<', kHexDigits[value >> 4], kHexDigits[value & 0xF], '>'};
}

/// The next character of a text, and how it is shown.
struct Shown {
    char32_t code;
    std::size_t bytes;
    std::string name; // empty: unchanged
};

Shown firstShown(std::string_view text) {
    const Utf8Character character = firstCharacter(text);
    if (character.kind != Utf8Character::Kind::Whole) return {kReplacementCharacter, 1, nameOf(text.front())};
    const bool hidden = isHiddenControl(character.code);
    return {character.code, character.length, hidden ? nameOf(character.code) : std::string()};
}

bool isLineEnd(char32_t code) {
    // Line feed, vertical tab, form feed, carriage return; next line; line and paragraph separator.
    return (code >= 0x0A && code <= 0x0D) || code == 0x85 || code == 0x2028 || code == 0x2029;
}

/// A text with at most this number of characters.
class BoundedText {
public:
    explicit BoundedText(std::size_t most) : most_(most) {}

    /// False when the part does not fit; then the text ends with an ellipsis.
    bool add(std::string_view part, std::size_t characters) {
        assert(count_ <= most_);
        if (characters > most_ - count_) {
            text_.resize(roomForEllipsis_);
            text_ += "\u2026";
            return false;
        }
        text_ += part;
        count_ += characters;
        if (count_ < most_) roomForEllipsis_ = text_.size();
        return true;
    }
    bool empty() const { return text_.empty(); }
    std::string take() && { return std::move(text_); }

private:
    std::size_t most_, count_ = 0, roomForEllipsis_ = 0;
    std::string text_;
};

/// Spaces and line ends between words; written when another word follows.
struct Gap {
    std::size_t blanks = 0;
    int lineEnds = 0;

    void add(char32_t code, std::string_view& rest) {
        if (!isLineEnd(code)) {
            ++blanks;
            return;
        }
        if (code == '\r' && rest.starts_with('\n')) rest.remove_prefix(1);
        ++lineEnds;
        blanks = 0;
    }
};

bool addGap(const Gap& gap, bool lines, BoundedText& out) {
    // A line end costs as much as a short line of text, which limits the number of lines.
    constexpr std::size_t kLineEndCost = 20;
    if (!lines && gap.lineEnds > 0) return out.add(" ", 1);
    for (int end = 0; end < std::min(gap.lineEnds, 2); ++end)
        if (!out.add("\n", kLineEndCost)) return false;
    // More than the text can hold would only waste memory.
    const std::size_t blanks = std::min(gap.blanks, kLongestComment);
    return out.add(std::string(blanks, ' '), blanks);
}

bool isBlank(char32_t code) {
    return code == ' ' || code == '\t' || isLineEnd(code);
}

/// A fast path: nearly every name is plain ASCII without spaces at its ends.
bool isPlain(std::string_view text) {
    if (text.empty()) return true;
    return text.front() != ' ' && text.back() != ' ' &&
           std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

std::string bounded(std::string_view text, std::size_t most, bool lines) {
    if (text.size() <= most && isPlain(text)) return std::string(text);
    BoundedText out(most);
    Gap gap;
    while (!text.empty()) {
        const Shown shown = firstShown(text);
        const std::string_view character = text.substr(0, shown.bytes);
        text.remove_prefix(shown.bytes);
        if (isBlank(shown.code)) {
            gap.add(shown.code, text);
            continue;
        }
        if (!out.empty() && !addGap(gap, lines, out)) break;
        gap = {};
        const bool asItIs = shown.name.empty();
        if (!out.add(asItIs ? character : shown.name, asItIs ? 1 : shown.name.size())) break;
    }
    return std::move(out).take();
}

} // namespace

bool isHiddenControl(char32_t code) {
    return std::ranges::any_of(kHidden, [=](Range range) { return code >= range.first && code <= range.last; });
}

std::string visibleText(std::string_view text, std::string_view kept) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Shown shown = firstShown(text);
        const bool asItIs = shown.name.empty() || kept.find(text.front()) != std::string_view::npos;
        if (asItIs) out += text.substr(0, shown.bytes);
        else out += shown.name;
        text.remove_prefix(shown.bytes);
    }
    return out;
}

std::string oneLine(std::string_view text, std::size_t most) {
    return bounded(text, most, false);
}

std::string severalLines(std::string_view text, std::size_t most) {
    return bounded(text, most, true);
}

} // namespace ninefold
