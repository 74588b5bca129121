// SPDX-License-Identifier: MIT
// Finds all loops of a graph, the shortest first. There are far too many paths to try them all, so for each lowest
// node the distance of every node back to it is computed, and paths that cannot close in time are pruned.
#include "engine/logic/parts/loops.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// For nodes that lead to no loop; loops with this many links are out of reach.
constexpr std::uint8_t kNever = 255;

/// Walks all loops of one length with a given lowest node. A loop is read in the direction that leaves this node by
/// its strong link, so each loop is found once.
class LoopWalk {
public:
    LoopWalk(const LinkGraph& graph, const Refutations& refuted, int most, LogicSearch& search,
             const std::function<bool(const Loop&)>& use)
        : graph_(graph), refuted_(refuted), search_(search), use_(use), used_(1, graph.size()), most_(most) {}

    /// Prepares the search for the loops whose lowest node is this one.
    void prepare(int lowest) {
        // All nodes of a loop that eliminates something are torn, including its lowest.
        if (!refuted_.isTorn(lowest)) return;
        lowest_ = lowest;
        lowests_.push_back(lowest);
        missing_.emplace_back();
        if (refuted_.ring(lowest) < 0) return;
        missing_.back().assign(graph_.size(), kNever);
        measure();
    }

    /// Reports the loops with exactly `links` strong links; fast if there are none.
    bool run(int links) {
        for (row_ = 0; row_ < lowests_.size(); ++row_) {
            lowest_ = lowests_[row_];
            loop_.nodes.clear();
            loop_.links.clear();
            if (!search_.work()) return false;
            if (!missing_[row_].empty() && missing(lowest_) <= links && !extend(lowest_, links)) return false;
        }
        return true;
    }

private:
    /// missing: the fewest strong links from "node is off" to something that rules out the lowest node. Computed
    /// backwards, in layers.
    void measure() {
        row_ = missing_.size() - 1;
        BitRows rows(2, graph_.size());
        const Row seen = rows[0], fresh = rows[1];
        std::copy(graph_.weak(lowest_).begin(), graph_.weak(lowest_).end(), fresh.begin());
        for (int links = 1; std::any_of(fresh.begin(), fresh.end(), [](Word word) { return word != 0; }); ++links) {
            if (links > most_) return;
            std::vector<int> layer;
            forEachBit(fresh, [&](int node) {
                setBit(seen, node);
                for (const StrongLink& link : graph_.strong(node))
                    if (isUsable(link.to) && isInRing(link.to) && missing(link.to) == kNever) {
                        missing(link.to) = static_cast<std::uint8_t>(links);
                        layer.push_back(link.to);
                    }
            });
            std::fill(fresh.begin(), fresh.end(), 0);
            for (int node : layer)
                for (std::size_t word = 0; word < fresh.size(); ++word) fresh[word] |= graph_.weak(node)[word];
            for (std::size_t word = 0; word < fresh.size(); ++word) fresh[word] &= ~seen[word];
        }
    }

    /// `off` has just been ruled out; `links` strong links are still to be taken.
    bool extend(int off, int links) {
        assert(links >= 1 && !hasBit(used_[0], off));
        setBit(used_[0], off);
        loop_.nodes.push_back(off);
        bool more = true;
        for (const StrongLink& link : graph_.strong(off)) {
            // Each node of a loop occurs once, and none is below its lowest.
            if (link.to == lowest_ || !isUsable(link.to) || hasBit(used_[0], link.to)) continue;
            if (!search_.work(1)) more = false;
            else if (isInRing(link.to)) more = take(link, links);
            if (!more) break;
        }
        loop_.nodes.pop_back();
        used_[0][static_cast<std::size_t>(off) / 64] &= ~(Word{1} << (off & 63));
        return more;
    }

    bool take(const StrongLink& link, int links) {
        loop_.nodes.push_back(link.to);
        loop_.links.push_back(link);
        setBit(used_[0], link.to);
        bool more = true;
        if (links == 1) {
            assert(loop_.nodes.size() == 2 * loop_.links.size());
            if (graph_.isWeak(link.to, lowest_)) more = use_(loop_);
        } else {
            forEachBit(graph_.weak(link.to), [&](int next) {
                if (more && next > lowest_ && missing(next) < links && !hasBit(used_[0], next))
                    more = extend(next, links - 1);
            });
        }
        used_[0][static_cast<std::size_t>(link.to) / 64] &= ~(Word{1} << (link.to & 63));
        loop_.links.pop_back();
        loop_.nodes.pop_back();
        return more;
    }

    bool isUsable(int node) const { return node >= lowest_ && refuted_.isTorn(node); }
    bool isInRing(int node) const { return refuted_.ring(node) == refuted_.ring(lowest_); }
    /// For a node that is not usable: kNever.
    std::uint8_t& missing(int node) { return missing_[row_][node]; }

    const LinkGraph& graph_;
    const Refutations& refuted_;
    LogicSearch& search_;
    const std::function<bool(const Loop&)>& use_;
    int lowest_ = 0;
    Loop loop_;
    BitRows used_;
    /// A row for each lowest node that is torn; empty if it is in no loop.
    std::vector<int> lowests_;
    std::vector<std::vector<std::uint8_t>> missing_;
    std::size_t row_ = 0;
    const int most_;
};

} // namespace

bool forEachLoop(const LinkGraph& graph, const Refutations& refuted, int most, LogicSearch& search,
                 const std::function<bool(const Loop&)>& use) {
    assert(most >= 2 && most < kNever);
    LoopWalk walk(graph, refuted, most, search, use);
    for (int node = 0; node < graph.ends(); ++node) {
        if (!search.work(5 + graph.size() / 8)) return false;
        walk.prepare(node);
    }
    // All loops of one length precede any longer one.
    for (int links = 2; links <= most; ++links)
        if (!walk.run(links)) return false;
    return true;
}

} // namespace ninefold::logic
