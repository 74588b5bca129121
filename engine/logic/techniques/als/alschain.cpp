// SPDX-License-Identifier: MIT
// Almost Locked Set Chain: a sequence of sets, each of which shares with the next a digit that only one of the two
// can hold, and not the same digit on both sides. If the first set lacks z, it holds the digit it shares, so the
// next lacks that digit, is locked and holds its other shared digit, and so on: the last set holds z.
//
//     { z x } -- x -- { x y } -- y -- { y w } -- w -- { w z }       z from cells that see its places in both end sets
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/alslinks.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/repeats.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The length of the longest chain, in sets.
constexpr int kMost = 7;

/// One end of a chain: the set, and the node of the digit that connects it with the chain.
struct End {
    const AlmostLockedSet* set;
    int number;
    Digit digit;
    int node;
};

class SetChains {
public:
    SetChains(const Position& position, LogicSearch& search, StepSink& sink)
        : position_(position),
          search_(search),
          sink_(sink),
          graph_(position.fact<Links<LinkKind::OnlySets>>()),
          restricted_(position.fact<RestrictedSets>()),
          repeats_(search) {
        collectEnds();
    }

    bool run() {
        // The lowest node is the first end, so each chain is found in one direction only.
        for (int first = 0; first < graph_.size(); ++first) {
            if (ends_[first].empty()) continue;
            if (!search_.work(50 + graph_.size() / 4)) return false;
            if (reach(first) && !reportFrom(first)) return false;
        }
        return true;
    }

private:
    void collectEnds() {
        ends_.resize(graph_.size());
        for (int node = 0; node < graph_.size(); ++node)
            for (const StrongLink& link : graph_.strong(node)) {
                std::vector<End>& known = ends_[node];
                // The links of a node are grouped by set.
                if (!known.empty() && known.back().number == link.set) continue;
                if (hasBit(restricted_.partnered(), link.set))
                    known.push_back({&restricted_[link.set], link.set, graph_[node].digit, node});
            }
    }

    /// distances_: the number of sets, if `first` holds, until a node must hold. between_: until a node cannot hold,
    /// which is the last digit of the last set; 0 if that does not follow. False if nothing does.
    bool reach(int first) {
        const ConstRow rivals = graph_.weak(first);
        if (std::all_of(rivals.begin(), rivals.end(), [](Word word) { return word == 0; })) return false;
        distances_.assign(graph_.size(), 0);
        between_.assign(graph_.size(), 0);
        spread(graph_, rivals, distances_, {}, kMost - 2);
        BitRows rows(kMost - 1, graph_.size());
        for (int node = 0; node < graph_.size(); ++node)
            if (const int links = distances_[node]; links != 0)
                for (std::size_t word = 0; word < rows.words(); ++word) rows[links][word] |= graph_.weak(node)[word];
        for (int links = kMost - 2; links > 0; --links)
            forEachBit(rows[links], [&](int last) { between_[last] = static_cast<std::uint8_t>(links); });
        return true;
    }

    bool reportFrom(int first) {
        // Two sets may also share the places that connect them with the chain.
        for (int last = first; last < graph_.size(); ++last) {
            if (between_[last] == 0) continue;
            for (const End& a : ends_[first])
                for (const End& b : ends_[last]) {
                    if (!hasBit(restricted_.partners(a.number), b.number)) continue;
                    if (!search_.work()) return false;
                    if ((first == last ? a.set < b.set : a.set != b.set) && !report(a, b)) return false;
                }
        }
        return true;
    }

    bool report(const End& a, const End& b) {
        assert(a.set != b.set);
        Step step;
        // The digits that connect the sets are used up by the chain.
        const Digits common = (a.set->digits & b.set->digits) - Digits::of(a.digit) - Digits::of(b.digit);
        eliminateCommon(position_, *a.set, *b.set, common, step);
        if (step.empty()) return true;
        const Digits done = digitsOf(step);
        Chain chain = chainBetween(a, b, done.first());
        if (done.single()) stopEarly(chain, step.removed(done.first()));
        step.length = static_cast<int>(chain.size());
        if (!repeats_.add(step)) return true;
        nameSets(std::span(&chain, 1));
        markEffect(step);
        drawSets(chain, step);
        step.say("chain", std::vector<Chain>{chain});
        sayEither(chain.front(), chain.back(), step);
        step.say("first", *chain[1].setName, a.set->cells);
        step.say("second", *chain.back().setName, chain.back().set);
        step.say("digits", done);
        return sink_.take(std::move(step));
    }

    /// Where one of the statements before leaves a cell only the digit that the last one is about, and the cell sees
    /// all that goes, the chain ends there.
    void stopEarly(Chain& chain, Cells gone) const {
        const Digit digit = chain.front().digit;
        for (std::size_t i = 2; i + 2 < chain.size(); i += 2) {
            assert(!chain[i].on);
            for (Cell cell : chain[i].cells) {
                const Digits left = position_.candidates(cell) - Digits::of(chain[i].digit);
                if (!(left == Digits::of(digit)) || !kPeers[cell].contains(gone)) continue;
                chain.resize(i + 1);
                chain.back().cells = Cells::of(cell);
                chain.push_back({Cells::of(cell), digit, true, -1, Cells::of(cell)});
                return;
            }
        }
    }

    static Digits digitsOf(const Step& step) {
        Digits digits;
        for (const Deduction& deduction : step.deductions) digits.add(deduction.digit);
        return digits;
    }

    Chain chainBetween(const End& a, const End& b, Digit digit) const {
        // Any of the nearest nodes; the length of the chain is the same.
        int before = -1;
        forEachBit(graph_.weak(b.node), [&](int node) {
            if (distances_[node] == between_[b.node] && before < 0) before = node;
        });
        assert(before >= 0);
        auto distances = distances_;
        Chain chain = wayBack(graph_, graph_.weak(a.node), distances, before);
        chain.front().house = weakNode(graph_, a.node, firstOf(chain)).house;
        chain.insert(chain.begin(), {{a.set->placesOf(digit), digit, false, -1, {}},
                                     {a.set->placesOf(a.digit), a.digit, true, -1, a.set->cells}});
        chain.push_back(weakNode(graph_, before, b.node));
        chain.push_back({b.set->placesOf(digit), digit, true, -1, b.set->cells});
        return chain;
    }

    int firstOf(const Chain& chain) const {
        for (int node = 0; node < graph_.size(); ++node)
            if (graph_[node].digit == chain.front().digit && graph_[node].cells == chain.front().cells) return node;
        return -1;
    }

    void drawSets(const Chain& chain, Step& step) const {
        for (const ChainNode& node : chain)
            if (node.setName) markSet(position_, node.set, *node.setName, step);
        for (std::size_t i = 2; i < chain.size(); i += 2)
            step.link({chain[i - 1].cells, chain[i - 1].digit}, {chain[i].cells, chain[i].digit}, false);
    }

    const Position& position_;
    LogicSearch& search_;
    StepSink& sink_;
    const LinkGraph& graph_;
    const RestrictedSets& restricted_;
    Repeats repeats_;
    std::vector<std::vector<End>> ends_;
    std::vector<std::uint8_t> distances_, between_;
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    if (position.fact<RefutedBy<LinkKind::Sets>>().none()) return true;
    return SetChains(position, search, sink).run();
}

} // namespace

const Technique alsChain = {
    .id = "als-chain",
    .name = NINEFOLD_TEXT("Techniques", "Almost Locked Set Chain"),
    .code = "0903",
    .family = Family::AlmostLockedSets,
    .score = 340,
    .grade = HodokuGrade::Unfair,
    .rating = 73,
    .about = &kAboutAlsChain,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .notation = "{chain}",
    .legend = kAlmostLockedLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
