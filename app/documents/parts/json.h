// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// A value of a JSON text, as the section of the text that it takes. Nothing is built in memory, however large the
/// text, and nothing is parsed deeper than requested. Also accepts SudokuPad's packed form: names without quotes,
/// strings in single quotes, and empty elements.
class Json {
public:
    enum class Kind { Object, Array, String, Bare, Hole };
    enum class State { Whole, Cut, Wrong }; // Cut: the text ends within; Wrong: brackets do not match

    /// The first value of a text.
    static Json parse(std::string_view text);

    Kind kind() const;
    State state() const { return state_; }
    bool isWhole() const { return state_ == State::Whole; }
    std::string_view text() const { return text_; }

    /// Calls `use` for each member or element until it returns false. The last value may not be whole.
    void eachMember(const std::function<bool(const std::string& name, const Json& value)>& use) const;
    void eachElement(const std::function<bool(const Json& value)>& use) const;
    /// A member by name; an empty value if there is none.
    Json member(std::string_view name) const;

    std::optional<std::string> string() const;
    std::optional<std::int64_t> integer() const;
    std::optional<double> number() const;
    bool isTrue() const;
    /// Is it empty: null, false, 0, "", [] or {}?
    bool isEmpty() const;

private:
    Json(std::string_view text, State state) : text_(text), state_(state) {}
    static Json at(std::string_view text, std::size_t begin);

    std::string_view text_;
    State state_ = State::Whole;
};

/// Appends `text` in quotes.
void appendJsonString(std::string_view text, std::string& out);

} // namespace ninefold::documents
