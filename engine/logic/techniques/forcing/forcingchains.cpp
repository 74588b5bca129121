// SPDX-License-Identifier: MIT
// Forcing chains: one of the candidates of a cell, or of the places of a digit in a house, must be true.
//
//     verity: A --> .. --> T        contradiction: T --> .. --> not A
//             B --> .. --> T                       T --> .. --> not B
//             C --> .. --> T                       T --> .. --> not C
//
// These are two readings of the same chains: if each of A, B, C rules T out, then T rules out all of them. Every
// chain is a single line of strong and weak links, nothing comes together on the way.
#include "engine/logic/parts/chainsteps.h"

#include <algorithm>

namespace ninefold::techniques {
namespace {

/// What follows by chains from a candidate being there (or not): for each node the links to it, and what goes.
class Spread {
public:
    Spread(const Position& position, const LinkGraph& graph)
        : position_(position), graph_(graph), off_(1, graph.size()), distances_(graph.size()) {}

    void begin(LinkNode start, bool holds) {
        start_ = start;
        holds_ = holds;
        std::fill(off_[0].begin(), off_[0].end(), 0);
        std::fill(distances_.begin(), distances_.end(), 0);
        for (int node = 0; node < graph_.size(); ++node) {
            const LinkNode& other = graph_[node];
            const bool same = other.digit == start.digit && other.cells == start.cells;
            const bool rival = other.digit == start.digit ? commonPeers(start.cells).contains(other.cells)
                                                          : other.cells == start.cells;
            if (holds ? rival : same) setBit(off_[0], node);
        }
        spread(graph_, off_[0], distances_);
        collectLost();
    }

    Cells lost(Digit digit) const { return lost_[digit - 1]; }

    /// The chain from the start to the loss of a candidate.
    Chain chainTo(Cell cell, Digit digit) {
        Chain chain;
        const int node = nearest(cell, digit);
        if (node >= 0) chain = wayBack(graph_, off_[0], distances_, node);
        ChainNode before{start_.cells, start_.digit, holds_, -1, {}};
        if (holds_) {
            if (!chain.empty()) chain.front().house = houseOf(before, chain.front());
            chain.insert(chain.begin(), before);
        }
        if (!chain.empty()) before = chain.back();
        ChainNode last{Cells::of(cell), digit, false, -1, {}};
        last.house = houseOf(before, last);
        chain.push_back(last);
        return chain;
    }

private:
    static House houseOf(const ChainNode& a, const ChainNode& b) {
        return a.digit == b.digit ? commonHouses(a.cells | b.cells).first() : -1;
    }

    void strike(const LinkNode& node) {
        lost_[node.digit - 1] |= commonPeers(node.cells) & position_.cellsFor(node.digit);
        for (Digit other : position_.candidates(node.cells.first()) - Digits::of(node.digit))
            lost_[other - 1].add(node.cells.first());
    }

    void collectLost() {
        lost_ = {};
        if (holds_) strike(start_);
        else lost_[start_.digit - 1] |= start_.cells;
        for (int node = 0; node < graph_.size(); ++node)
            if (distances_[node] != 0) strike(graph_[node]);
    }

    /// The node by which a candidate is lost soonest; -1 when it is by the start itself.
    int nearest(Cell cell, Digit digit) const {
        const auto strikes = [&](const LinkNode& node) {
            return node.digit == digit ? kPeers[cell].contains(node.cells) : node.cells == Cells::of(cell);
        };
        if (holds_ && strikes(start_)) return -1;
        int best = -1;
        for (int node = 0; node < graph_.size(); ++node)
            if (distances_[node] != 0 && strikes(graph_[node]) && (best < 0 || distances_[node] < distances_[best]))
                best = node;
        return best;
    }

    const Position& position_;
    const LinkGraph& graph_;
    LinkNode start_{};
    bool holds_ = true;
    BitRows off_;
    std::vector<std::uint8_t> distances_;
    std::array<Cells, kDigitCount> lost_;
};

/// Candidates of which one is true, and all of which an assumption rules out.
struct Finding {
    LinkNode start;
    bool holds;
    std::vector<Candidate> group;
    House house; ///< of which they are all places of their digit; -1 for a cell
    int length;
};

/// The same chain read backwards: each statement turns into its opposite.
Chain reversed(const Chain& chain) {
    Chain back;
    for (auto node = chain.rbegin(); node != chain.rend(); ++node) {
        const bool first = node == chain.rbegin();
        back.push_back({node->cells, node->digit, !node->on, first ? -1 : (node - 1)->house, {}});
    }
    return back;
}

class ForcingChains {
public:
    ForcingChains(const Position& position, LogicSearch& search)
        : position_(position), search_(search), spread_(position, position.fact<Links<LinkKind::Plain>>()) {}

    std::vector<Finding> all() {
        std::vector<Finding> found;
        for (Cell cell : position_.blanks())
            for (Digit digit : position_.candidates(cell))
                for (bool holds : {true, false}) {
                    if (!search_.work(20)) return {};
                    spread_.begin({digit, Cells::of(cell)}, holds);
                    collect({digit, Cells::of(cell)}, holds, found);
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
    void collect(const LinkNode& start, bool holds, std::vector<Finding>& found) {
        for (Cell cell : position_.blanks()) {
            if (cell == start.cells.first() || !isLost(cell)) continue;
            std::vector<Candidate> group;
            for (Digit digit : position_.candidates(cell)) group.push_back({cell, digit});
            add({start, holds, group, -1, 0}, found);
        }
        for (Digit digit : Digits::all())
            for (House house = 0; house < kHouseCount; ++house) {
                const Cells places = position_.cellsFor(digit, house);
                if (places.count() < 2 || !spread_.lost(digit).contains(places)) continue;
                if (digit == start.digit && places.contains(start.cells)) continue;
                std::vector<Candidate> group;
                for (Cell cell : places) group.push_back({cell, digit});
                add({start, holds, group, house, 0}, found);
            }
    }

    void add(Finding finding, std::vector<Finding>& found) {
        for (const Candidate& candidate : finding.group)
            finding.length += static_cast<int>(spread_.chainTo(candidate.cell, candidate.digit).size());
        found.push_back(std::move(finding));
    }

    bool isLost(Cell cell) const {
        for (Digit digit : position_.candidates(cell))
            if (!spread_.lost(digit).has(cell)) return false;
        return true;
    }

    const Position& position_;
    LogicSearch& search_;
    Spread spread_;
};

Step makeStep(const Position& position, const Finding& finding, std::vector<Chain> chains, bool verity) {
    Step step;
    const Cell cell = finding.start.cells.first();
    const Digit digit = finding.start.digit;
    if (finding.holds) {
        step.remove(cell, digit);
    } else {
        step.place(cell, digit);
        for (Digit other : position.candidates(cell) - Digits::of(digit)) step.remove(cell, other);
    }
    if (verity)
        for (Chain& chain : chains) chain = reversed(chain);
    for (const Chain& chain : chains) drawChain(step, chain);
    markEffect(step);
    if (finding.house >= 0) step.mark(HouseRole::Look, finding.house);
    if (finding.house >= 0) step.say("house", HouseSet::of(finding.house));
    else step.say("cells", Cells::of(finding.group.front().cell));
    step.say("digits", Digits::of(finding.group.front().digit));
    step.say("chains", std::move(chains));
    step.length = finding.length;
    step.er = ratingByLength(80, finding.length);
    return step;
}

template <bool verity>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    ForcingChains forcing(position, search);
    for (const Finding& finding : forcing.all())
        if (!search.work(20) || !sink.take(makeStep(position, finding, forcing.chains(finding), verity))) return false;
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
    .level = HodokuLevel::Extreme,
    .rating = 81,
    .text = NINEFOLD_TEXT("Steps", "[{house} has its {digits} in one of these places, and each leads to the same]"
                                   "[{cells} holds one of its candidates, and each leads to the same]: {chains}. "
                                   "So {result}."),
    .notation = "{chains}",
    .find = find<true>,
};

const Technique forcingChainContradiction = {
    .id = "forcing-chain-contradiction",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Chain Contradiction"),
    .code = "1301",
    .family = Family::ForcingChains,
    .er = 80,
    .score = 500,
    .level = HodokuLevel::Extreme,
    .rating = 82,
    .text = NINEFOLD_TEXT("Steps", "One assumption leads to all this: {chains}. [Then {house} has no place left for "
                                   "{digits}][Then {cells} has no candidate left], so {result}."),
    .notation = "{chains}",
    .find = find<false>,
};

} // namespace ninefold::techniques
