// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/puzzlespec.h"

#include <QString>

#include <optional>

namespace ninefold::session {

/// What a player wants of a new puzzle.
struct PuzzleRequest {
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
    friend bool operator==(const PuzzleRequest&, const PuzzleRequest&) = default;
};

/// Does the level itself say how many givens there are?
bool fixesGivens(rating::Level level);

/// What the generator has to make.
generator::PuzzleSpec specOf(const PuzzleRequest& request);

/// The request as a line of text for the settings, "level=very-hard part=2 symmetry=180". A grid is not kept.
QString requestText(const PuzzleRequest& request);
/// Reads such a line; what is missing or wrong is taken from `usual`.
PuzzleRequest requestFromText(const QString& text, const PuzzleRequest& usual = {});

} // namespace ninefold::session
