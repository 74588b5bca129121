// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"
#include "engine/rating/se/shapes.h"

#include <stop_token>

namespace ninefold::rating::explainer {

/// What the number of nodes adds to the rating of a chain.
double lengthDifficulty(int nodes);

/// The step that makes a candidate true or false.
Hint consequenceHint(const Board& board, Candidate target, bool isTrue);

/// Bidirectional cycles and simple forcing chains that are rated at most `most`.
bool findUnaryChain(const Board& board, double most, Hint& hint);
/// Cell and region forcing chains.
bool findMultipleChain(const Board& board, Hint& hint);
/// Contradictions within one digit, singles included.
bool findNishioChain(const Board& board, KnownEmpty& known, Hint& hint);
/// Forcing chains whose branches use singles; if there is none, also locked candidates, pairs and X-wings; finally
/// whole chains. Kinds that are always rated above `hardest` are skipped.
bool findDynamicChain(const Board& board, int hardest, const std::stop_token& stop, Hint& hint);

} // namespace ninefold::rating::explainer
