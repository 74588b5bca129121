// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {

/// What can be wrong with what somebody gave us. app/text turns each into a sentence.
enum class ErrorCode {
    // the input as a whole
    EmptyInput,
    NoSudoku,    // found = bytes without one, when it was given up
    TooLarge,    // found = bytes that may be
    LineTooLong, // found = characters, detail "more" = at least so many
    UnknownEncoding,
    Truncated, // ends in the middle
    Damaged,   // detail = what is damaged
    // what it holds
    WrongCellCount,    // found = cells; detail "row" = a row of nine was expected, not a whole Sudoku
    WrongRowCount,     // found = rows
    WrongSign,         // detail = the sign, column = the cell of that line
    WrongCandidate,    // detail = the sign, column = the cell of the board, 1..81
    StateChangesGiven, // detail = cell name
    // what we do not open
    WrongSize,    // detail = "16x16"
    Variant,      // detail = its name
    NeedsNetwork, // detail = the id
    NewerVersion, // found = the version
    OldVersion,   // detail = of which program
    EntitiesRefused,
    ForeignContent, // detail = what was expected
    // files
    CannotOpen, // detail = the system's words
    NotAFile,   // detail = what it is instead
    ReadFailed,
    WriteFailed,
    CannotHold, // detail = what the format cannot hold
};

/// Line and column count from 1; 0 where there is no such place.
struct Error {
    ErrorCode code = ErrorCode::NoSudoku;
    int line = 0;
    int column = 0;
    long long found = 0;
    std::string detail;
    friend bool operator==(const Error&, const Error&) = default;
};

/// A value or the reason why there is none.
template <typename T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Error error) : state_(std::move(error)) {}

    explicit operator bool() const { return state_.index() == 0; }
    const T& value() const& { return assert(*this), *std::get_if<0>(&state_); }
    T& value() & { return assert(*this), *std::get_if<0>(&state_); }
    T&& value() && { return assert(*this), std::move(*std::get_if<0>(&state_)); }
    const Error& error() const { return assert(!*this), *std::get_if<1>(&state_); }

private:
    std::variant<T, Error> state_;
};

} // namespace ninefold
