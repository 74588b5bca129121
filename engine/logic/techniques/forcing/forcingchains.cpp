// SPDX-License-Identifier: MIT
// Forcing chains: one of the candidates of a cell, or of the places of a digit in a house, must be true.
//
//     verity: A --> .. --> T        contradiction: T --> .. --> not A
//             B --> .. --> T                       T --> .. --> not B
//             C --> .. --> T                       T --> .. --> not C
//
// These are two readings of the same chains: if each of A, B, C rules T out, then T rules out all of them. So on a
// solving path each is reported once: a placed digit as a verity, a removed candidate as a contradiction. Every chain
// is a single line of strong and weak links; no two lines join.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainspread.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Candidates of which one must be true, although an assumption rules out all of them.
struct Finding {
    Candidate start;
    bool holds;
    std::vector<Candidate> group;
    House house; ///< the house of which they are all places; -1 for a cell
    int length;
};

class ForcingChains {
public:
    ForcingChains(const Position& position, LogicSearch& search)
        : position_(position), search_(search), spread_(position, linksInside(position, search.limits.inner)) {
        for (Digit digit : Digits::all())
            for (House house = 0; house < kHouseCount; ++house)
                if (const Cells places = position.cellsFor(digit, house); places.hasSeveral())
                    places_.push_back({digit, house, places});
    }

    std::vector<Finding> all() {
        std::vector<Finding> found;
        const SingleNets& nets = position_.fact<SingleNets>();
        // Nets of singles include all plain chains: if the net does not fail, the chain does not either.
        const bool plain = !search_.limits.inner.groups && !search_.limits.inner.almostLockedSets;
        for (Cell cell : position_.blanks())
            for (Digit digit : position_.candidates(cell))
                for (bool holds : {true, false}) {
                    if (!search_.work(20)) return {};
                    if (plain && !nets.fails({cell, digit}, holds)) continue;
                    spread_.begin({cell, digit}, holds);
                    collect({cell, digit}, holds, found);
                }
        std::stable_sort(found.begin(), found.end(),
                         [](const Finding& a, const Finding& b) { return a.length < b.length; });
        return found;
    }

    std::vector<Chain> chains(const Finding& finding) {
        spread_.begin(finding.start, finding.holds);
        std::vector<Chain> list;
        for (const Candidate& candidate : finding.group)
            list.push_back(spread_.chainTo(candidate.cell, candidate.digit));
        return list;
    }

private:
    void collect(Candidate start, bool holds, std::vector<Finding>& found) {
        // The start's own cell proves nothing: its digits exclude each other anyway.
        for (Cell cell : lostCells() - Cells::of(start.cell)) {
            std::vector<Candidate> group;
            for (Digit digit : position_.candidates(cell)) group.push_back({cell, digit});
            add({start, holds, group, -1, 0}, found);
        }
        for (const auto& [digit, house, places] : places_) {
            if (!spread_.lost(digit).contains(places)) continue;
            // Nor do the places of its own digit.
            if (digit == start.digit && places.has(start.cell)) continue;
            std::vector<Candidate> group;
            for (Cell cell : places) group.push_back({cell, digit});
            add({start, holds, group, house, 0}, found);
        }
    }

    void add(Finding finding, std::vector<Finding>& found) {
        // The user has to follow all chains, so their lengths add up.
        for (const Candidate& candidate : finding.group)
            finding.length += spread_.lengthTo(candidate.cell, candidate.digit);
        found.push_back(std::move(finding));
    }

    /// The cells that lose all their candidates.
    Cells lostCells() const {
        Cells cells = position_.blanks();
        for (Digit digit : Digits::all()) cells -= position_.cellsFor(digit) - spread_.lost(digit);
        return cells;
    }

    struct Places {
        Digit digit;
        House house;
        Cells cells;
    };

    const Position& position_;
    LogicSearch& search_;
    ChainSpread spread_;
    /// For each digit and house with several places.
    std::vector<Places> places_;
};

Step makeStep(const Position& position, const Finding& finding, std::vector<Chain> chains, bool verity) {
    assert(!chains.empty() && chains.size() == finding.group.size());
    Step step;
    if (finding.holds) step.remove(finding.start.cell, finding.start.digit);
    else settleCell(position, finding.start, step);
    // Read backwards, the same chains lead from each candidate of the group to the negation of the start.
    if (verity)
        for (Chain& chain : chains) chain = reversed(chain);
    markEffect(step);
    nameSets(chains);
    for (const Chain& chain : chains) drawChain(step, chain);
    if (!verity) sayStart(chains.front(), step);
    if (finding.house >= 0) step.mark(HouseRole::Look, finding.house);
    if (finding.house >= 0) step.say("house", HouseSet::of(finding.house));
    else step.say("cells", Cells::of(finding.group.front().cell));
    step.say("digits", Digits::of(finding.group.front().digit));
    step.say("chains", std::move(chains));
    step.length = finding.length;
    step.er = ratingByLength(80, finding.length);
    return step;
}

/// A verity is reported for placed digits, a contradiction for everything else: the same chains show both, so the
/// second of the two in the solving order would never be the next step. A search for one technique by name has raised
/// the limit and gets every finding in its own reading.
template <bool verity>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const bool everyFinding = !verity || search.limits.work > LogicLimits().work;
    ForcingChains forcing(position, search);
    for (const Finding& finding : forcing.all()) {
        if (finding.holds && !everyFinding) continue;
        if (!search.work(20) || !sink.take(makeStep(position, finding, forcing.chains(finding), verity))) return false;
    }
    return true;
}

} // namespace

const Technique forcingChainVerity = {
    .id = "forcing-chain-verity",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Chain Verity"),
    .code = "1302",
    .family = Family::ForcingChains,
    .er = 80,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 81,
    .sibling = &techniques::forcingChainContradiction,
    .about = &kAboutForcingVerity,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because [each place for {digits} in {house}][each candidate of "
                                         "{cells:has}] leads to it."),
    .notation = "{chains}",
    .legend = kCasesLegend,
    .find = find<true>,
};

const Technique forcingChainContradiction = {
    .id = "forcing-chain-contradiction",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Chain Contradiction"),
    .code = "1301",
    .family = Family::ForcingChains,
    .er = 80,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 82,
    .about = &kAboutForcingContradiction,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because assuming that {start:if} leaves [{cells:has} without a digit]"
                               "[no place for {digits} in {house}]."),
    .notation = "{chains}",
    .legend = kChainLegend,
    .find = find<false>,
};

} // namespace ninefold::logic::techniques
