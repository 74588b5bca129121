// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"

#include <stop_token>

namespace ninefold::explainer {

/// What the number of nodes adds to the rating of a chain.
double lengthDifficulty(int nodes);

/// The step that makes a candidate true or false.
Hint consequenceHint(const Board& board, Candidate target, bool isTrue);

/// Bidirectional cycles and simple forcing chains. Only those up to `most` count.
bool findUnaryChain(const Board& board, double most, Hint& hint);
/// Cell and region forcing chains.
bool findMultipleChain(const Board& board, Hint& hint);
/// Contradictions within one digit, singles included.
bool findNishioChain(const Board& board, Hint& hint);
/// Forcing chains whose branches use singles; where there is none, locked candidates, pairs and X-wings too; at last
/// whole chains. None of a kind that is always harder than `hardest`.
bool findDynamicChain(const Board& board, int hardest, const std::stop_token& stop, Hint& hint);

} // namespace ninefold::explainer
