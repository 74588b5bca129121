// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <span>
#include <vector>

namespace ninefold::logic {

struct Overlay;

/// How far the player who follows a chain link by link has come.
enum class TourState : std::uint8_t { Done, Current, Next };

struct TourLink {
    Link link;
    TourState state = TourState::Done;
    /// The number of the line that it leads to, shown beside it; 0 for none.
    int number = 0;
    friend bool operator==(const TourLink&, const TourLink&) = default;
};

/// A chain, or one branch of a net, that is followed link by link.
struct Tour {
    std::vector<TourLink> links;
    /// Candidates that the player has not come to.
    std::vector<Candidate> ahead;
    /// What the current line is about.
    LinkEnd target;

    bool empty() const { return links.empty() && target.cells.empty(); }
    friend bool operator==(const Tour&, const Tour&) = default;
};

/// One line of the explanation of a step, as far as it can be drawn.
struct TourLine {
    ChainNode node;
    /// Indices of the links of the step that lead to it.
    std::vector<int> links;
    /// Lines with different numbers are of different branches, of which one is drawn at a time.
    int branch = 0;
};

/// The drawing of a step when the player has come to line number `current`, counted from 0.
Overlay tourOf(const Step& step, std::span<const TourLine> lines, int current);

} // namespace ninefold::logic
