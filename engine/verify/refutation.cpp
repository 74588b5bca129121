// SPDX-License-Identifier: MIT
// A small prover. It shares no code with the techniques and the solvers, which it checks.
//
// A deduction is proved when its opposite leads to a contradiction in every way to make the facts true. A contradiction
// is a fact without a candidate left or, for steps that conclude from uniqueness, cells that could be exchanged.
#include "engine/verify/refutation.h"

#include "engine/verify/exchange.h"

#include <optional>
#include <set>

namespace ninefold::verify {
namespace {

using logic::Candidate;

/// How many assumptions are followed for one deduction.
constexpr int kMaxTries = 20'000;

/// What is possible after some assumptions.
struct State {
    std::array<Cells, kDigitCount> open;
    std::array<Cells, kDigitCount> isTrue;
    /// The cells that are filled.
    Values values{};
};

/// Candidates of which one must be true.
using List = std::vector<Candidate>;

class Prover {
public:
    Prover(const Grid& grid, const Facts& facts) : grid_(grid), facts_(facts) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) start_.open[digit - 1] = grid.cellsFor(digit);
        // An avoidable rectangle has cells that are filled already.
        for (Cell cell : facts.exchangeable | facts.closing)
            start_.values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    }

    bool refutes(Candidate candidate, bool isTrue) {
        State state = start_;
        if (isTrue && !state.open[candidate.digit - 1].has(candidate.cell)) return true;
        if (isTrue) assume(state, candidate);
        else state.open[candidate.digit - 1].remove(candidate.cell);
        return isImpossible(state);
    }

private:
    static void assume(State& state, Candidate candidate) {
        const auto [cell, digit] = candidate;
        for (Cells& cells : state.open) cells.remove(cell);
        state.open[digit - 1] -= kPeers[cell];
        state.open[digit - 1].add(cell);
        state.isTrue[digit - 1].add(cell);
        state.values[cell] = static_cast<std::uint8_t>(digit);
    }

    /// Calls `use` with the open candidates of every fact until it returns false; with nothing for a fact of which one
    /// is true already.
    template <typename Use>
    bool forEachFact(const State& state, Use use) const {
        for (Cell cell : facts_.cells)
            if (!use(candidatesOf(state, cell))) return false;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (House house : facts_.places[digit - 1])
                if (!use(placesOf(state, digit, house))) return false;
        for (const List& list : facts_.lists)
            if (!use(openOf(state, list))) return false;
        return true;
    }

    static std::optional<List> candidatesOf(const State& state, Cell cell) {
        List list;
        if (state.values[cell] != 0) return std::nullopt;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (state.open[digit - 1].has(cell)) list.push_back({cell, digit});
        return list;
    }

    static std::optional<List> placesOf(const State& state, Digit digit, House house) {
        if (kHouses[house].meets(state.isTrue[digit - 1])) return std::nullopt;
        List list;
        for (Cell cell : state.open[digit - 1] & kHouses[house]) list.push_back({cell, digit});
        return list;
    }

    static std::optional<List> openOf(const State& state, const List& all) {
        List list;
        for (const Candidate& candidate : all) {
            if (state.isTrue[candidate.digit - 1].has(candidate.cell)) return std::nullopt;
            if (state.open[candidate.digit - 1].has(candidate.cell)) list.push_back(candidate);
        }
        return list;
    }

    /// Fills in what follows; false: a contradiction. `shortest` gets the fact with the fewest candidates left.
    bool propagate(State& state, List& shortest) const {
        for (bool changed = true; changed;) {
            changed = false;
            shortest.clear();
            const bool possible = forEachFact(state, [&](const std::optional<List>& list) {
                if (!list) return true;
                if (list->empty()) return false;
                if (list->size() == 1) {
                    assume(state, list->front());
                    changed = true;
                } else if (shortest.empty() || list->size() < shortest.size()) {
                    shortest = *list;
                }
                return true;
            });
            if (!possible) return false;
        }
        return true;
    }

    bool isImpossible(State state) {
        List shortest;
        if (!propagate(state, shortest) || !probe(state, shortest)) return true;
        if (!facts_.exchangeable.empty() && canBeExchanged(state.values, facts_.exchangeable)) return true;
        if (!facts_.closing.empty() && leavesExchange(grid_, state.values, facts_.closing)) return true;
        if (shortest.empty() || tries_ <= 0) return false;
        for (const Candidate& candidate : shortest) {
            State next = state;
            assume(next, candidate);
            if (!isImpossible(next)) return false;
            // The next ones are tried without it.
            state.open[candidate.digit - 1].remove(candidate.cell);
        }
        return true;
    }

    /// Rules out candidates that lead to a contradiction at once, as patterns and inner nets of a net do; false: so
    /// does the state.
    bool probe(State& state, List& shortest) {
        for (bool changed = true; changed && !shortest.empty();) {
            changed = false;
            for (const Candidate& candidate : openCandidates(state)) {
                if (--tries_ < 0) return true;
                State next = state;
                assume(next, candidate);
                if (List unused; propagate(next, unused)) continue;
                state.open[candidate.digit - 1].remove(candidate.cell);
                changed = true;
            }
            if (changed && !propagate(state, shortest)) return false;
        }
        return true;
    }

    /// Those of all facts, each once.
    List openCandidates(const State& state) const {
        std::set<Candidate> all;
        forEachFact(state, [&](const std::optional<List>& list) {
            if (list) all.insert(list->begin(), list->end());
            return true;
        });
        return {all.begin(), all.end()};
    }

    const Grid& grid_;
    const Facts& facts_;
    State start_;
    int tries_ = kMaxTries;
};

} // namespace

bool isProved(const Grid& grid, const Facts& facts, const logic::Deduction& deduction) {
    return Prover(grid, facts).refutes({deduction.cell, deduction.digit}, !deduction.places);
}

} // namespace ninefold::verify
