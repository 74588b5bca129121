// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"
#include "engine/formats/parts/lines.h"
#include "engine/formats/scan/headings.h"
#include "engine/formats/scan/heldboards.h"
#include "engine/formats/scan/rowgatherer.h"
#include "engine/formats/scan/scansink.h"
#include "engine/formats/scan/shortcells.h"

#include <span>
#include <string>

namespace ninefold::formats::text {

/// Finds Sudokus in any mixture of text formats and ignores everything else. All text formats share this scanner;
/// the form of the first puzzle it finds decides the name of the format.
///
///     line -> one cell on each line? -> rows -> a RowGroup -> boards -> held back, as more of the same game may follow
///                                    -> else cells in the line, codes, links (linescan.h)
///                                    -> else prose, comments, titles (headings.h)
///
/// The text comes in pieces that are cut anywhere. Incomplete text is left for the next piece: run() returns how
/// far it came, and the next run begins there. The result does not depend on the cuts (tst_pieces checks it).
class Scanner : private ScanSink {
public:
    Scanner(const TextPiece& piece, ScanSink& sink);
    /// Returns the number of bytes that are processed.
    std::size_t run();

private:
    bool scanCellPerLine();
    void step(const Line& line, const LineCursor& after);
    bool quickLine(std::string_view text);
    void scanRows(const Line& line, const LineCursor& after);
    bool scanBlankRows(std::string_view text);
    bool scanWrapped(std::string_view text);
    bool scanRefused(std::string_view text);
    bool scanShortCell(std::string_view text, const LineCursor& after);
    bool refuse(Error&& error, Shape shape, const LineCursor& after);
    bool scanRegionMap(std::string_view text);
    bool takeAddress(std::string_view text);
    void takeGrid(const Grid& grid, Shape shape, const LineCursor& after);
    bool scanPicture();
    void takeBoards(std::size_t begin);
    void takeBoard(Puzzle&& puzzle, Manner manner, std::size_t begin);
    void takeEmptyLine();
    void remember();
    void flush(std::size_t kept = 0);

    bool found(Puzzle&& puzzle, const Manner& manner) override;
    void failed(Error&& error, Shape shape) override;
    void warned(Error&& warning) override;

    TextPiece piece_;
    ScanSink& sink_;
    LineCursor cursor_;
    Headings headings_;
    std::string columns_;
    ListedLine listed_;
    HeldBoards held_;
    RowGatherer gatherer_;
    RowGroup group_;
    std::string buffer_;
    int line_ = 0;        // of the text that is being read
    int notWrapped_ = -1; // the last line of cells that did not begin a wrapped Sudoku
    bool cut_ = false;
    bool stopped_ = false;
    bool isPart_ = false; // the text is part of an address
};

} // namespace ninefold::formats::text
