// SPDX-License-Identifier: MIT
// Wishes that go together: what is chosen last is kept, and the rest follows it.
#pragma once

#include "app/session/newpuzzles/puzzlewish.h"

namespace ninefold::session {

/// A wish after a change, and a sentence if something else had to change too; it may also say how long it takes.
struct AdjustedWish {
    PuzzleWish wish;
    QString remark;
};

/// How long the search for a rare puzzle takes; empty for what is found soon.
QString effortText(const PuzzleWish& wish);

/// Asks for a technique (null = any). Moves the wish to the thirds of levels whose puzzles need it.
AdjustedWish withTechnique(PuzzleWish wish, const logic::Technique* technique);

/// Moves the wish to a third of a level. A technique that hardly ever comes up there is dropped.
AdjustedWish withLevel(PuzzleWish wish, rating::Level level, rating::LevelPart part);

/// Why there is no such puzzle, as far as that is known without a search; empty if there may be one.
QString whyNot(const PuzzleWish& wish);

} // namespace ninefold::session
