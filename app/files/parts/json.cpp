// SPDX-License-Identifier: MIT
// A parser that builds a tree needs up to forty times the memory of a hostile text. This one finds where a value ends
// and leaves it at that; whoever wants a member walks over the text of the object again. Puzzles are flat, so nothing
// is walked over more than a handful of times.
#include "app/files/parts/json.h"

#include "engine/core/utf8.h"

#include <array>
#include <charconv>

namespace ninefold {
namespace {

/// No puzzle nests so deep, and every bracket that is open costs a byte here instead of a call.
constexpr std::size_t kDeepest = 64;
constexpr auto kNone = std::string_view::npos;

bool isQuote(char sign) {
    return sign == '"' || sign == '\'';
}

std::size_t skipBlanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

/// Behind the closing quote mark; kNone when there is none. A backslash takes the sign behind it with it, whatever it
/// is.
std::size_t stringEnd(std::string_view text, std::size_t begin) {
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

/// Behind the bracket that closes the one at `begin`.
End bracketEnd(std::string_view text, std::size_t begin) {
    std::array<char, kDeepest> open{};
    std::size_t depth = 0;
    for (std::size_t at = begin; (at = text.find_first_of("{}[]\"'", at)) != kNone;) {
        const char sign = text[at];
        if (isQuote(sign)) {
            at = stringEnd(text, at);
            if (at == kNone) break;
            continue;
        }
        ++at;
        if (sign == '{' || sign == '[') {
            if (depth == kDeepest) return {text.size(), Json::State::Wrong};
            open[depth++] = sign == '{' ? '}' : ']';
        } else {
            if (open[--depth] != sign) return {text.size(), Json::State::Wrong};
            if (depth == 0) return {at, Json::State::Whole};
        }
    }
    return {text.size(), Json::State::Cut};
}

/// A bare value ends where something else begins. Whether it is a number or a word is for those who ask for either.
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

/// A sign written as \uXXXX, or as two of them; `at` stands behind the u and is moved on.
char32_t escapedSign(std::string_view text, std::size_t& at) {
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
        if (letter == 'u') appendUtf8(escapedSign(text, at), out);
        else if (const auto n = kLetters.find(letter); n != kNone) out += kMeanings[n];
        else out += letter;
    }
    return out;
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

/// Stops where the text is not as it should be; the last value that was handed out says so itself (isWhole).
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

/// Of several with the same name the first.
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

/// Only what must not stand as it is gets escaped; other signs stay readable.
void appendJsonString(std::string_view text, std::string& out) {
    constexpr char kHex[] = "0123456789abcdef";
    out += '"';
    for (const char sign : text) {
        const auto code = static_cast<unsigned char>(sign);
        if (sign == '"' || sign == '\\') (out += '\\') += sign;
        else if (sign == '\n') out += "\\n";
        else if (code < 0x20) ((out += "\\u00") += kHex[code >> 4]) += kHex[code & 15];
        else out += sign;
    }
    out += '"';
}

} // namespace ninefold
