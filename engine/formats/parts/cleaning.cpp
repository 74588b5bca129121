// SPDX-License-Identifier: MIT
#include "engine/formats/parts/cleaning.h"

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/latex.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// Characters that look alike and the ASCII character that was meant: typographic dashes and quotes, bullets and
/// squares for blank cells, no-break spaces, invisible characters.
struct Plain {
    char32_t first, last;
    std::string_view text;
};

// In the order of the code points. Box-drawing characters are handled separately below.
constexpr Plain kPlain[] = {
    {0xA0, 0xA0, " "},     {0xAD, 0xAD, ""},       {0xB7, 0xB7, "."},       {0xD7, 0xD7, "x"},
    {0x1680, 0x1680, " "}, {0x180E, 0x180E, ""},   {0x2000, 0x200A, " "},   {0x200B, 0x200F, ""},
    {0x2010, 0x2015, "-"}, {0x2018, 0x2019, "'"},  {0x201C, 0x201D, "\""},  {0x2022, 0x2022, "."},
    {0x2024, 0x2024, "."}, {0x2025, 0x2025, ".."}, {0x2026, 0x2026, "..."}, {0x202F, 0x202F, " "},
    {0x205F, 0x205F, " "}, {0x20E3, 0x20E3, ""},   {0x2060, 0x2060, ""},    {0x2212, 0x2212, "-"},
    {0x22C5, 0x22C5, "."}, {0x25A0, 0x25A2, "."},  {0x25AB, 0x25AB, "."},   {0x25FB, 0x25FB, "."},
    {0x2610, 0x2610, "."}, {0x2B1B, 0x2B1C, "."},  {0x3000, 0x3000, " "},   {0xFE0F, 0xFE0F, ""},
    {0xFEFF, 0xFEFF, ""},
};

constexpr char32_t kBoxes = 0x2500, kBoxesEnd = 0x2580;

/// The full-width forms of the ASCII characters, in their order: input methods of East Asia type them.
constexpr char32_t kFullWidth = 0xFF01, kFullWidthEnd = 0xFF5F;
constexpr auto kAscii = [] {
    std::array<char, kFullWidthEnd - kFullWidth> characters{};
    for (std::size_t n = 0; n < characters.size(); ++n) characters[n] = static_cast<char>('!' + n);
    return characters;
}();

constexpr bool isVerticalLine(char32_t code) {
    return code == 0x2502 || code == 0x2503 || code == 0x2506 || code == 0x2507 || code == 0x250A || code == 0x250B ||
           code == 0x254E || code == 0x254F || code == 0x2551;
}
constexpr bool isHorizontalLine(char32_t code) {
    return code == 0x2500 || code == 0x2501 || code == 0x2504 || code == 0x2505 || code == 0x2508 || code == 0x2509 ||
           code == 0x254C || code == 0x254D || code == 0x2550;
}

char32_t decode(std::string_view character) {
    assert(!character.empty() && character.size() <= 4);
    if (character.size() == 1) return static_cast<unsigned char>(character[0]);
    char32_t code = static_cast<unsigned char>(character[0]) & (0xFFu >> (character.size() + 1));
    for (const char byte : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    return code;
}

/// The ASCII replacement of a character; the character itself where there is none.
std::string_view plain(std::string_view character) {
    const char32_t code = decode(character);
    if (code >= kBoxes && code < kBoxesEnd) return isVerticalLine(code) ? "|" : isHorizontalLine(code) ? "-" : "+";
    if (code >= kFullWidth && code < kFullWidthEnd) return {&kAscii[code - kFullWidth], 1};
    for (const Plain& entry : kPlain)
        if (code >= entry.first && code <= entry.last) return entry.text;
    return character;
}

/// Mails and forums put "> " before a quoted line, and again for each reply.
std::string_view withoutQuoteMarks(std::string_view line) {
    std::string_view rest = trimmed(line);
    if (rest.empty() || rest.front() != '>') return line;
    while (!rest.empty() && (rest.front() == '>' || isSpace(rest.front()))) rest.remove_prefix(1);
    return rest;
}

/// HTML elements that contain text as it was typed.
bool isVerbatim(std::string_view tag) {
    const std::string_view name = tag.substr(0, tag.find_first_of(" \t/"));
    return name == "pre" || name == "code" || name == "samp" || name == "tt" || name == "textarea";
}

/// Nine cells, perhaps with spaces and bars between them.
bool isRowOfCells(std::string_view text) {
    const auto mayStand = [](char byte) { return isCellCharacter(byte) || isSpace(byte) || byte == '|'; };
    return std::ranges::all_of(text, mayStand) && std::ranges::count_if(text, isCellCharacter) == 9;
}

/// The first and the last row may have markup on the same line: "<pre>53..7....", "....8..79</code></pre>" and
/// "```53..7....". Any other line is returned unchanged.
std::string_view withoutMarkup(std::string_view line) {
    if (line.find_first_of("<`") == std::string_view::npos) return line;
    std::string_view rest = trimmed(line);
    bool verbatim = false;
    while (rest.ends_with('>')) {
        const std::size_t tag = rest.rfind("</");
        if (tag == std::string_view::npos) break;
        verbatim = isVerbatim(rest.substr(tag + 2, rest.size() - tag - 3));
        rest = trimmed(rest.substr(0, tag));
    }
    if (const std::size_t begin = rest.rfind('<'); begin != std::string_view::npos) {
        const std::size_t end = rest.find('>', begin);
        if (end == std::string_view::npos) return line;
        verbatim = isVerbatim(rest.substr(begin + 1, end - begin - 1));
        rest = rest.substr(end + 1);
    }
    while (rest.starts_with('`')) rest.remove_prefix(1), verbatim = true;
    while (rest.ends_with('`')) rest.remove_suffix(1), verbatim = true;
    return verbatim && isRowOfCells(rest) ? trimmed(rest) : line;
}

} // namespace

std::size_t characterLength(std::string_view text) {
    assert(!text.empty());
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 1;
    if (length > text.size()) return 1;
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; };
    return std::ranges::all_of(text.substr(1, length - 1), continues) ? length : 1;
}

std::size_t characterCount(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) text.remove_prefix(characterLength(text));
    return count;
}

bool isForeignDigit(std::string_view character) {
    // The zero of each script: Arabic, Persian, the scripts of India and its neighbours, circled and superscript
    // digits.
    static constexpr char32_t zeros[] = {0x660,  0x6F0,  0x7C0,  0x966,  0x9E6,  0xA66,  0xAE6, 0xB66,
                                         0xBE6,  0xC66,  0xCE6,  0xD66,  0xE50,  0xED0,  0xF20, 0x1040,
                                         0x17E0, 0x1810, 0x2460, 0x2080, 0x2776, 0x2070, 0x3007};
    if (character.size() < 2) return false;
    const char32_t code = decode(character);
    return std::ranges::any_of(zeros, [code](char32_t zero) { return code >= zero && code < zero + 10; });
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& byte : lower)
        if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte | 0x20);
    return lower;
}

std::string_view cleaned(std::string_view line, std::string& buffer) {
    line = withoutQuoteMarks(line);
    if (line.find_first_of("&\\|") != std::string_view::npos)
        if (auto row = rowOfLatex(line)) return buffer = *std::move(row);
    const auto isAscii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    if (std::ranges::all_of(line, isAscii)) return withoutMarkup(line);
    buffer.clear();
    while (!line.empty()) {
        const std::size_t length = characterLength(line);
        buffer += length == 1 ? line.substr(0, 1) : plain(line.substr(0, length));
        line.remove_prefix(length);
    }
    return withoutMarkup(withoutQuoteMarks(buffer));
}

} // namespace ninefold::formats::text
