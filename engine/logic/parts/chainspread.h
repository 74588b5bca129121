// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/inner.h"
#include "engine/logic/parts/chains.h"

#include <array>
#include <memory>

namespace ninefold::logic {

/// What chains from a candidate that holds, or does not hold, lead to: the candidates that go, and the chain to
/// each.
class ChainSpread {
public:
    ChainSpread(const Position& position, const LinkGraph& graph);

    void begin(Candidate start, bool holds);

    Cells lost(Digit digit) const { return lost_[digit - 1]; }
    /// A shortest chain from the start to the removal of a candidate.
    Chain chainTo(Cell cell, Digit digit);
    /// The number of statements of that chain.
    int lengthTo(Cell cell, Digit digit) const;

private:
    /// `seen`: the cells that see all its cells.
    void eliminate(const LinkNode& node, Cells seen);
    int nearest(Cell cell, Digit digit) const;

    const Position& position_;
    const LinkGraph& graph_;
    LinkNode start_{};
    bool holds_ = true;
    BitRows off_;
    std::vector<std::uint8_t> distances_;
    std::array<Cells, kDigitCount> lost_{};
};

/// The links that the settings allow in chains that are part of a larger pattern.
const LinkGraph& linksInside(const Position& position, const InnerTechniques& inner);

/// The same chain read backwards, with each statement replaced by its opposite.
Chain reversed(const Chain& chain);

} // namespace ninefold::logic
