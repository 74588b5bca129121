// SPDX-License-Identifier: MIT
// Requests that go together: what is chosen last is kept, and the rest follows it.
#pragma once

#include "app/session/newpuzzles/puzzlerequest.h"

namespace ninefold::session {

/// A request after a change, and a sentence if something else had to change too; it may also say how long it takes.
struct AdjustedRequest {
    PuzzleRequest request;
    QString remark;
};

/// How long the search for a rare puzzle takes; empty for what is found soon.
QString effortText(const PuzzleRequest& request);

/// Asks for a technique (null = any). Moves the request to the thirds of levels whose puzzles need it.
AdjustedRequest withTechnique(PuzzleRequest request, const logic::Technique* technique);

/// Moves the request to a third of a level. A technique that hardly ever comes up there is dropped.
AdjustedRequest withLevel(PuzzleRequest request, rating::Level level, rating::LevelPart part);

/// Why there is no such puzzle, as far as that is known without a search; empty if there may be one.
QString whyNot(const PuzzleRequest& request);

} // namespace ninefold::session
