// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/logic/finder.h"

#include <array>
#include <optional>
#include <stop_token>

namespace ninefold {

/// Looks for one technique on the way that people take to the solution: step after step, always the easiest.
class Training {
public:
    explicit Training(const Technique& technique);

    /// Is a step of it needed, because nothing easier goes on? `asHardest`: and nothing harder to the end.
    bool comesUp(const Grid& puzzle, bool asHardest, const std::stop_token& stop = {}) const;

    /// What is tried before the technique: all that is easier; or, for techniques that something easier nearly always
    /// forestalls, only what is easier and no harder than wings, than sets, than locked candidates, or singles alone.
    enum class Before { AllEasier, Wings, Sets, Basics, Singles };

    /// Is less tried before the technique than of the kind that comes before it?
    bool differs(Before before) const;

    /// A position of the puzzle where the easiest step is one of this technique.
    struct Example {
        Grid position;
        Step step;
    };
    /// Where easier steps end and this technique has none, a cell is filled in from the solution and the search goes
    /// on, so that rare techniques are found too.
    std::optional<Example> example(const Grid& puzzle, const Solution& solution, Before before, Random& random,
                                   const std::stop_token& stop = {}) const;

private:
    const Technique& technique_;
    /// By Before.
    std::array<Finder, 5> finders_;
};

} // namespace ninefold
