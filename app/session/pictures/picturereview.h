// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "engine/core/cells.h"
#include "engine/formats/puzzle.h"
#include "engine/solve/verdict.h"

#include <optional>
#include <vector>

namespace ninefold::session {

/// A change that would make a puzzle of what was read.
struct Correction {
    Cell cell = -1;
    Digit read = 0; // 0 = nothing
    Digit meant = 0;
    friend bool operator==(const Correction&, const Correction&) = default;
};

/// What was read from a picture, while the player compares it with the picture and corrects it. There is at least one
/// grid, and one of them is chosen.
class PictureReview {
public:
    explicit PictureReview(std::vector<documents::pictures::GridReading> grids);

    int count() const { return static_cast<int>(sheets_.size()); }
    int chosen() const { return chosen_; }
    void choose(int grid);

    const documents::pictures::GridReading& reading() const { return sheet().reading; }
    Digit digit(Cell cell) const { return sheet().digits[static_cast<std::size_t>(cell)]; }
    /// Is the digit of a cell the player's?
    bool isPlaced(Cell cell) const { return reading().cells[static_cast<std::size_t>(cell)].isPlaced; }
    /// The small digits of a cell without a digit.
    Digits marks(Cell cell) const;
    /// What the player says the cell holds, 0 for nothing: from now on it is no longer doubtful.
    void correct(Cell cell, Digit digit);
    /// The cells of which the reader is not sure and the player has said nothing.
    Cells doubtful() const { return sheet().doubtful; }
    const solve::Verdict& verdict() const { return sheet().verdict; }
    /// The most likely change of one or two doubtful cells after which there is exactly one solution; empty if there is
    /// one already, or if none helps.
    const std::vector<Correction>& proposal() const { return sheet().proposal; }
    void acceptProposal();

    formats::Puzzle puzzle() const;

private:
    struct Sheet {
        documents::pictures::GridReading reading;
        std::array<Digit, kCellCount> digits{};
        Cells doubtful;
        solve::Verdict verdict;
        std::vector<Correction> proposal;
    };

    const Sheet& sheet() const { return sheets_[static_cast<std::size_t>(chosen_)]; }
    static Grid givensOf(const Sheet& sheet, const std::array<Digit, kCellCount>& digits);
    static void judge(Sheet& sheet);

    std::vector<Sheet> sheets_;
    int chosen_ = 0;
};

} // namespace ninefold::session
