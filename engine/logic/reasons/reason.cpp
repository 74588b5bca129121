// SPDX-License-Identifier: MIT
// A candidate is supposed to hold and followed in breadth, as forcing nets are. A net that ends in a contradiction may
// set much that is not needed for it, so the shortest is looked for by iterative deepening: first the contradictions
// that the candidate brings at once, then those after one more digit, after two and so on.
#include "engine/logic/reasons/reason.h"

#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/shortnets.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// The kinds of nets to try, the easiest first, each with the technique whose text explains it.
constexpr std::pair<Inside, const Technique*> kKinds[] = {
    {Inside::Singles, &techniques::forcingNetContradiction},
    {Inside::Sets, &techniques::forcingNetWithSets},
    {Inside::Nets, &techniques::forcingNetWithNets},
};

/// The contradiction from a candidate that sets the fewest digits.
class Deepening {
public:
    Deepening(Net& net, Candidate start, LogicSearch& search) : net_(net), start_(start), search_(search) {
        through_[start.digit - 1].add(start.cell);
    }

    /// Is there a contradiction that sets at most `digits` digits after the start? If so, the net holds it afterwards.
    bool reaches(int digits) {
        assert(digits >= 0);
        if (!search_.work(net_.inside() == Inside::Singles ? kSinglesWork : kSetsWork)) return false;
        if (!net_.suppose(start_, search_, &through_)) return true;
        if (digits == 0) return false;
        std::vector<Candidate> tried;
        bool found = false;
        for (const Candidate& next : net_.waiting()) {
            if (passed_[next.digit - 1].has(next.cell)) continue;
            through_[next.digit - 1].add(next.cell);
            found = reaches(digits - 1);
            through_[next.digit - 1].remove(next.cell);
            if (found) break;
            // All combinations with this candidate have been tried; the later ones leave it out.
            passed_[next.digit - 1].add(next.cell);
            tried.push_back(next);
        }
        for (const Candidate& one : tried) passed_[one.digit - 1].remove(one.cell);
        return found;
    }

private:
    /// The cost of one net through a few candidates, in units of LogicSearch::work.
    static constexpr int kSinglesWork = 30, kSetsWork = 500;

    Net& net_;
    Candidate start_;
    LogicSearch& search_;
    Boards through_{}, passed_{};
};

/// What a net which has failed needs to fail.
NetLines neededBy(const NetBase& base, const Net& net) {
    NetLines lines = net.log();
    prune(base, lines, {});
    return lines;
}

/// The same, or a net that was looked for in few lines, if that is shorter.
NetLines shortestBy(const Position& position, const NetBase& base, const Net& net, const LogicLimits& limits) {
    NetLines lines = neededBy(base, net);
    ShortNets nets(Possible(position), net.inside(), limits.inner);
    nets.suspect(net.refuted());
    auto few = nets.find(lines.start, true, {}, lines.weight() - 1);
    if (!few) return lines;
    prune(base, *few, {});
    return *few;
}

/// Follows the candidate again, setting as few digits on the way to a contradiction as possible.
void shorten(const NetBase& base, Net& net, Candidate candidate, LogicSearch& search) {
    Boards needed{};
    needed[candidate.digit - 1].add(candidate.cell);
    int most = 0;
    for (const NetLine& line : neededBy(base, net).lines) {
        if (line.kind != NetLine::Place) continue;
        needed[line.digit - 1] |= line.cells;
        ++most;
    }
    Deepening deepening(net, candidate, search);
    for (int digits = 0; digits < most; ++digits)
        if (deepening.reaches(digits)) return;
    net.suppose(candidate, search, &needed);
}

} // namespace

std::optional<Step> reasonAgainst(const Position& position, Candidate candidate, std::stop_token stop) {
    std::optional<Step> best;
    if (position.broken() || !position.isCandidate(candidate.cell, candidate.digit)) return best;
    const LogicLimits limits;
    const NetBase base = baseOf(position);
    for (const auto& [inside, technique] : kKinds) {
        LogicSearch search(technique, limits, false, stop);
        Net net(position, inside, limits.inner);
        if (net.suppose(candidate, search) || !net.complete()) continue;
        // With inner nets each try would take long.
        if (inside != Inside::Nets) shorten(base, net, candidate, search);
        if (search.stopped()) return std::nullopt;
        const NetLines lines = shortestBy(position, base, net, limits);
        if (best && best->length <= lines.weight()) continue;
        best = contradictionStep(position, base, lines);
        best->technique = technique;
        position.noteCandidates(*best);
        if (best->length <= kShortReason) break;
    }
    return best;
}

} // namespace ninefold::logic
