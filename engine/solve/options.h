// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/event.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold::solve {

/// What happens after the first solution is found.
enum class Proof {
    None,     ///< nothing: the run ends there
    Silent,   ///< the search for a second solution continues, but reports no more events
    Reported, ///< the search continues and reports its events
};

/// How a solver chooses its next decision.
enum class Choice {
    MostConstrained, ///< the cell with the fewest candidates (minimum remaining values)
    Activity,        ///< the candidate with the most activity in recent conflicts
    Random,          ///< any candidate of any cell; SolverOptions::seed makes it repeatable
    FirstCell,       ///< the first cell in reading order, its smallest candidate
    Narrowest,       ///< the cell, or the digit in a house, with the fewest answers
};

/// Parts of a solver that can be left out.
enum class Switch : std::uint8_t {
    Restarts,    ///< from time to time back to level 0, with all that was learned
    PhaseSaving, ///< a cell gets again the digit that it held last
    Minimising,  ///< literals that follow from the others are dropped from a learned clause
    Forgetting,  ///< clauses of little use are dropped
};

/// A set of switches.
class Switches {
public:
    constexpr Switches() = default;
    constexpr Switches(std::initializer_list<Switch> all) {
        for (const Switch one : all) set(one, true);
    }
    constexpr bool has(Switch one) const { return (bits_ & bit(one)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void set(Switch one, bool on) {
        bits_ = static_cast<std::uint8_t>(on ? bits_ | bit(one) : bits_ & ~bit(one));
    }
    friend constexpr bool operator==(Switches, Switches) = default;

private:
    static constexpr int bit(Switch one) { return 1 << static_cast<int>(one); }
    std::uint8_t bits_ = 0;
};
inline constexpr Switches kUsualSwitches = {Switch::Restarts, Switch::Minimising, Switch::Forgetting};

/// A choice or a switch in words: the id for scripts, the others for players.
template <typename What>
struct OptionText {
    What what;
    std::string_view id;
    std::string_view name;
    std::string_view about;
};
/// All choices and switches, in the order in which they are listed.
std::span<const OptionText<Choice>> choiceTexts();
std::span<const OptionText<Switch>> switchTexts();

/// Where a person can decide instead of a solver.
enum class Steering {
    Nowhere,
    NewQuestions, ///< where it asks something new; after a dead end it continues with the answers to the same question
    Everywhere,
};

/// A decision that a person made instead of the solver: decision number `number` of the run, counted from 1.
struct OwnDecision {
    std::uint64_t number = 0;
    Literal literal;
    friend bool operator==(const OwnDecision&, const OwnDecision&) = default;
};
/// In ascending order; null for none. Shared, because every copy of a running search has it.
using OwnDecisions = std::shared_ptr<const std::vector<OwnDecision>>;

/// Limits count work, never time: the same limit always ends a run at the same place.
struct Limits {
    /// A turn is one choice, one step back or one round of implications.
    std::uint64_t turns = std::numeric_limits<std::uint64_t>::max();
};

struct SolverOptions {
    Proof proof = Proof::Silent;
    Choice choice = Choice::MostConstrained;
    /// The grid's candidates restrict the solutions; otherwise only the set digits count.
    bool candidatesBind = false;
    Limits limits;
    Switches switches = kUsualSwitches;
    /// For Choice::Random.
    std::uint64_t seed = 1;
    OwnDecisions decisions;
};

/// The decisions of a person, as a running search meets them.
class DecisionPlan {
public:
    void start(const OwnDecisions& decisions) {
        decisions_ = decisions;
        made_ = 0;
        next_ = 0;
    }
    /// Says that the search makes a decision now. Returns what the person chose for it; null if nothing.
    const Literal* decide() {
        if (!decisions_) return nullptr;
        ++made_;
        while (next_ < decisions_->size() && (*decisions_)[next_].number < made_) ++next_;
        const bool planned = next_ < decisions_->size() && (*decisions_)[next_].number == made_;
        return planned ? &(*decisions_)[next_].literal : nullptr;
    }
    /// The choice for the next decision, without making it.
    const Literal* next() const {
        if (!decisions_) return nullptr;
        DecisionPlan copy(*this);
        return copy.decide();
    }

private:
    OwnDecisions decisions_;
    std::uint64_t made_ = 0;
    std::size_t next_ = 0;
};

} // namespace ninefold::solve
