// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ninefold {

/// What can be wrong with an input. app/documents/text has a sentence for each code, so that the engine contains no
/// text to translate.
enum class ErrorCode {
    // errors of the input as a whole
    EmptyInput,
    NoSudoku,    // found = bytes read before the reader gave up, 0 = the whole input was read
    TooLarge,    // found = the allowed number of bytes
    LineTooLong, // found = characters, detail AtLeast = it may have more
    UnknownEncoding,
    Truncated, // ends too early
    Damaged,   // detail = the damaged part
    // errors of its content
    WrongCellCount,    // found = cells; detail = what was expected: RowOfNine, CandidateList, None = 81 cells
    RoundedNumber,     // text = the rounded number; empty = a spreadsheet dropped the leading zeros
    WrongRowCount,     // found = rows
    WrongCharacter,    // text = the character, column = the cell of that line
    WrongCandidate,    // text = the character, column = the cell of the board, 1..81
    WrongMove,         // text = the move as it was written
    StateChangesGiven, // text = cell name
    // inputs that the program does not support
    WrongSize,    // text = "16x16"
    Variant,      // detail = its kind, or Rules; text = its name in the input
    NeedsNetwork, // text = the id
    NewerVersion, // found = the version
    OldVersion,   // text = the program that wrote it
    EntitiesRefused,
    ForeignContent, // detail = the expected content
    // errors of pictures
    PictureNeedsPackage, // text = the name of the missing part
    PictureTooLarge,     // found = the allowed number of millions of pixels
    PictureWithoutGrid,
    // errors of files
    CannotOpen, // text = the system's message
    NotAFile,   // detail = what it is instead
    ReadFailed,
    WriteFailed,
    CannotHold, // detail = what the format cannot hold
    // errors of a library of puzzles
    LibraryCannotOpen, // text = the message of the system or the database
    LibraryForeign,
    LibraryNewer, // found = the version
    LibraryDamaged,
    LibraryBusy,
    LibraryGone,   // text = the message of the database
    LibraryFailed, // text = the same
};

/// What an error is about, where its code alone does not say it. app/documents/text has the words for it.
enum class ErrorDetail {
    None, // nothing, or Error::text
    // the damaged part
    Address,
    XmlFile,
    JsonFile,
    ZipArchive,
    GzipFile,
    GameData,
    PictureFile,
    PuzzleData,
    CandidateList,
    SolutionColumn,
    Field, // text = the name of the field
    // the expected content
    HodokuGame,
    KSudokuGame,
    NinefoldFile,
    SoloGame,
    BeginningOfSudoku,
    KnownLink,
    PuzzleNotPosition,
    // the expected cells, or that there may be more than were counted
    RowOfNine,
    AtLeast,
    // kinds of variants
    Killer,
    Jigsaw,
    Diagonals,
    Penpa,
    Lisudoku,
    InteractiveSolver,
    Rules, // text = the names of the rules in the input, separated by ", "
    // what a path is if not a file with puzzles
    Folder,
    NamedPipe,
    Socket,
    Device,
    LfsPointer,
    NestedArchive,
    // what a format cannot hold
    PlacedDigits,
    WhichAreGiven,
    BindingCandidates,
    Candidates,
    Notes,
    Colours,
    MoreColours,
    DrawnLinks,
    Moves,
    Time,
    Names,
    Comments,
    Dates,
    IdsAndRatings,
    SecondSudoku,
};

/// An error and its place. Line and column count from 1; 0 where there is none. The comment at each code says what
/// `found`, `detail` and `text` mean. `text` is never a sentence of ours: it comes from the input or the system.
struct Error {
    ErrorCode code = ErrorCode::NoSudoku;
    int line = 0;
    int column = 0;
    long long found = 0;
    ErrorDetail detail = ErrorDetail::None;
    std::string text;
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
