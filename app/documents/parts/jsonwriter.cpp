// SPDX-License-Identifier: MIT
#include "app/documents/parts/jsonwriter.h"

#include "app/documents/parts/json.h"

#include <array>
#include <cassert>
#include <charconv>

namespace ninefold::documents {

/// The comma between this value and the one before; none after a bracket or a key.
void JsonWriter::separate() {
    if (!first_) out_ += spacing_ == Spacing::Tight ? "," : ", ";
    first_ = false;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    value(name);
    out_ += spacing_ == Spacing::Tight ? ":" : ": ";
    first_ = true; // what follows belongs to the key
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    appendJsonString(text, out_);
    return *this;
}

JsonWriter& JsonWriter::value(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    return value(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// to_chars and not a stream: no locale may make a comma of the point.
JsonWriter& JsonWriter::value(double number, int decimals) {
    assert(decimals >= 0);
    std::array<char, 64> digits;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, decimals);
    return raw(std::string_view(digits.data(), static_cast<std::size_t>(end.ptr - digits.data())));
}

JsonWriter& JsonWriter::raw(std::string_view text) {
    separate();
    out_ += text;
    return *this;
}

JsonWriter& JsonWriter::open(char character) {
    separate();
    out_ += character;
    first_ = true;
    return *this;
}

JsonWriter& JsonWriter::breakLine() {
    separate();
    out_ += "\n  ";
    first_ = true; // the comma was written before the line break
    return *this;
}

JsonWriter& JsonWriter::close(char character) {
    out_ += character;
    first_ = false;
    return *this;
}

} // namespace ninefold::documents
