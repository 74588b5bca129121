// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <string_view>

namespace ninefold::formats::text {

/// The forms in which the scanner finds Sudokus.
enum class Shape {
    None,
    Line,        // 81 characters
    List,        // 81 separated cells
    Pair,        // 81 characters and their solution
    Rows,        // nine lines
    Board,       // nine lines with a frame or bars
    SimpleBoard, // ... as Simple Sudoku draws it
    Table,       // nine rows of nine fields
    Marks,       // a candidate grid
    Progress,    // SudoCue's candidate grid
    Noted,       // .doku
    Komo,
    Library,
    Placed,     // 81 characters with "+5" for placed digits
    Candidates, // 729 characters
    SolverCode, // S9B
    SoloId,     // 3x3:a2e9...
    Link,
};

/// How a puzzle was written; this distinguishes the formats.
struct Manner {
    Shape shape = Shape::None;
    unsigned characterKinds = 0; // kinds of characters, as in characters.h
    bool doubleRule = false;     // there are lines such as ========
    std::string_view line{};     // the line of cells, if it is a single line
};

/// Receives the finds of a scan: a PuzzleSink that also learns how each puzzle was written.
class ScanSink {
public:
    virtual ~ScanSink() = default;
    /// Returns false to stop.
    virtual bool found(Puzzle&& puzzle, const Manner& manner) = 0;
    virtual void failed(Error&& error, Shape shape) = 0;
    virtual void warned(Error&& warning) = 0;
};

} // namespace ninefold::formats::text
