// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <string_view>

namespace ninefold::text {

/// The forms in which Sudokus are found in texts.
enum class Shape {
    None,
    Line,        // 81 signs
    List,        // 81 cells apart from each other
    Pair,        // 81 signs and their solution
    Rows,        // nine lines
    Board,       // nine lines with a frame or bars
    SimpleBoard, // ... as Simple Sudoku draws it
    Table,       // nine rows of nine fields
    Marks,       // a candidate grid
    Progress,    // SudoCue's candidate grid
    Noted,       // .doku
    Komo,
    Library,
    Placed,     // 81 signs with "+5" for placed digits
    Candidates, // 729 signs
    SolverCode, // S9B
    SoloId,     // 3x3:a2e9...
    Link,
};

/// How a find was written: what tells the formats apart.
struct Manner {
    Shape shape = Shape::None;
    unsigned signs = 0;      // the kinds of signs
    bool doubleRule = false; // there are lines such as ========
    std::string_view line{}; // the line of cells, where it is one
};

/// Takes what a scan finds: a PuzzleSink that also learns how it was written.
class ScanSink {
public:
    virtual ~ScanSink() = default;
    /// Returns false to stop.
    virtual bool found(Puzzle&& puzzle, const Manner& manner) = 0;
    virtual void failed(Error&& error, Shape shape) = 0;
    virtual void warned(Error&& warning) = 0;
};

} // namespace ninefold::text
