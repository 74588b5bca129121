// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <concepts>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// Writes one JSON object into a line of text, field by field. QJsonDocument would sort the fields and build a tree
/// first; a million lines are worth the difference.
///
///     JsonLine(out).field("puzzle", text).key("cells").openArray().value("r1c1").closeArray().end();
///
/// It trusts its caller: nothing checks that every key gets a value and every bracket is closed.
class JsonLine {
public:
    /// Opens the object.
    explicit JsonLine(std::string& out) : out_(out) { out_ += '{'; }
    JsonLine(const JsonLine&) = delete;
    JsonLine& operator=(const JsonLine&) = delete;

    /// Every value stands after a key in an object and alone in an array.
    JsonLine& key(std::string_view name);
    JsonLine& value(std::string_view text);
    JsonLine& value(const char* text) { return value(std::string_view(text)); }
    JsonLine& value(const QString& text);
    JsonLine& value(std::integral auto number) { return raw(std::to_string(number)); }
    JsonLine& value(bool truth) { return raw(truth ? "true" : "false"); }
    /// Rounded to `decimals`, with a point whatever the locale.
    JsonLine& value(double number, int decimals);
    JsonLine& null() { return raw("null"); }

    /// key and value in one.
    template <typename T>
    JsonLine& field(std::string_view name, const T& content) {
        return key(name).value(content);
    }

    JsonLine& openObject() { return open('{'); }
    JsonLine& closeObject() { return close('}'); }
    JsonLine& openArray() { return open('['); }
    JsonLine& closeArray() { return close(']'); }

    /// Closes the object and the line.
    void end() { out_ += "}\n"; }

private:
    JsonLine& raw(std::string_view text);
    JsonLine& open(char sign);
    JsonLine& close(char sign);
    void separate();

    std::string& out_;
    bool first_ = true;
};

} // namespace ninefold::cli
