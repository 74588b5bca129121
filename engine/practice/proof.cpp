// SPDX-License-Identifier: MIT
#include "engine/practice/proof.h"
#include "engine/logic/techniques.h"

#include "engine/logic/finder.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>

namespace ninefold::practice {
namespace {

using logic::Deduction;
using logic::Position;
using logic::Step;
using logic::Technique;

/// Nets prove nearly everything, and people do not see them: a true guess would be "right" by one of them.
std::span<const Technique* const> knownTechniques() {
    const auto all = logic::allTechniques();
    const auto last = std::ranges::find(all, &logic::techniques::forcingChainContradiction);
    assert(last != all.end());
    return all.first(static_cast<std::size_t>(last - all.begin()) + 1);
}

/// A position, and what of the changes is proved in it.
class Prover {
public:
    Prover(Position position, Changes changes) : start_(std::move(position)), now_(start_) {
        proof_.open = std::move(changes);
    }

    /// Takes the steps of a technique that prove an open change: those that prove the most, and of these the smallest.
    bool use(const Technique& technique, bool unique, const std::stop_token& stop) {
        const logic::Finder finder(logic::Profile::only({&technique}), unique);
        std::vector<Step> steps = finder.all(now_, logic::Finder::Choice::OnePerEffect, stop);
        // What was done may have broken a pattern that removes more.
        if (!proof_.steps.empty())
            std::ranges::move(finder.all(start_, logic::Finder::Choice::OnePerEffect, stop), std::back_inserter(steps));
        bool used = false;
        while (Step* best = bestOf(steps)) {
            take(*best);
            used = true;
        }
        return used;
    }

    bool isDone() const { return proof_.open.empty(); }
    Proof result() { return std::move(proof_); }

private:
    Step* bestOf(std::vector<Step>& steps) const {
        Step* best = nullptr;
        std::size_t most = 0;
        for (Step& step : steps) {
            const std::size_t count = common(step.deductions, proof_.open).size();
            if (count < most || count == 0) continue;
            if (count == most && step.deductions.size() >= best->deductions.size()) continue;
            best = &step;
            most = count;
        }
        return best;
    }

    void take(const Step& step) {
        for (const Deduction& one : common(step.deductions, proof_.open)) {
            if (one.places) now_.place(one.cell, one.digit);
            else now_.remove(one.cell, one.digit);
        }
        proof_.open = without(proof_.open, step.deductions);
        proof_.steps.push_back(step);
    }

    Position start_, now_;
    Proof proof_;
};

} // namespace

Proof prove(Position position, Changes changes, bool unique, const std::stop_token& stop) {
    assert(std::ranges::is_sorted(changes));
    Prover prover(std::move(position), std::move(changes));
    const auto useEasiest = [&] {
        return std::ranges::any_of(knownTechniques(), [&](const Technique* technique) {
            return !stop.stop_requested() && !technique->onRequest && prover.use(*technique, unique, stop);
        });
    };
    while (!prover.isDone() && useEasiest()) {
    }
    return prover.result();
}

} // namespace ninefold::practice
