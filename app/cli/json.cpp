// SPDX-License-Identifier: MIT
#include "app/cli/json.h"

#include "app/files/parts/json.h"

#include <array>
#include <charconv>

namespace ninefold::cli {

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
    appendJsonString(text, out_);
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
