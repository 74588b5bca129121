// SPDX-License-Identifier: MIT
#include "app/cli/json.h"

#include <array>
#include <charconv>

namespace ninefold::cli {
namespace {

/// What may not stand in a string as it is. Bytes from 128 on may: the text is UTF-8.
void escape(char sign, std::string& out) {
    static constexpr char hex[] = "0123456789abcdef";
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
        out += "\\u00";
        out += hex[static_cast<unsigned char>(sign) >> 4];
        out += hex[sign & 15];
    }
}

/// Which signs stand in a string as they are.
constexpr auto kPlain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t sign = 0x20; sign < plain.size(); ++sign) plain[sign] = sign != '"' && sign != '\\';
    return plain;
}();

bool isPlain(char sign) {
    return kPlain[static_cast<unsigned char>(sign)];
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
        if (plain < text.size()) escape(text[plain++], out_);
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
