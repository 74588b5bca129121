// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runindex.h"
#include "app/session/watch/sections.h"
#include "app/session/watch/stops/stop.h"

#include <bitset>
#include <vector>

namespace ninefold::session {

/// Where a run is to stop: at breakpoints, and before the guesses that a person can make.
struct StopsWanted {
    std::vector<Stop> stops;
    bool guesses = false;
};

/// Says in which sections of a run a stop can be, so that a search in a hundred million events looks only at these.
class StopIndex {
public:
    explicit StopIndex(solve::EventKind deadEnd = solve::EventKind::Conflict, const Grid& puzzle = Grid());

    void add(const solve::SolverEvent& event);

    std::uint64_t stride() const { return sections_.stride(); }
    /// The number of the section of an event; it holds the events up to (number + 1) * stride().
    std::size_t sectionOf(std::uint64_t number) const { return sections_.sectionOf(number); }
    std::size_t sectionCount() const { return sections_.all().size(); }
    /// False: no stop is in this section. (A stop before a guess is where the guess is.)
    bool canStop(std::size_t section, const StopsWanted& wanted) const;

private:
    using Candidates = std::bitset<solve::kVariableCount>;

    struct Section {
        EventKinds kinds;
        /// The levels that were reached.
        std::uint8_t lowest = 0xFF, highest = 0;
        /// How many levels the longest jump took back.
        std::uint8_t longest = 0;
        /// The size of the shortest learned clause.
        std::uint16_t shortest = 0xFFFF;
        std::uint64_t deadEndsBefore = 0, deadEnds = 0;
        /// The candidates that were placed, and those that were removed by an event.
        Candidates placed, removed;
        /// The digits that were on the board before the first event of the section and after each of them.
        Candidates fixed;
    };
    static constexpr std::size_t kMostSections = 2048;

    void place(Section& section, const solve::SolverEvent& event);
    void takeBack(Section& section, int level);
    static void merge(Section& first, const Section& second);
    static bool isExcluded(const Candidates& digits, const StopCondition& condition);
    bool canMeet(const Section& section, const StopCondition& condition) const;
    bool canMeet(const Section& section, const Stop& stop) const;

    solve::EventKind deadEnd_;
    Sections<Section, kMostSections> sections_;
    std::uint64_t deadEnds_ = 0;
    /// The digits on the board, and those of them that are no givens in their order.
    struct Placed {
        std::uint16_t bit;
        std::uint8_t level;
    };
    Candidates board_;
    std::vector<Placed> trail_;
};

} // namespace ninefold::session
