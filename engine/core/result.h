// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {

/// What can be wrong with an input. app/text turns each code into a sentence, so that the engine contains no text
/// to translate. The order matters: app/text looks the sentences up by the groups below, so add a new code to its
/// group.
enum class ErrorCode {
    // errors of the input as a whole
    EmptyInput,
    NoSudoku,    // found = bytes read before the reader gave up, 0 = the whole input was read
    TooLarge,    // found = the allowed number of bytes
    LineTooLong, // found = characters, detail "more" = at least that many
    UnknownEncoding,
    Truncated, // ends too early
    Damaged,   // detail = the damaged part
    // errors of its content
    WrongCellCount,    // found = cells; detail = what was expected: "row" = nine cells, "candidates" = 729, empty = 81
    RoundedNumber,     // detail = the rounded number; empty = a spreadsheet dropped the leading zeros
    WrongRowCount,     // found = rows
    WrongCharacter,    // detail = the character, column = the cell of that line
    WrongCandidate,    // detail = the character, column = the cell of the board, 1..81
    WrongMove,         // detail = the text of the move
    StateChangesGiven, // detail = cell name
    // inputs that the program does not support
    WrongSize,    // detail = "16x16"
    Variant,      // detail = its name
    NeedsNetwork, // detail = the id
    NewerVersion, // found = the version
    OldVersion,   // detail = the program that wrote it
    EntitiesRefused,
    ForeignContent, // detail = the expected content
    // errors of files
    CannotOpen, // detail = the system's message
    NotAFile,   // detail = what it is instead
    ReadFailed,
    WriteFailed,
    CannotHold, // detail = what the format cannot hold
};

/// An error and its place. Line and column count from 1; 0 where there is none. The comment at each code says what
/// `found` and `detail` mean.
struct Error {
    ErrorCode code = ErrorCode::NoSudoku;
    int line = 0;
    int column = 0;
    long long found = 0;
    std::string detail;
    friend bool operator==(const Error&, const Error&) = default;
};

/// A value or an error. The engine throws no exceptions, because a wrong input is an everyday event in a program
/// that opens files of other programs. Both constructors are implicit, so that `return error;` is enough.
template <typename T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Error error) : state_(std::move(error)) {}

    /// Is there a value? Reading the one that is missing is a programming error (assert).
    explicit operator bool() const { return state_.index() == 0; }
    const T& value() const& { return assert(*this), *std::get_if<0>(&state_); }
    T& value() & { return assert(*this), *std::get_if<0>(&state_); }
    T&& value() && { return assert(*this), std::move(*std::get_if<0>(&state_)); }
    const Error& error() const { return assert(!*this), *std::get_if<1>(&state_); }

private:
    std::variant<T, Error> state_;
};

} // namespace ninefold
