// SPDX-License-Identifier: MIT
#include "engine/formats/parts/address.h"

#include <algorithm>
#include <charconv>

namespace ninefold::formats::text {
namespace {

/// Browsers refuse longer ones.
constexpr std::size_t kLongestAddress = 64 * 1024;

/// An address may be copied without its beginning; then its query string identifies it.
std::string_view addressIn(std::string_view line) {
    if (const std::string_view address = findAddress(line); !address.empty()) return address;
    const std::size_t question = line.find('?');
    if (question == std::string_view::npos || line.find('=', question) == std::string_view::npos) return {};
    const std::size_t end = line.find_first_of(" \t\"'<>", question);
    return line.substr(question, end - question);
}

std::string typed(std::string_view part) {
    std::string text(part);
    std::ranges::replace(text, '+', ' ');
    text = percentDecoded(text);
    // Some links have a slash between two rows.
    std::ranges::replace(text, '/', '\n');
    return text;
}

} // namespace

std::string_view findAddress(std::string_view line) {
    const std::size_t at = line.find("http");
    if (at == std::string_view::npos) return {};
    const std::size_t end = line.find_first_of(" \t\"'<>)]", at);
    const std::string_view address = line.substr(at, end - at);
    return address.find("://") != std::string_view::npos ? address : std::string_view{};
}

std::string percentDecoded(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned code = 0;
        const char* const digits = text.data() + at + 1;
        const bool escape =
            text[at] == '%' && at + 2 < text.size() && std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
        out += escape ? static_cast<char>(code) : text[at];
        if (escape) at += 2;
    }
    return out;
}

std::vector<std::string> decodedParts(std::string_view line) {
    std::vector<std::string> parts;
    const std::string_view address = addressIn(line);
    if (address.size() > kLongestAddress || address.find_first_of("%+") == std::string_view::npos) return parts;
    for (std::size_t at = 0; at < address.size();) {
        const std::size_t end = std::min(address.find_first_of("/?&=#", at), address.size());
        const std::string_view part = address.substr(at, end - at);
        if (part.find_first_of("%+") != std::string_view::npos) parts.push_back(typed(part));
        at = end + 1;
    }
    return parts;
}

} // namespace ninefold::formats::text
