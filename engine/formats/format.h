// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace ninefold::formats {

namespace text {
struct Sample;
}

/// Receives the puzzles that a reader finds, in the order of the input. Readers push puzzles instead of returning a
/// list because a file may hold millions, and a caller that needs only the first can stop the reader.
class PuzzleSink {
public:
    virtual ~PuzzleSink() = default;
    /// Returns false to stop reading.
    virtual bool puzzle(Puzzle&& puzzle) = 0;
    /// Something was meant as a puzzle and could not be read. The reader continues after it.
    virtual void skipped(const Error& error) = 0;
    /// Something was read only in part (a variant of notation, a state that changes a given).
    virtual void warning(const Error& error) = 0;
    /// The reader has processed this many bytes of the input; for a progress display.
    virtual void reached(long long bytes) { static_cast<void>(bytes); }
};

/// What a reader remembers from one piece of its input to the next. Readers are functions without state; the caller
/// keeps this memory between the pieces, so that pieces may be cut anywhere.
struct ReadMemory {
    std::string heading; // the title above the next puzzles
    std::string columns; // the header line of a table, with the names of its columns
    std::string listed;  // the last line, if it held a Sudoku of a list
    /// The document ends where the reader says that it is done: what follows is another document, perhaps in
    /// another format.
    bool ended = false;
};

/// A piece of decoded input (UTF-8, line ends unchanged).
struct TextPiece {
    std::string_view text;
    int firstLine = 1;
    /// This is the last piece. While false, a reader leaves text that may continue in the next piece.
    bool last = true;
    /// Empty for the first piece. If null, headings are forgotten at the end of the piece.
    ReadMemory* memory = nullptr;
};

/// What a format can store besides the set digits. Anything else is lost on writing, and the program says so
/// beforehand (whatIsLost in app/documents). This is a promise: the tests check by a round trip that a format keeps all
/// it declares.
struct Holds {
    bool placed = false;         // distinguishes placed digits from givens
    bool placedAsGivens = false; // writes placed digits as if they were givens; other formats leave them out of a game
    bool candidates = false;
    bool binding = false;     // ... as part of the puzzle and not only as the player's notes
    bool notes = false;       // corner and centre marks
    bool colours = false;     // one colour for each cell
    bool moreColours = false; // ... a second colour, and colours of candidates
    bool links = false;       // drawn by the player
    bool history = false;     // moves
    bool time = false;
    bool names = false; // name, author, source, address, date, level
    bool comment = false;
    bool ratings = false; // id and rating
    bool many = false;    // more than one puzzle per file
};

/// How the text scanner reads a format: as puzzles, or as positions of which a single one is a game (scan/scan.h).
enum class Scan { None, Puzzles, Positions };

/// One file format for Sudokus. Registered in formats.def (here) or in app/documents/formats.def (formats that need
/// Qt).
///
/// A new format needs a file with this descriptor, a line in the list and a sample in the tests. Formats that
/// people write by hand rarely need a reader of their own: the scanner finds the puzzles, and the descriptor only
/// names what it finds.
struct Format {
    std::string_view id;
    std::string_view name;
    /// Extensions without a dot, separated by spaces; the first one is suggested for saving.
    std::string_view extensions;
    Holds holds;
    /// A document format is read in one go and refused beyond this number of bytes; 0 = read piece by piece without
    /// a limit.
    std::size_t documentLimit = 0;

    /// Does this input look like this format? `head` is the beginning of the input (all of it up to 64 kB). The
    /// content decides, because file name extensions are wrong too often.
    bool (*detect)(std::string_view head) = nullptr;
    /// The same for formats that share the result of one scan of the text.
    bool (*fits)(const text::Sample& sample) = nullptr;
    /// The text scanner reads this format, and the descriptor only names it; `read` is null then.
    Scan scan = Scan::None;
    /// Reads the complete part of the piece and returns how many bytes it has processed; the caller passes the rest
    /// again together with the next piece. Null = it has no reader of its own.
    std::size_t (*read)(const TextPiece& piece, PuzzleSink& sink) = nullptr;
    /// Appends one puzzle. Null = cannot be written.
    void (*write)(const Puzzle& puzzle, std::string& out) = nullptr;
    /// Text before the first, between two and after the last puzzle.
    std::string_view header, separator, footer;

    bool isReadable() const { return read != nullptr || scan != Scan::None; }
};

/// Reads a piece as Format::read does, with the reader of the format or with the text scanner.
std::size_t readPiece(const Format& format, const TextPiece& piece, PuzzleSink& sink);

/// The formats of the engine in the order of detection.
std::span<const Format* const> engineFormats();
/// The first of them that recognises the beginning of an input; null when none does.
const Format* detectEngineFormat(std::string_view head);

namespace descriptors {
#define NINEFOLD_FORMAT(name) extern const Format name;
#include "engine/formats/formats.def"
#undef NINEFOLD_FORMAT
} // namespace descriptors

} // namespace ninefold::formats
