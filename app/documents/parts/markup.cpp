// SPDX-License-Identifier: MIT
#include "app/documents/parts/markup.h"

#include "app/documents/parts/document.h"
#include "engine/core/utf8.h"
#include "engine/formats/parts/cleaning.h"

#include <algorithm>
#include <charconv>

namespace ninefold::documents {
namespace {

constexpr auto kNone = std::string_view::npos;
/// Longer tags and texts are cut: no cell of a board needs more.
constexpr std::size_t kLongestPart = 16 * 1024;

bool isNameCharacter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '-' || character == '_' || character == ':' ||
           character == '.';
}

/// The character of "#160", "nbsp" or the like; 0 for an unknown name.
char32_t entity(std::string_view name) {
    constexpr std::pair<std::string_view, char32_t> kNames[] = {{"nbsp", ' '}, {"amp", '&'},   {"lt", '<'},
                                                                {"gt", '>'},   {"quot", '"'},  {"ensp", ' '},
                                                                {"emsp", ' '}, {"middot", '.'}};
    for (const auto& [known, character] : kNames)
        if (name == known) return character;
    if (!name.starts_with('#') || name.size() > 8) return 0;
    const bool hex = name.size() > 1 && (name[1] | 0x20) == 'x';
    unsigned code = 0;
    std::from_chars(name.data() + (hex ? 2 : 1), name.data() + name.size(), code, hex ? 16 : 10);
    return code == 0xA0 ? U' ' : code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? 0 : char32_t{code};
}

std::string withoutEntities(std::string_view text) {
    constexpr std::size_t kLongestName = 10;
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t end = text[at] == '&' ? text.substr(0, at + kLongestName).find(';', at) : kNone;
        const char32_t character = end == kNone ? 0 : entity(text.substr(at + 1, end - at - 1));
        if (character == 0) {
            out += text[at];
            continue;
        }
        appendUtf8(character, out);
        at = end;
    }
    return out;
}

/// The part after the last colon: "table:table-cell" is a table-cell.
std::string plainTag(std::string_view name) {
    return formats::text::lowered(name.substr(name.rfind(':') + 1));
}

} // namespace

void MarkupCursor::skipTo(std::string_view end) {
    const std::size_t found = text_.find(end, at_);
    at_ = found == kNone ? text_.size() : found + end.size();
}

bool MarkupCursor::next() {
    while (at_ < text_.size()) {
        place_ = text_.data() + at_;
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with("<!--")) {
            skipTo("-->");
        } else if (rest.starts_with("<!") || rest.starts_with("<?")) {
            skipTo(">");
        } else if (rest[0] == '<' && rest.size() > 1 && (isNameCharacter(rest[1]) || rest[1] == '/')) {
            if (takeTag()) return true;
        } else {
            const std::size_t end = std::min(text_.find('<', at_ + 1), text_.size());
            kind_ = Kind::Text;
            content_ = text_.substr(at_, end - at_);
            at_ = end;
            return true;
        }
    }
    return false;
}

/// Returns false for tags that are skipped.
bool MarkupCursor::takeTag() {
    const bool end = text_[at_ + 1] == '/';
    const std::size_t begin = at_ + (end ? 2 : 1);
    std::size_t nameEnd = begin;
    while (nameEnd < text_.size() && isNameCharacter(text_[nameEnd])) ++nameEnd;
    // A quoted attribute may contain a bracket.
    std::size_t close = nameEnd;
    for (char quote = 0; close < text_.size() && (quote != 0 || text_[close] != '>'); ++close) {
        if (quote != 0 ? text_[close] == quote : text_[close] == '"' || text_[close] == '\'')
            quote = quote != 0 ? '\0' : text_[close];
    }
    kind_ = end ? Kind::End : Kind::Start;
    name_ = plainTag(text_.substr(begin, std::min(nameEnd - begin, kLongestPart)));
    content_ = text_.substr(nameEnd, close - nameEnd);
    closed_ = content_.ends_with('/');
    at_ = std::min(close + 1, text_.size());
    if (!end && !closed_ && (name_ == "script" || name_ == "style")) {
        skipTo("</" + name_);
        skipTo(">");
        return false;
    }
    return true;
}

std::string MarkupCursor::text() const {
    return withoutEntities(content_.substr(0, kLongestPart));
}

std::vector<std::pair<std::string, std::string>> MarkupCursor::attributes() const {
    constexpr std::size_t kMost = 40;
    std::vector<std::pair<std::string, std::string>> all;
    const std::string_view text = content_.substr(0, kLongestPart);
    for (std::size_t at = 0; at < text.size() && all.size() < kMost;) {
        while (at < text.size() && !isNameCharacter(text[at])) ++at;
        const std::size_t begin = at;
        while (at < text.size() && isNameCharacter(text[at])) ++at;
        const std::string name = plainTag(text.substr(begin, at - begin));
        std::size_t equals = std::min(text.find_first_not_of(kWhiteSpace, at), text.size());
        std::string_view value;
        if (equals < text.size() && text[equals] == '=') {
            at = std::min(text.find_first_not_of(kWhiteSpace, equals + 1), text.size());
            const bool quoted = at < text.size() && (text[at] == '"' || text[at] == '\'');
            const std::size_t from = at + (quoted ? 1 : 0);
            const std::size_t end = quoted ? text.find(text[at], from) : text.find_first_of(" \t\r\n/", from);
            value = text.substr(std::min(from, text.size()), end - from);
            at = std::min(end, text.size());
        }
        if (!name.empty()) all.emplace_back(name, withoutEntities(value));
    }
    return all;
}

std::string MarkupCursor::attribute(std::string_view name) const {
    for (auto& [each, value] : attributes())
        if (each == name) return value;
    return {};
}

} // namespace ninefold::documents
