// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/board.h"
#include "engine/rating/se/closure.h"

#include <array>
#include <optional>

namespace ninefold::rating::hodoku {

/// Can there be a step that rests on single links alone? Each of them, from a skyscraper to a nice loop, removes a
/// candidate that leads to its own opposite, and whether there is one does not depend on any order. Where there is
/// none, eleven techniques need not search.
class PlainLinks {
public:
    /// Strong links: those between the two places of a digit in a house, those between the two digits of a cell, both.
    enum class Kind { Houses, Cells, Both };

    explicit PlainLinks(const Board& board);

    bool mayLead(Kind kind) {
        // Most often there are none of either kind.
        return lead(Kind::Both) && (kind == Kind::Both || lead(kind));
    }

private:
    bool lead(Kind kind);

    explainer::Board board_;
    explainer::Closure closure_;
    std::array<std::optional<bool>, 3> known_;
};

} // namespace ninefold::rating::hodoku
