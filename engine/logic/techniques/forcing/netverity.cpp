// SPDX-License-Identifier: MIT
// Forcing net verity: one of several assumptions must be true, because they are all candidates of a cell, all places
// of a digit in a house, or a candidate and its negation. A common consequence of all of them is true.
//
//     A --> B --> T
//     C --> D --> T      one of A, C, E is true, so T is
//     E --------> T
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/shortnets.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace ninefold::logic::techniques {
namespace {

struct Assumption {
    Candidate start;
    bool holds;
};
using Group = std::vector<Assumption>;

/// A conclusion that follows from every assumption of a group: the candidate `holds` or not.
struct Verity {
    int group;
    Candidate candidate;
    bool holds;
    int size; ///< total size of the nets, to report the shortest first
};

/// How many verities, of those from small nets, are compared by what they need.
constexpr std::size_t kSorted = 16;

class Verities {
public:
    Verities(const Position& position, LogicSearch& search)
        : position_(position),
          search_(search),
          base_(baseOf(position)),
          short_(Possible(position), Inside::Singles),
          nets_(position.fact<SingleNets>()) {
        makeGroups();
    }

    std::vector<Verity> all() {
        std::vector<Verity> found;
        for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
            if (!search_.work(5)) return {};
            collect(group, found);
        }
        std::stable_sort(found.begin(), found.end(), [](const Verity& a, const Verity& b) { return a.size < b.size; });
        return found;
    }

    Step step(const Verity& verity) {
        Step step;
        if (verity.holds) settleCell(position_, verity.candidate, step);
        else step.remove(verity.candidate.cell, verity.candidate.digit);
        markEffect(step);
        std::vector<Chain> chains;
        std::vector<Candidate> known;
        int size = 0;
        for (const NetLines& net : nets(verity)) {
            NetReason reason = explain(base_, net, goalOf(verity));
            drawReason(reason, step);
            step.length += net.weight();
            size += reason.size;
            for (const Candidate& single : reason.known)
                if (std::ranges::find(known, single) == known.end()) known.push_back(single);
            chains.push_back(std::move(reason.chain));
        }
        step.er = ratingByLength(85, size);
        sayGroup(groups_[verity.group], step);
        if (!known.empty()) step.say("known", std::move(known));
        step.say("chains", std::move(chains));
        step.say("looked", static_cast<int>(groups_.size()));
        return step;
    }

    /// Sorts the first ones by the number of lines that their nets need.
    void sortByLines(std::span<Verity> verities) {
        for (Verity& verity : verities) {
            verity.size = 0;
            for (const NetLines& net : nets(verity)) verity.size += net.weight();
        }
        std::ranges::stable_sort(verities, {}, &Verity::size);
    }

private:
    /// What the assumptions are: the candidates of a cell, the places of a digit in a house, or a candidate and its
    /// negation.
    void sayGroup(const Group& group, Step& step) const {
        Cells cells;
        for (const Assumption& one : group) cells.add(one.start.cell);
        const Candidate first = group.front().start;
        if (!group.back().holds) {
            step.say("start", std::vector<Chain>{{{Cells::of(first.cell), first.digit, true, -1, {}}}});
        } else if (cells.hasSeveral()) {
            step.say("house", HouseSet::of(houseOf(cells, first.digit)));
            step.say("digits", Digits::of(first.digit));
        } else {
            step.say("cells", cells);
        }
    }

    /// The house that has the digit only in these cells. They may share a second one, which has other places too.
    House houseOf(Cells cells, Digit digit) const {
        for (const House house : commonHouses(cells))
            if (position_.cellsFor(digit, house) == cells) return house;
        assert(false);
        return -1;
    }

    static NetGoal goalOf(const Verity& verity) { return {verity.candidate, verity.holds}; }

    /// From each assumption of the group the lines that lead to the conclusion.
    std::vector<NetLines> nets(const Verity& verity) {
        std::vector<NetLines> list;
        for (const Assumption& assumption : groups_[verity.group]) {
            auto net = short_.find(assumption.start, assumption.holds, goalOf(verity));
            assert(net);
            prune(base_, *net, goalOf(verity));
            list.push_back(std::move(*net));
        }
        return list;
    }

    void makeGroups() {
        for (Cell cell : position_.blanks()) {
            Group group;
            for (Digit digit : position_.candidates(cell)) group.push_back({{cell, digit}, true});
            groups_.push_back(group);
            // A candidate and its negation: one of the two is true as well.
            for (const Assumption& one : group) groups_.push_back({one, {one.start, false}});
        }
        for (Digit digit : Digits::all())
            for (House house = 0; house < kHouseCount; ++house) {
                Group group;
                for (Cell cell : position_.cellsFor(digit, house)) group.push_back({{cell, digit}, true});
                // A single place would be a single.
                if (group.size() > 1) groups_.push_back(group);
            }
    }

    void collect(int number, std::vector<Verity>& found) {
        Boards placed, removed;
        placed.fill(Cells::all());
        removed.fill(Cells::all());
        int size = 0;
        for (const Assumption& assumption : groups_[number]) {
            const SingleNets::Outcome& outcome = nets_.of(assumption.start, assumption.holds);
            // A failing assumption is a contradiction, which another technique reports.
            if (outcome.failed) return;
            size += outcome.size;
            for (int digit = 0; digit < kDigitCount; ++digit) {
                placed[digit] &= outcome.state.placed[digit];
                removed[digit] &= nets_.removed(outcome, digit + 1);
            }
        }
        for (Digit digit : Digits::all()) {
            for (Cell cell : placed[digit - 1]) found.push_back({number, {cell, digit}, true, size});
            for (Cell cell : removed[digit - 1]) found.push_back({number, {cell, digit}, false, size});
        }
    }

    const Position& position_;
    LogicSearch& search_;
    NetBase base_;
    ShortNets short_;
    const SingleNets& nets_;
    std::vector<Group> groups_;
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    Verities verities(position, search);
    std::array<bool, 2 * kCellCount * kDigitCount> reported{};
    std::vector<Verity> all = verities.all();
    verities.sortByLines(std::span(all).first(std::min(all.size(), kSorted)));
    for (const Verity& verity : all) {
        bool& known = reported[2 * Net::indexOf(verity.candidate) + (verity.holds ? 1 : 0)];
        // Several groups may lead to the same result; the shortest comes first.
        if (known && !search.everyWay) continue;
        known = true;
        if (!search.work(100) || !sink.take(verities.step(verity))) return false;
    }
    return true;
}

} // namespace

const Technique forcingNetVerity = {
    .id = "forcing-net-verity",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Verity"),
    .code = "1304",
    .family = Family::ForcingChains,
    .er = 85,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 86,
    .about = &kAboutNetVerity,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because [each place for {digits} in {house} leads to it][each "
                               "candidate of {cells:has} leads to it][it follows whether or not {start:if}]."),
    .notation = "{chains}",
    .legend = kCasesLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
