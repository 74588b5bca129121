// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"
#include "engine/formats/parts/lines.h"
#include "engine/formats/scan/headings.h"
#include "engine/formats/scan/heldboards.h"
#include "engine/formats/scan/rowgroup.h"
#include "engine/formats/scan/scansink.h"

#include <span>
#include <string>

namespace ninefold::text {

/// Finds Sudokus in any text that people write or programs put out, in whatever mixture of forms, and passes over the
/// rest. All text formats share it; what they are called is told from what it finds.
///
///     line -> a cell for each line? -> rows -> a RowGroup -> boards -> held back, for more may follow of the same game
///                                   -> else cells in the line, codes, links (linescan.h)
///                                   -> else prose, comments, titles (headings.h)
///
/// The text comes in pieces that are cut anywhere. What is not complete is left for the next piece: run() returns how
/// far it came, and begins there again. Whatever the cuts, the same comes out (tst_pieces holds it to that).
class Scanner : private ScanSink {
public:
    Scanner(const TextPiece& piece, ScanSink& sink);
    /// Returns how many bytes are done with.
    std::size_t run();

private:
    /// What is recognised only to be named. `read` gives nothing for another text, Truncated when more must be seen.
    struct RefusedForm {
        bool (*begins)(std::string_view line);
        std::optional<Error> (*read)(LineCursor& cursor);
        Shape shape;
    };

    bool scanCellPerLine();
    void step(const Line& line, const LineCursor& behind);
    bool quickLine(std::string_view text);
    void scanRows(const Line& line, const LineCursor& behind);
    bool scanBlankRows(std::string_view text);
    bool scanWrapped(std::string_view text);
    bool scanRefused(std::string_view text);
    bool scanRegionMap(std::string_view text);
    bool takeAddress(std::string_view text);
    void takeGrid(const Grid& grid, Shape shape, const LineCursor& behind);
    bool scanPicture();
    void takeBoards(std::size_t begin);
    void takeBoard(Puzzle&& puzzle, Manner manner, std::size_t begin);
    bool takeProgress(std::string_view text);
    void takeEmptyLine();
    void flush(std::size_t kept = 0);

    bool found(Puzzle&& puzzle, const Manner& manner) override;
    void failed(Error&& error, Shape shape) override;
    void warned(Error&& warning) override;

    TextPiece piece_;
    ScanSink& sink_;
    LineCursor cursor_;
    Headings headings_;
    std::string columns_;
    HeldBoards held_;
    RowGatherer gatherer_;
    RowGroup group_;
    std::string buffer_;
    int line_ = 0;        // of what is being read
    int notWrapped_ = -1; // the last line of cells that began no Sudoku
    bool cut_ = false;
    bool stopped_ = false;
    bool isPart_ = false; // the text is a part of an address
};

} // namespace ninefold::text
