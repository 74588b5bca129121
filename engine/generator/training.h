// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/logic/finder.h"

#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// Searches for one technique along the solving path of a person: step after step, always the easiest.
class Training {
public:
    explicit Training(const logic::Technique& technique);

    /// Does the path need a step of the technique, because no easier one applies? `asHardest`: and no harder step
    /// until the end.
    bool comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop = {}) const;

    /// A position of a puzzle, and its easiest step, which is one of the technique. For techniques that are used on
    /// request only, the steps that are harder than hidden triples are not considered.
    struct Example {
        Grid position;
        logic::Step step;
    };
    /// Applies step after step until the technique is next.
    std::optional<Example> onPath(const Grid& puzzle, const std::stop_token& stop = {}) const;
    /// Applies easier steps, and where they end the technique need not have a step yet: then wrong candidates are
    /// ruled out in random order, wherever that enables no easier step. This finds positions even for techniques
    /// that hardly ever come up by themselves. The number of candidates bounds the work.
    std::optional<Example> example(const Grid& puzzle, const Solution& solution, Random& random,
                                   const std::stop_token& stop = {}) const;

private:
    std::optional<logic::Step> easiest(const logic::Position& position, const std::stop_token& stop) const;
    std::optional<logic::Step> playEasier(logic::Position& position, const std::stop_token& stop) const;
    std::optional<Example> ruleOut(logic::Position position, const Solution& solution, Random& random,
                                   const std::stop_token& stop) const;

    const logic::Technique& technique_;
    /// All that is easier and the technique itself; of these only what is quickly looked for; and what shows its
    /// pattern; what leads to the positions on the path.
    logic::Finder finder_, quick_, own_, path_;
};

} // namespace ninefold::generator
