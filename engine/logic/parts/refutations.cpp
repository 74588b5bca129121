// SPDX-License-Identifier: MIT
// Follows all candidates at once: every node of the graph has a bit for each candidate from which it follows that
// the node holds, and another for those from which it follows that it does not. Bits flow along the links, whole
// words at a time, until nothing changes.
#include "engine/logic/parts/refutations.h"

#include "engine/logic/step.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// One bit for each of the candidates that are followed together.
class Bits {
public:
    static constexpr int kCount = 256;

    void set(int bit) {
        assert(bit >= 0 && bit < kCount);
        words_[static_cast<std::size_t>(bit) / 64] |= Word{1} << (bit & 63);
    }
    bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    ConstRow row() const { return words_; }
    void clear() { words_ = {}; }
    Bits& operator|=(const Bits& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend Bits operator&(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend Bits operator-(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }

private:
    std::array<Word, kCount / 64> words_{};
};

std::vector<Candidate> candidatesOf(const Position& position) {
    std::vector<Candidate> list;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) list.push_back({cell, digit});
    return list;
}

} // namespace

/// The propagation of some candidates through a graph.
class Refutations::Flood {
public:
    Flood(const LinkGraph& graph, std::span<const Candidate> candidates)
        : starts(candidates), graph_(graph), ruledOut_(graph.size()), on_(graph.size()) {
        ruleOut();
        off_ = ruledOut_;
        run();
        for (int node = 0; node < graph_.size(); ++node) refuted |= on_[node] & ruledOut_[node];
    }

    bool isTorn(int node) const { return (on_[node] & off_[node] & refuted).any(); }

    std::span<const Candidate> starts;
    Bits refuted;

private:
    /// Finds the nodes that do not hold when a candidate does.
    void ruleOut() {
        std::array<std::int16_t, kCellCount * kDigitCount> bits;
        bits.fill(-1);
        std::array<Cells, kDigitCount> boards;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            bits[starts[i].cell * kDigitCount + starts[i].digit - 1] = static_cast<std::int16_t>(i);
            boards[starts[i].digit - 1].add(starts[i].cell);
        }
        for (int node = 0; node < graph_.size(); ++node) {
            const auto& [digit, cells] = graph_[node];
            for (Cell cell : commonPeers(cells) & boards[digit - 1])
                ruledOut_[node].set(bits[cell * kDigitCount + digit - 1]);
            if (!graph_[node].single()) continue;
            const Cell cell = cells.first();
            for (Digit other = 1; other <= kDigitCount; ++other)
                if (other != digit && boards[other - 1].has(cell))
                    ruledOut_[node].set(bits[cell * kDigitCount + other - 1]);
        }
    }

    void run() {
        std::vector<Bits> freshOff = ruledOut_, freshOn(graph_.size());
        for (bool more = true; more;) {
            for (int node = 0; node < graph_.size(); ++node) {
                if (!freshOff[node].any()) continue;
                for (const StrongLink& link : graph_.strong(node)) {
                    // Links through sets come last; flowInside handles them all at once.
                    if (link.set >= 0) break;
                    flow(freshOff[node], on_[link.to], freshOn[link.to]);
                }
            }
            for (int bundle = 0; bundle < graph_.bundles().count(); ++bundle)
                flowInside(graph_.bundles()[bundle], freshOff, freshOn);
            std::fill(freshOff.begin(), freshOff.end(), Bits());
            more = false;
            for (int node = 0; node < graph_.size(); ++node) {
                if (!freshOn[node].any()) continue;
                forEachBit(graph_.weak(node),
                           [&](int other) { more = flow(freshOn[node], off_[other], freshOff[other]) || more; });
                freshOn[node].clear();
            }
        }
    }

    /// Each node of a bundle holds if another one does not.
    void flowInside(std::span<const int> bundle, const std::vector<Bits>& freshOff, std::vector<Bits>& freshOn) {
        Bits once, twice;
        // A node holds if another one is off: off once and not here, or off twice and so in another one too.
        for (int node : bundle) {
            twice |= once & freshOff[node];
            once |= freshOff[node];
        }
        if (!once.any()) return;
        for (int node : bundle) flow((once - freshOff[node]) | twice, on_[node], freshOn[node]);
    }

    static bool flow(const Bits& from, Bits& known, Bits& fresh) {
        const Bits more = from - known;
        if (!more.any()) return false;
        known |= more;
        fresh |= more;
        return true;
    }

    const LinkGraph& graph_;
    std::vector<Bits> ruledOut_, on_, off_;
};

Refutations::Refutations(const Position& position, const LinkGraph& graph) : torn_(graph.size()) {
    const std::vector<Candidate> all = candidatesOf(position);
    for (std::size_t from = 0; from < all.size(); from += Bits::kCount) {
        const std::size_t count = std::min<std::size_t>(Bits::kCount, all.size() - from);
        note(Flood(graph, std::span(all).subspan(from, count)), graph);
    }
}

void Refutations::note(const Flood& flood, const LinkGraph& graph) {
    forEachBit(flood.refuted.row(), [&](int bit) {
        const Candidate candidate = flood.starts[bit];
        none_ = false;
        boards_[candidate.digit - 1].add(candidate.cell);
        digits_[candidate.cell].add(candidate.digit);
    });
    if (!flood.refuted.any()) return;
    for (int node = 0; node < graph.size(); ++node)
        if (flood.isTorn(node)) torn_[node] = 1;
}

bool Refutations::canEliminate(const LinkNode& node) const {
    if (commonPeers(node.cells).meets(cells(node.digit))) return true;
    return node.single() && !(digits(node.cells.first()) - Digits::of(node.digit)).empty();
}

} // namespace ninefold::logic
