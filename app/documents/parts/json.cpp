// SPDX-License-Identifier: MIT
// A parser that builds a tree needs up to forty times the memory of a hostile text. This one only finds where a
// value ends; a caller that asks for a member scans the text of the object again. Puzzles are flat, so nothing is
// scanned more than a handful of times.
#include "app/documents/parts/json.h"

#include "engine/core/utf8.h"
#include "engine/core/visibletext.h"

#include <array>
#include <cassert>
#include <charconv>

namespace ninefold::documents {
namespace {

/// No puzzle nests this deep, and every open bracket takes a byte here instead of a recursive call.
constexpr std::size_t kDeepest = 64;
constexpr auto kNone = std::string_view::npos;

bool isQuote(char character) {
    return character == '"' || character == '\'';
}

std::size_t skipBlanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

/// The position after the closing quote; kNone if there is none. A backslash escapes any next character.
std::size_t stringEnd(std::string_view text, std::size_t begin) {
    assert(begin < text.size() && isQuote(text[begin]));
    const char quote = text[begin];
    const char stops[] = {quote, '\\', '\0'};
    std::size_t at = begin + 1;
    while ((at = text.find_first_of(stops, at, 2)) != kNone) {
        if (text[at] == quote) return at + 1;
        at += 2;
        if (at >= text.size()) return kNone;
    }
    return kNone;
}

struct End {
    std::size_t at;
    Json::State state;
};

/// The position after the bracket that closes the one at `begin`.
End bracketEnd(std::string_view text, std::size_t begin) {
    std::array<char, kDeepest> open{};
    std::size_t depth = 0;
    for (std::size_t at = begin; (at = text.find_first_of("{}[]\"'", at)) != kNone;) {
        const char character = text[at];
        if (isQuote(character)) {
            at = stringEnd(text, at);
            if (at == kNone) break;
            continue;
        }
        ++at;
        if (character == '{' || character == '[') {
            if (depth == kDeepest) return {text.size(), Json::State::Wrong};
            open[depth++] = character == '{' ? '}' : ']';
        } else {
            assert(depth > 0);
            if (open[--depth] != character) return {text.size(), Json::State::Wrong};
            if (depth == 0) return {at, Json::State::Whole};
        }
    }
    return {text.size(), Json::State::Cut};
}

/// A bare value ends where something else starts. Whether it is a number or a word is checked when one is requested.
End valueEnd(std::string_view text, std::size_t begin) {
    if (begin >= text.size()) return {begin, Json::State::Cut};
    const char first = text[begin];
    if (first == '{' || first == '[') return bracketEnd(text, begin);
    if (isQuote(first)) {
        const std::size_t end = stringEnd(text, begin);
        return end == kNone ? End{text.size(), Json::State::Cut} : End{end, Json::State::Whole};
    }
    return {std::min(text.find_first_of(",:]}[{\"' \t\r\n", begin), text.size()), Json::State::Whole};
}

std::optional<unsigned> hexUnit(std::string_view text, std::size_t at) {
    unsigned unit = 0;
    if (at + 4 > text.size()) return std::nullopt;
    const char* const end = text.data() + at + 4;
    const auto result = std::from_chars(text.data() + at, end, unit, 16);
    if (result.ec != std::errc() || result.ptr != end) return std::nullopt;
    return unit;
}

/// A character written as \uXXXX, or as two of them; `at` is after the u and is advanced.
char32_t escapedCharacter(std::string_view text, std::size_t& at) {
    const auto high = hexUnit(text, at);
    if (!high) return kReplacementCharacter;
    at += 4;
    if (*high < 0xD800 || *high > 0xDFFF) return *high;
    const bool more = text.substr(at).starts_with("\\u");
    const auto low = more ? hexUnit(text, at + 2) : std::nullopt;
    if (*high > 0xDBFF || !low || *low < 0xDC00 || *low > 0xDFFF) return kReplacementCharacter;
    at += 6;
    return 0x10000 + ((*high - 0xD800) << 10) + (*low - 0xDC00);
}

std::string unescaped(std::string_view text) {
    constexpr std::string_view kLetters = "nrtbf", kMeanings = "\n\r\t\b\f";
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            out += text[at++];
            continue;
        }
        const char letter = text[at + 1];
        at += 2;
        if (letter == 'u') appendUtf8(escapedCharacter(text, at), out);
        else if (const auto n = kLetters.find(letter); n != kNone) out += kMeanings[n];
        else out += letter;
    }
    return out;
}

bool isAscii(char byte) {
    return static_cast<unsigned char>(byte) < 0x80;
}

/// In UTF-16, as JSON has it.
void appendEscape(char32_t code, std::string& out) {
    static constexpr char hex[] = "0123456789abcdef";
    if (code > 0xFFFF) {
        appendEscape(0xD800 + ((code - 0x10000) >> 10), out);
        code = 0xDC00 + (code & 0x3FF);
    }
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += hex[(code >> shift) & 0xF];
}

/// Escapes characters that may not occur in a string: quotes, backslashes, control characters.
void escape(char character, std::string& out) {
    switch (character) {
    case '"':
        out += "\\\"";
        break;
    case '\\':
        out += "\\\\";
        break;
    case '\n':
        out += "\\n";
        break;
    case '\r':
        out += "\\r";
        break;
    case '\t':
        out += "\\t";
        break;
    default:
        appendEscape(static_cast<unsigned char>(character), out);
    }
}

/// Which characters need no escape in a string.
constexpr auto kPlain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t character = 0x20; character < 0x7F; ++character)
        plain[character] = character != '"' && character != '\\';
    return plain;
}();

bool isPlain(char character) {
    return kPlain[static_cast<unsigned char>(character)];
}

/// Appends a non-ASCII character and returns its number of bytes. Direction marks are escaped like control
/// characters, so that a terminal shows them; invalid UTF-8 would make the whole line unreadable.
std::size_t takeCharacter(std::string_view text, std::string& out) {
    const Utf8Character character = firstCharacter(text);
    const bool whole = character.kind == Utf8Character::Kind::Whole;
    if (!whole) appendUtf8(kReplacementCharacter, out);
    else if (isHiddenControl(character.code)) appendEscape(character.code, out);
    else out += text.substr(0, character.length);
    return whole ? character.length : 1;
}

} // namespace

Json Json::at(std::string_view text, std::size_t begin) {
    const End end = valueEnd(text, begin);
    return {text.substr(begin, end.at - begin), end.state};
}

Json Json::parse(std::string_view text) {
    return at(text, skipBlanks(text, 0));
}

Json::Kind Json::kind() const {
    if (text_.empty()) return Kind::Hole;
    if (text_.front() == '{') return Kind::Object;
    if (text_.front() == '[') return Kind::Array;
    return isQuote(text_.front()) ? Kind::String : Kind::Bare;
}

/// Stops at the first syntax error; the last value that was passed on then says so itself (isWhole).
void Json::eachMember(const std::function<bool(const std::string&, const Json&)>& use) const {
    if (kind() != Kind::Object) return;
    for (std::size_t begin = skipBlanks(text_, 1); begin < text_.size() && text_[begin] != '}';) {
        const Json name = at(text_, begin);
        begin = skipBlanks(text_, begin + name.text_.size());
        if (!name.isWhole() || begin >= text_.size() || text_[begin] != ':') return;
        begin = skipBlanks(text_, begin + 1);
        const Json value = at(text_, begin);
        if (!use(name.string().value_or(std::string(name.text_)), value) || !value.isWhole()) return;
        begin = skipBlanks(text_, begin + value.text_.size());
        if (begin >= text_.size() || text_[begin] != ',') return;
        begin = skipBlanks(text_, begin + 1);
    }
}

void Json::eachElement(const std::function<bool(const Json&)>& use) const {
    if (kind() != Kind::Array) return;
    std::size_t begin = skipBlanks(text_, 1);
    if (begin < text_.size() && text_[begin] == ']') return;
    while (begin < text_.size()) {
        const Json value = at(text_, begin);
        if (!use(value) || !value.isWhole()) return;
        begin = skipBlanks(text_, begin + value.text_.size());
        if (begin >= text_.size() || text_[begin] != ',') return;
        begin = skipBlanks(text_, begin + 1);
    }
}

/// The first of several members with the same name.
Json Json::member(std::string_view name) const {
    Json found({}, State::Whole);
    eachMember([&](const std::string& each, const Json& value) {
        if (each == name) found = value;
        return each != name;
    });
    return found;
}

std::optional<std::string> Json::string() const {
    if (kind() != Kind::String || !isWhole()) return std::nullopt;
    return unescaped(text_.substr(1, text_.size() - 2));
}

std::optional<std::int64_t> Json::integer() const {
    std::int64_t value = 0;
    const char* const end = text_.data() + text_.size();
    const auto result = std::from_chars(text_.data(), end, value);
    if (result.ec != std::errc() || result.ptr != end) return std::nullopt;
    return value;
}

std::optional<double> Json::number() const {
    double value = 0;
    const char* const end = text_.data() + text_.size();
    const auto result = std::from_chars(text_.data(), end, value);
    if (result.ec != std::errc() || result.ptr != end) return std::nullopt;
    return value;
}

bool Json::isTrue() const {
    return text_ == "true" || text_ == "t";
}

bool Json::isEmpty() const {
    bool empty = true;
    switch (kind()) {
    case Kind::Object:
        eachMember([&](const std::string&, const Json&) { return empty = false; });
        return empty;
    case Kind::Array:
        eachElement([&](const Json&) { return empty = false; });
        return empty;
    case Kind::String:
        return text_.size() <= 2;
    case Kind::Bare:
        return text_ == "null" || text_ == "false" || text_ == "f" || text_ == "0";
    default:
        return true;
    }
}

/// Escapes only what must be escaped; other characters stay readable. Nearly all text is plain from end to end, so
/// it is copied in runs.
void appendJsonString(std::string_view text, std::string& out) {
    out += '"';
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && isPlain(text[plain])) ++plain;
        out += text.substr(0, plain);
        if (plain < text.size() && isAscii(text[plain])) escape(text[plain++], out);
        else if (plain < text.size()) plain += takeCharacter(text.substr(plain), out);
        text.remove_prefix(plain);
    }
    out += '"';
}

} // namespace ninefold::documents
