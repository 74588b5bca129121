// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <concepts>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// Writes one JSON object into a text, field by field. QJsonDocument would sort the fields and build a tree first; a
/// million lines are worth the difference.
///
///     JsonWriter(out).field("puzzle", text).key("cells").openArray().value("r1c1").closeArray().end();
///
/// It trusts its caller: nothing checks that every key gets a value and every bracket is closed.
class JsonWriter {
public:
    /// Tight is for programs; with blanks after commas and colons people can read it, too.
    enum class Spacing { Tight, Blanks };

    /// Opens the object.
    explicit JsonWriter(std::string& out, Spacing spacing = Spacing::Tight) : out_(out), spacing_(spacing) {
        out_ += '{';
    }
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;

    /// A value follows a key in an object, and another value in an array.
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(const QString& text);
    JsonWriter& value(std::integral auto number) { return raw(std::to_string(number)); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    /// Rounded to `decimals`, with a decimal point in every locale.
    JsonWriter& value(double number, int decimals);
    JsonWriter& null() { return raw("null"); }

    /// key and value in one.
    template <typename T>
    JsonWriter& field(std::string_view name, const T& content) {
        return key(name).value(content);
    }

    JsonWriter& openObject() { return open('{'); }
    JsonWriter& closeObject() { return close('}'); }
    JsonWriter& openArray() { return open('['); }
    JsonWriter& closeArray() { return close(']'); }

    /// Starts a new line for the next value.
    JsonWriter& breakLine();

    /// Closes the object and the line.
    void end() { out_ += "}\n"; }

private:
    JsonWriter& raw(std::string_view text);
    JsonWriter& open(char character);
    JsonWriter& close(char character);
    void separate();

    std::string& out_;
    const Spacing spacing_;
    bool first_ = true;
};

} // namespace ninefold::documents
