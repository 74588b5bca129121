// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// A value of a JSON text, as the part of the text that it takes. Nothing is built in memory, however large the
/// text, and nothing is looked at deeper than asked for. Also takes what SudokuPad packs: names without quote
/// marks, strings in single ones, nothing at all for an empty element.
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
    /// A member by name; a hole when there is none.
    Json member(std::string_view name) const;

    std::optional<std::string> string() const;
    std::optional<std::int64_t> integer() const;
    std::optional<double> number() const;
    bool isTrue() const;
    /// Says nothing: null, false, 0, "", [] or {}.
    bool isEmpty() const;

private:
    Json(std::string_view text, State state) : text_(text), state_(state) {}
    static Json at(std::string_view text, std::size_t begin);

    std::string_view text_;
    State state_ = State::Whole;
};

/// Appends `text` in quote marks.
void appendJsonString(std::string_view text, std::string& out);

} // namespace ninefold
