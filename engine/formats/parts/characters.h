// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ninefold::formats::text {

/// The kinds of characters that can be a cell, one bit each, so that the bits of a run show at once which kinds it
/// mixes. Capital and small x are one kind. A table, because lists of millions of lines look up every byte.
namespace character {
inline constexpr unsigned kDigit = 1;
inline constexpr unsigned kDot = 2;
inline constexpr unsigned kZero = 4;
inline constexpr unsigned kStar = 8;
inline constexpr unsigned kUnderscore = 16;
inline constexpr unsigned kDash = 32;
inline constexpr unsigned kCross = 64;
inline constexpr unsigned kQuestion = 128;
inline constexpr unsigned kLetterP = 256; // only in rows: in prose it is too often a letter
} // namespace character

namespace detail {
consteval std::array<std::uint8_t, 256> makeCharacterKinds() {
    std::array<std::uint8_t, 256> characterKinds{};
    for (char digit = '1'; digit <= '9'; ++digit) characterKinds[static_cast<unsigned char>(digit)] = character::kDigit;
    characterKinds['.'] = character::kDot;
    characterKinds['0'] = character::kZero;
    characterKinds['*'] = character::kStar;
    characterKinds['_'] = character::kUnderscore;
    characterKinds['-'] = character::kDash;
    characterKinds['x'] = characterKinds['X'] = character::kCross;
    characterKinds['?'] = character::kQuestion;
    return characterKinds;
}
} // namespace detail

inline constexpr std::array<std::uint8_t, 256> kCharacterKinds = detail::makeCharacterKinds();

/// 0 when the byte is not a cell character.
constexpr unsigned characterKind(char byte) {
    return kCharacterKinds[static_cast<unsigned char>(byte)];
}
constexpr bool isCellCharacter(char byte) {
    return characterKind(byte) != 0;
}
constexpr bool isDigit(char byte) {
    return byte >= '0' && byte <= '9';
}
constexpr bool isLetter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}
constexpr bool isSpace(char byte) {
    return byte == ' ' || byte == '\t';
}
/// The blank characters among the kinds of a run.
constexpr unsigned blanksOf(unsigned characterKinds) {
    return characterKinds & ~character::kDigit;
}
/// A puzzle uses one blank character throughout.
constexpr bool isOneBlank(unsigned characterKinds) {
    return std::popcount(blanksOf(characterKinds)) <= 1;
}
/// A line of only these characters may be a ruler or a row of blank cells; dots and zeros are always cells.
constexpr bool couldBeRuler(unsigned characterKinds) {
    return (characterKinds & (character::kDigit | character::kDot | character::kZero)) == 0;
}

/// A run of cell characters within a text.
struct CellRun {
    std::size_t begin = 0;
    std::size_t end = 0;
    unsigned characterKinds = 0;
    constexpr std::size_t size() const { return end - begin; }
};

/// The run of cell characters at `begin`; empty where there is none.
constexpr CellRun cellRun(std::string_view text, std::size_t begin) {
    CellRun run{begin, begin, 0};
    while (run.end < text.size()) {
        const unsigned kind = characterKind(text[run.end]);
        if (kind == 0) break;
        run.characterKinds |= kind;
        ++run.end;
    }
    return run;
}

constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    return text;
}

} // namespace ninefold::formats::text
