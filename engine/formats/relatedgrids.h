// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <optional>
#include <vector>

namespace ninefold::formats {

/// A filter between a reader and its sink: it recognises the grids of an input that belong to another grid and
/// passes on only puzzles:
///
///     a full grid that agrees with the puzzle before it,     its solution: skipped
///     or with an earlier one (solutions at the end)
///     nine digits, nine times each, each in one piece        the regions of a jigsaw: the puzzle before it, or else
///                                                            the one after it, is a variant and refused
///
/// Readers find single grids in any format; which of them belong together does not depend on the format. Each
/// puzzle is passed on only when the next grid is known, because that may change what the puzzle is.
class RelatedGrids : public PuzzleSink {
public:
    explicit RelatedGrids(PuzzleSink& next) : next_(next) {}
    bool puzzle(Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;
    void reached(long long bytes) override { next_.reached(bytes); }

    /// Passes on the waiting puzzle at the end of the input.
    void finish();
    /// The number of grids of any kind so far.
    long long grids() const { return grids_; }

private:
    bool solvesEarlier(const Grid& grid) const;
    void remember(const Grid& grid);
    bool release();
    bool refuse(int line);

    PuzzleSink& next_;
    std::optional<Puzzle> waiting_;
    std::optional<Grid> last_;  // the last grid that was a puzzle, or that would be one without its region map
    std::vector<Grid> earlier_; // puzzles whose solutions may follow at the end; the oldest is overwritten first
    std::size_t oldest_ = 0;
    std::optional<int> mapLine_; // line of a region map that came before its puzzle
    long long grids_ = 0;
    bool stopped_ = false;
};

/// Does `solution` fill every cell and agree with all set cells of `puzzle`, which has blank cells?
bool isSolutionOf(const Grid& solution, const Grid& puzzle);

/// Does the grid number the regions of a jigsaw: nine numbers (0 may be one), each nine times and in one piece?
bool isRegionMap(const Grid& grid);
/// Is it a region map whose regions are just the boxes?
bool isBoxMap(const Grid& grid);

} // namespace ninefold::formats
