// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/logic/finder.h"

#include <optional>
#include <stop_token>

namespace ninefold {

/// Looks for one technique on the way that people take to the solution: step after step, always the easiest.
class Training {
public:
    explicit Training(const Technique& technique);

    /// Is a step of it needed, because nothing easier goes on? `asHardest`: and nothing harder to the end.
    bool comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop = {}) const;

    /// A position of a puzzle, and its easiest step, which is one of the technique; for techniques that people use on
    /// request only, the easiest but for those that are harder than hidden triples.
    struct Example {
        Grid position;
        Step step;
    };
    /// Easier steps are played, and where they end the technique need not have a step yet: then candidates that are
    /// wrong are ruled out in random order, wherever that opens no easier step. This leads to techniques that hardly
    /// ever come up by themselves. The work is bounded by the number of candidates.
    std::optional<Example> example(const Grid& puzzle, const Solution& solution, Random& random,
                                   const std::stop_token& stop = {}) const;

private:
    std::optional<Step> easiest(const Position& position, const std::stop_token& stop) const;
    std::optional<Step> playEasier(Position& position, const std::stop_token& stop) const;
    std::optional<Example> ruleOut(Position position, const Solution& solution, Random& random,
                                   const std::stop_token& stop) const;

    const Technique& technique_;
    /// All that is easier and the technique itself; of these only what is quickly looked for; and what shows its
    /// pattern.
    Finder finder_, quick_, own_;
};

} // namespace ninefold
