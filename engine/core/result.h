// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {

/// What can be wrong with what somebody gave us. app/text turns each into a sentence, so that the engine holds no words
/// to be translated. The order counts: the sentences are looked up by the groups below, and a new code belongs into
/// the group that it is one of.
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
    WrongCellCount, // found = cells; detail "row" = a row of nine was expected, not a whole Sudoku; "candidates" = 729
                    // were
    RoundedNumber,  // detail = what a spreadsheet made of the digits; empty = it has dropped the zeros before them
    WrongRowCount,  // found = rows
    WrongSign,      // detail = the sign, column = the cell of that line
    WrongCandidate, // detail = the sign, column = the cell of the board, 1..81
    WrongMove,      // detail = what was written
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

/// What is wrong and where. Line and column count from 1; 0 where there is no such place. What `found` and `detail`
/// mean stands beside each code.
struct Error {
    ErrorCode code = ErrorCode::NoSudoku;
    int line = 0;
    int column = 0;
    long long found = 0;
    std::string detail;
    friend bool operator==(const Error&, const Error&) = default;
};

/// A value or the reason why there is none. The engine throws nothing: a wrong input is no exception but the daily
/// bread of a program that opens other people's files. Both constructors are implicit, so `return error;` says it all.
template <typename T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Error error) : state_(std::move(error)) {}

    /// Is there a value? Asking for what is not there is a mistake in the program (assert).
    explicit operator bool() const { return state_.index() == 0; }
    const T& value() const& { return assert(*this), *std::get_if<0>(&state_); }
    T& value() & { return assert(*this), *std::get_if<0>(&state_); }
    T&& value() && { return assert(*this), std::move(*std::get_if<0>(&state_)); }
    const Error& error() const { return assert(!*this), *std::get_if<1>(&state_); }

private:
    std::variant<T, Error> state_;
};

} // namespace ninefold
