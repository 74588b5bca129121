// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <optional>
#include <vector>

namespace ninefold {

/// Tells which grids of an input belong to the grid before or after them, and hands on only puzzles:
///
///     a full grid that agrees with the puzzle before it,     its solution, passed over
///     or with an earlier one (solutions at the end)
///     nine digits, nine times each, each in one piece        the regions of a jigsaw: the puzzle before it, or else
///     the
///                                                            one after it, is a variant and refused
///
/// Readers find grids one by one, in whatever form; how two of them belong together is the same for all forms. Puzzles
/// are handed on one later than they come, for what follows may change what they are.
class RelatedGrids : public PuzzleSink {
public:
    explicit RelatedGrids(PuzzleSink& next) : next_(next) {}
    bool puzzle(Puzzle&& puzzle) override;
    void skipped(const Error& error) override;
    void warning(const Error& error) override;
    void reached(long long bytes) override { next_.reached(bytes); }

    /// Hands on what still waits: nothing follows.
    void finish();
    /// Grids of any kind so far.
    long long grids() const { return grids_; }

private:
    bool solvesEarlier(const Grid& grid) const;
    void remember(const Grid& grid);
    bool release();
    bool refuse(int line);

    PuzzleSink& next_;
    std::optional<Puzzle> waiting_;
    std::optional<Grid> last_;  // the last grid that was a puzzle, or would be one but for its regions
    std::vector<Grid> earlier_; // puzzles whose solutions may come at the end, the oldest overwritten first
    std::size_t oldest_ = 0;
    std::optional<int> mapLine_; // of a map whose puzzle has not come yet
    long long grids_ = 0;
    bool stopped_ = false;
};

/// Does `solution` fill every cell and agree with all that is set in `puzzle`, which has blanks?
bool isSolutionOf(const Grid& solution, const Grid& puzzle);

/// Does the grid number the regions of a jigsaw: nine numbers (0 may be one), each nine times and in one piece?
bool isRegionMap(const Grid& grid);
/// ... and are these regions nothing but the boxes?
bool isBoxMap(const Grid& grid);

} // namespace ninefold
