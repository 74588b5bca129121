// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/logic/step.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// One board of cells per digit.
using Boards = std::array<Cells, kDigitCount>;

/// One statement of a net. It holds the more surely the more candidates are gone, so a line that follows once follows
/// for good.
struct NetLine {
    enum Kind : std::uint8_t {
        Place,   ///< a single: the digit is in the cell
        Pattern, ///< the cells lose the digit, because of the pattern in `set`
        Inner,   ///< the cell loses the digit, because a net inside this one refutes it
    };
    Kind kind = Place;
    Cells cells;
    Digit digit = 0;
    Cells set = {};
    std::vector<Candidate> inner = {}; ///< the singles of that net, after the candidate

    Candidate candidate() const { return {cells.first(), digit}; }
    /// How many lines a reader gets: an inner net shows its assumption and its singles.
    int weight() const { return kind == Inner ? 2 + static_cast<int>(inner.size()) : 1; }
};

/// An assumption and what follows, in an order in which each line follows from those before it.
struct NetLines {
    Candidate start;
    bool holds = true;
    std::vector<NetLine> lines;

    /// Without the assumption.
    int weight() const {
        int sum = 0;
        for (const NetLine& line : lines) sum += line.weight();
        return sum;
    }
};

/// What a net is followed for: that it fails, or that a candidate holds or not.
struct NetGoal {
    Candidate candidate = {}; ///< none: it fails
    bool holds = true;

    bool isFailure() const { return candidate.cell < 0; }
};

/// The board on which a net is replayed.
struct NetBase {
    Boards boards;         ///< the candidates
    bool oneDigit = false; ///< the other digits do not matter
};

} // namespace ninefold::logic
