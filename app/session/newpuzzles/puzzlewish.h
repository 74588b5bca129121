// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/puzzlespec.h"

#include <QString>

#include <optional>

namespace ninefold::session {

/// What a player wants of a new puzzle.
struct PuzzleWish {
    rating::Level level = rating::Level::Normal;
    rating::LevelPart part = rating::LevelPart::Middle;
    /// As hard as a climb makes a puzzle of one grid, in place of a level: that grid, or without one any.
    bool hardestOfGrid = false;
    std::optional<generator::Solution> grid;
    generator::Symmetry symmetry = generator::Symmetry::HalfTurn;
    /// Givens in exactly the cells of the pattern, in place of the symmetry and the number of givens.
    bool byPattern = false;
    Cells pattern;
    std::optional<generator::Range> givens;
    const logic::Technique* technique = nullptr;
    /// The game starts with all candidates.
    bool fillCandidates = false;
    friend bool operator==(const PuzzleWish&, const PuzzleWish&) = default;
};

/// Does the level itself say how many givens there are?
bool fixesGivens(rating::Level level);

/// What the generator has to make.
generator::PuzzleSpec specOf(const PuzzleWish& wish);

/// The wish as a line of text for the settings, "level=very-hard part=2 symmetry=180". A grid is not kept.
QString wishText(const PuzzleWish& wish);
/// Reads such a line; what is missing or wrong is taken from `usual`.
PuzzleWish wishFromText(const QString& text, const PuzzleWish& usual = {});

} // namespace ninefold::session
