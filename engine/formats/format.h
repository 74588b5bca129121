// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace ninefold {

namespace text {
struct Sample;
}

/// Takes what a reader finds, in the order of the input. Readers push rather than return a list: a file may hold
/// millions of puzzles, and whoever wants only the first says so.
class PuzzleSink {
public:
    virtual ~PuzzleSink() = default;
    /// Returns false to stop reading.
    virtual bool puzzle(Puzzle&& puzzle) = 0;
    /// Something that was meant as a puzzle and could not be read. The reader goes on after it.
    virtual void skipped(const Error& error) = 0;
    /// Something was read, but not all that was there (a variant of notation, a state that changes a given).
    virtual void warning(const Error& error) = 0;
    /// So many bytes of the input have been read, for those who show how far it is.
    virtual void reached(long long bytes) { static_cast<void>(bytes); }
};

/// What a reader remembers from one piece of its input to the next. Readers are functions without state of their own;
/// whoever drives them keeps this, so that pieces may be cut anywhere.
struct ReadMemory {
    std::string heading; // the title under which the next puzzles stand
    std::string columns; // the line that names the columns of a table
    /// The document has ended where the reader says that it is done: what follows is another, perhaps of another form.
    bool ended = false;
};

/// A piece of decoded input (UTF-8, line ends as they came).
struct TextPiece {
    std::string_view text;
    int firstLine = 1;
    /// Nothing follows. While false a reader leaves what may go on in the next piece.
    bool last = true;
    /// Empty before the first piece; without it headings end with their piece.
    ReadMemory* memory = nullptr;
};

/// What a format can keep beside the set digits; what is not among these is lost when writing, and said before it is
/// (whatIsLost in app/files). A promise: the tests write and read again whatever a format says it holds.
struct Holds {
    bool placed = false;         // tells placed digits from givens
    bool placedAsGivens = false; // writes placed digits as if they were given; others leave them out of a game
    bool candidates = false;
    bool binding = false;     // ... as part of the puzzle and not only as the player's marks
    bool notes = false;       // corner and centre marks
    bool colours = false;     // one for each cell
    bool moreColours = false; // ... a second one, and those of candidates
    bool links = false;       // that the player drew
    bool history = false;     // moves
    bool time = false;
    bool names = false; // name, author, source, address, date, level
    bool comment = false;
    bool ratings = false; // id and rating
    bool many = false;    // more than one puzzle per file
};

/// One way to write Sudokus down. Registered in formats.def (here) or in app/files/formats.def (those that need Qt).
///
/// A new one is a file with this descriptor, a line in the list and a sample in the tests. Forms that people write by
/// hand hardly ever need a reader: the scan finds them, and `fits` only says what the find is called.
struct Format {
    std::string_view id;
    std::string_view name;
    /// Extensions without dot, separated by blanks; the first is offered for saving.
    std::string_view extensions;
    Holds holds;
    /// A document is read in one go and refused beyond so many bytes; 0 = read piece by piece, however long.
    std::size_t documentLimit = 0;

    /// Does this input look like ours? `head` is its beginning (all of it up to 64 kB). It goes by content: the endings
    /// of files lie too often.
    bool (*detect)(std::string_view head) = nullptr;
    /// The same for formats that share one scan of the text, made once for all of them.
    bool (*fits)(const text::Sample& sample) = nullptr;
    /// Reads what is complete in the piece and returns how many bytes are done with; the rest comes again with more
    /// behind it. Null = cannot be read.
    std::size_t (*read)(const TextPiece& piece, PuzzleSink& sink) = nullptr;
    /// Appends one puzzle. Null = cannot be written.
    void (*write)(const Puzzle& puzzle, std::string& out) = nullptr;
    /// What stands before the first, between two and after the last puzzle.
    std::string_view header, separator, footer;
};

/// The formats of the engine in the order in which detection asks them.
std::span<const Format* const> engineFormats();
/// The first of them that knows its own in the beginning of an input; null when none does.
const Format* detectEngineFormat(std::string_view head);

namespace formats {
#define NINEFOLD_FORMAT(name) extern const Format name;
#include "engine/formats/formats.def"
#undef NINEFOLD_FORMAT
} // namespace formats

} // namespace ninefold
