// SPDX-License-Identifier: MIT
#include "engine/formats/parts/header.h"

#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/lines.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::formats::text {
namespace {

struct Key {
    char letter;
    std::string Puzzle::*field; // null: the value follows from the puzzle
};

constexpr Key kKeys[] = {
    {'A', &Puzzle::author}, {'D', &Puzzle::name}, {'C', &Puzzle::comment}, {'B', &Puzzle::date}, {'S', &Puzzle::source},
    {'L', &Puzzle::level},  {'U', &Puzzle::url},  {'N', nullptr},          {'H', nullptr},       {'T', nullptr},
};

/// "#Comment" begins with the letter of a header but is a comment.
bool looksLikeWord(const Header& header) {
    return !header.spaced && header.text[0] >= 'a' && header.text[0] <= 'z';
}

} // namespace

std::optional<Header> parseHeader(std::string_view line) {
    if (line.size() < 2 || line[0] != '#' || std::ranges::find(kKeys, line[1], &Key::letter) == std::end(kKeys))
        return std::nullopt;
    const std::string_view rest = line.substr(2);
    return Header{line[1], rest.empty() || isSpace(rest[0]), trimmed(rest)};
}

void setField(const Header& header, Puzzle& puzzle) {
    const auto* const found = std::ranges::find(kKeys, header.key, &Key::letter);
    assert(found != std::end(kKeys));
    const Key& key = *found;
    if (key.field == nullptr) return;
    std::string& field = puzzle.*key.field;
    if (!field.empty()) field += '\n';
    field += header.text;
}

void writeHeaders(const Puzzle& puzzle, std::string& out) {
    for (const Key& key : kKeys) {
        if (key.field == nullptr) continue;
        // Each line of the text becomes a line of the file; several headers with the same letter continue the text.
        LineCursor lines({.text = puzzle.*key.field});
        for (Line line; lines.next(line);) {
            out += {'#', key.letter, ' '};
            // Control characters of a terminal do not belong in a text for people.
            std::ranges::copy_if(line.text, std::back_inserter(out), [](char byte) {
                const auto code = static_cast<unsigned char>(byte);
                return byte == '\t' || (code >= 0x20 && code != 0x7F);
            });
            out += "\r\n";
        }
    }
}

HeaderStyle headerStyle(std::string_view head) {
    HeaderStyle style;
    bool sure = false;
    LineCursor cursor({.text = head});
    for (Line line; cursor.next(line);) {
        if (const auto header = parseHeader(line.text)) {
            ++style.lines;
            style.spaced = style.spaced || header->spaced;
            sure = sure || !looksLikeWord(*header);
        } else if (!line.text.starts_with('#') && !trimmed(line.text).empty()) {
            break;
        }
    }
    if (!sure && style.lines < 2) style.lines = 0;
    return style;
}

} // namespace ninefold::formats::text
