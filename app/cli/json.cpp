// SPDX-License-Identifier: MIT
#include "app/cli/json.h"

#include "engine/core/utf8.h"
#include "engine/core/visibletext.h"

#include <array>
#include <charconv>

namespace ninefold::cli {
namespace {

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

/// What may not stand in a string as it is: quotes, backslashes, controls.
void escape(char sign, std::string& out) {
    switch (sign) {
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
        appendEscape(static_cast<unsigned char>(sign), out);
    }
}

/// Which signs stand in a string as they are.
constexpr auto kPlain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t sign = 0x20; sign < 0x7F; ++sign) plain[sign] = sign != '"' && sign != '\\';
    return plain;
}();

bool isPlain(char sign) {
    return kPlain[static_cast<unsigned char>(sign)];
}

/// A character beyond ASCII, and how many bytes it took. Direction marks are escaped like controls, so that a terminal
/// shows what is there; what is no UTF-8 would make all of the line unreadable.
std::size_t takeCharacter(std::string_view text, std::string& out) {
    const Utf8Character character = firstCharacter(text);
    const bool whole = character.kind == Utf8Character::Kind::Whole;
    if (!whole) appendUtf8(kReplacementCharacter, out);
    else if (isHiddenControl(character.code)) appendEscape(character.code, out);
    else out += text.substr(0, character.length);
    return whole ? character.length : 1;
}

} // namespace

/// The comma between this value and the one before; none after a bracket or a key.
void JsonLine::separate() {
    if (!first_) out_ += ',';
    first_ = false;
}

JsonLine& JsonLine::key(std::string_view name) {
    value(name);
    out_ += ':';
    first_ = true; // what follows belongs to the key
    return *this;
}

JsonLine& JsonLine::value(std::string_view text) {
    separate();
    out_ += '"';
    // Nearly all text is plain from end to end; it is copied in runs.
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && isPlain(text[plain])) ++plain;
        out_ += text.substr(0, plain);
        if (plain < text.size() && isAscii(text[plain])) escape(text[plain++], out_);
        else if (plain < text.size()) plain += takeCharacter(text.substr(plain), out_);
        text.remove_prefix(plain);
    }
    out_ += '"';
    return *this;
}

JsonLine& JsonLine::value(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    return value(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// to_chars and not a stream: no locale may make a comma of the point.
JsonLine& JsonLine::value(double number, int decimals) {
    std::array<char, 64> digits;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, decimals);
    return raw(std::string_view(digits.data(), static_cast<std::size_t>(end.ptr - digits.data())));
}

JsonLine& JsonLine::raw(std::string_view text) {
    separate();
    out_ += text;
    return *this;
}

JsonLine& JsonLine::open(char sign) {
    separate();
    out_ += sign;
    first_ = true;
    return *this;
}

JsonLine& JsonLine::close(char sign) {
    out_ += sign;
    first_ = false;
    return *this;
}

} // namespace ninefold::cli
