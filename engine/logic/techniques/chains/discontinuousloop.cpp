// SPDX-License-Identifier: MIT
// Discontinuous Nice Loop: a chain that returns to its start, with a contradiction there.
//
//     +===== a=A =====+     strong at both ends: if not A, then A; so a holds A
//     +-----  *  -----+     weak at both ends: if *, then not *; so * goes
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// A start that leads to its own negation.
struct Around {
    LinkNode start;
    bool on;
    int length; ///< strong links
    std::vector<Deduction> effect;
};

/// Follows a start until it is refuted; its memory is reused for the next start.
class RoundTrip {
public:
    explicit RoundTrip(const LinkGraph& graph) : graph_(graph), off_(1, graph.size()), distances_(graph.size()) {}

    /// The fewest strong links after which the start is refuted; 0 if it is not.
    int length(const LinkNode& start, bool on) {
        begin(start, on);
        const int last = spread(graph_, off_[0], distances_, off_[0]);
        return last < 0 ? 0 : distances_[last];
    }

    Chain chain(const LinkNode& start, bool on) {
        begin(start, on);
        // The search is repeated, because the distances of the reported start are not stored.
        Chain chain = wayBack(graph_, off_[0], distances_, spread(graph_, off_[0], distances_, off_[0]));
        assert(chain.size() >= 2);
        if (on) closeWeakly(start, chain);
        return chain;
    }

private:
    void begin(const LinkNode& start, bool on) {
        std::fill(off_[0].begin(), off_[0].end(), 0);
        std::fill(distances_.begin(), distances_.end(), 0);
        for (int node = 0; node < graph_.size(); ++node) {
            const LinkNode& other = graph_[node];
            const bool same = other.digit == start.digit && other.cells == start.cells;
            const bool rival = other.digit == start.digit ? commonPeers(start.cells).contains(other.cells)
                                                          : other.cells == start.cells && start.single();
            if (on ? rival : same) setBit(off_[0], node);
        }
    }

    /// The chain runs between rivals of the start; it is extended to begin and end at the start itself.
    static void closeWeakly(const LinkNode& start, Chain& chain) {
        const auto houseTo = [&](const ChainNode& node) {
            return node.digit == start.digit ? commonHouses(node.cells | start.cells).first() : -1;
        };
        chain.front().house = houseTo(chain.front());
        chain.insert(chain.begin(), {start.cells, start.digit, true, -1, {}});
        chain.push_back({start.cells, start.digit, false, houseTo(chain.back()), {}});
    }

    const LinkGraph& graph_;
    BitRows off_;
    std::vector<std::uint8_t> distances_;
};

std::vector<Deduction> effectOf(const Position& position, const LinkNode& start, bool on) {
    std::vector<Deduction> effect;
    const Cell cell = start.cells.first();
    // A group cannot be placed: the conclusion is that it contains the digit.
    if (!start.single()) {
        for (Cell seen : commonPeers(start.cells) & position.cellsFor(start.digit))
            effect.push_back({seen, start.digit, false});
    } else if (on) {
        effect.push_back({cell, start.digit, false});
    } else {
        effect.push_back({cell, start.digit, true});
        for (Digit other : position.candidates(cell) - Digits::of(start.digit)) effect.push_back({cell, other, false});
    }
    return effect;
}

/// Is everything refuted that goes when the node holds? Otherwise no chain leads from its absence to it.
bool canBePlaced(const Position& position, const Refutations& refuted, const LinkNode& node) {
    if (!refuted.cells(node.digit).contains(commonPeers(node.cells) & position.cellsFor(node.digit))) return false;
    if (!node.single()) return true;
    const Cell cell = node.cells.first();
    return (position.candidates(cell) - Digits::of(node.digit) - refuted.digits(cell)).empty();
}

bool collect(const Position& position, const LinkGraph& graph, const Refutations& refuted, LogicSearch& search,
             std::vector<Around>& found) {
    RoundTrip trip(graph);
    const auto tryStart = [&](const LinkNode& start, bool on) {
        if (!search.work(5 + graph.size() / 4)) return false;
        // With a single strong link it would be locked candidates.
        if (const int length = trip.length(start, on); length >= 2)
            if (auto effect = effectOf(position, start, on); !effect.empty())
                found.push_back({start, on, length, std::move(effect)});
        return true;
    };
    for (int node = 0; node < graph.ends(); ++node)
        if (canBePlaced(position, refuted, graph[node]) && !tryStart(graph[node], false)) return false;
    for (Cell cell : position.blanks())
        for (Digit digit : refuted.digits(cell))
            if (!tryStart({digit, Cells::of(cell)}, true)) return false;
    return true;
}

template <LinkKind kind, int er>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const Refutations& refuted = refutedAtMost<kind>(position);
    if (refuted.none()) return true;
    const LinkGraph& graph = position.fact<Links<kind>>();
    std::vector<Around> found;
    if (!collect(position, graph, refuted, search, found)) return false;
    // The shortest first, regardless of the start.
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.length < b.length; });
    RoundTrip trip(graph);
    for (const Around& around : found) {
        Step step = chainStep(trip.chain(around.start, around.on), around.effect);
        if (er > 0) step.er = ratingByLength(er, 2 * around.length + 2);
        if (!search.work(10) || !sink.take(std::move(step))) return false;
    }
    return true;
}

constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because assuming that {start:if} leads to the opposite.");

} // namespace

const Technique discontinuousLoop = {
    .id = "discontinuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Discontinuous Nice Loop"),
    .code = "0707",
    .family = Family::Chains,
    .er = 70,
    .score = 280,
    .grade = HodokuGrade::Unfair,
    .rating = 66,
    .about = &kAboutDiscontinuousLoop,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<LinkKind::Plain, 70>,
};

const Technique groupedDiscontinuousLoop = {
    .id = "grouped-discontinuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Grouped Discontinuous Nice Loop"),
    .code = "0710",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 72,
    .about = &kAboutDiscontinuousLoop,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<LinkKind::Grouped, 0>,
};

const Technique setDiscontinuousLoop = {
    .id = "als-discontinuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Discontinuous Nice Loop with Almost Locked Sets"),
    .code = "0710",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 78,
    .about = &kAboutDiscontinuousLoop,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<LinkKind::Sets, 0>,
};

} // namespace ninefold::logic::techniques
