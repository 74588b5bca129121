// SPDX-License-Identifier: MIT
#include "engine/logic/parts/loops.h"

#include <algorithm>

namespace ninefold {
namespace {

constexpr int kNever = 1'000'000;

/// Walks all loops of one length whose lowest node is given. A loop is read in the direction that leaves this node
/// by its strong link, so each is met once.
class LoopWalk {
public:
    LoopWalk(const LinkGraph& graph, LogicSearch& search, const std::function<bool(const Loop&)>& use)
        : graph_(graph), search_(search), use_(use), used_(1, graph.size()), missing_(graph.size()) {}

    /// How many strong links the shortest loop through the node has, nodes below it left out.
    int begin(int lowest) {
        lowest_ = lowest;
        measure();
        return missing_[lowest];
    }

    /// Gives the loops with exactly so many strong links.
    bool run(int links) {
        loop_ = {};
        std::fill(used_[0].begin(), used_[0].end(), 0);
        return goOn(lowest_, links);
    }

private:
    /// missing_: the fewest strong links from "node is off" to something that rules out the lowest node. Found
    /// backwards, in layers.
    void measure() {
        std::fill(missing_.begin(), missing_.end(), kNever);
        BitRows rows(2, graph_.size());
        const Row seen = rows[0], fresh = rows[1];
        std::copy(graph_.weak(lowest_).begin(), graph_.weak(lowest_).end(), fresh.begin());
        for (int links = 1; std::any_of(fresh.begin(), fresh.end(), [](Word word) { return word != 0; }); ++links) {
            std::vector<int> layer;
            forEachBit(fresh, [&](int node) {
                setBit(seen, node);
                for (const StrongLink& link : graph_.strong(node))
                    if (link.to >= lowest_ && missing_[link.to] == kNever) {
                        missing_[link.to] = links;
                        layer.push_back(link.to);
                    }
            });
            std::fill(fresh.begin(), fresh.end(), 0);
            for (int node : layer)
                for (std::size_t word = 0; word < fresh.size(); ++word) fresh[word] |= graph_.weak(node)[word];
            for (std::size_t word = 0; word < fresh.size(); ++word) fresh[word] &= ~seen[word];
        }
    }

    /// `off` has just been ruled out; `links` strong ones are still to be taken.
    bool goOn(int off, int links) {
        setBit(used_[0], off);
        loop_.nodes.push_back(off);
        bool more = true;
        for (const StrongLink& link : graph_.strong(off)) {
            if (link.to <= lowest_ || hasBit(used_[0], link.to)) continue;
            if (!search_.work(1)) more = false;
            else more = take(link, links);
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
            if (graph_.isWeak(link.to, lowest_)) more = use_(loop_);
        } else {
            forEachBit(graph_.weak(link.to), [&](int next) {
                if (more && next > lowest_ && missing_[next] < links && !hasBit(used_[0], next))
                    more = goOn(next, links - 1);
            });
        }
        used_[0][static_cast<std::size_t>(link.to) / 64] &= ~(Word{1} << (link.to & 63));
        loop_.links.pop_back();
        loop_.nodes.pop_back();
        return more;
    }

    const LinkGraph& graph_;
    LogicSearch& search_;
    const std::function<bool(const Loop&)>& use_;
    int lowest_ = 0;
    Loop loop_;
    BitRows used_;
    std::vector<int> missing_;
};

} // namespace

bool forEachLoop(const LinkGraph& graph, int most, LogicSearch& search, const std::function<bool(const Loop&)>& use) {
    LoopWalk walk(graph, search, use);
    std::vector<int> shortest(graph.ends());
    for (int node = 0; node < graph.ends(); ++node) {
        if (!search.work(10)) return false;
        shortest[node] = walk.begin(node);
    }
    for (int links = 2; links <= most; ++links)
        for (int node = 0; node < graph.ends(); ++node) {
            if (shortest[node] > links) continue;
            if (!search.work(10)) return false;
            walk.begin(node);
            if (!walk.run(links)) return false;
        }
    return true;
}

} // namespace ninefold
