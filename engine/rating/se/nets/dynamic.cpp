// SPDX-License-Identifier: MIT
// The implication net of a dynamic chain: all consequences of an assumption, including singles that arise
// meanwhile, on a copy of the board. The rating counts the nodes that a conclusion depends on, so each node stores
// its reasons.
#include "engine/rating/se/nets/dynamic.h"

#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/pattern.h"
#include "engine/rating/se/patternwatch.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::explainer {

void DynamicNet::run(const Board& board, Candidate source, bool isTrue, DynamicKind kind) {
    kind_ = kind;
    before_ = &board;
    now_ = board;
    nodes_.clear();
    parents_.clear();
    // Reserved because a net object may be reused.
    nodes_.reserve(512);
    parents_.reserve(1024);
    for (const int truth : {0, 1}) {
        found_[truth].clear();
        index_[truth].fill(-1);
    }
    contradiction_.reset();
    sets_ = {};
    followed_ = {};
    looked_ = {};
    keep(addNode(source, isTrue));
    follow();
}

void DynamicNet::raise(int level, NestedTable& table, ChainTools& tools, const std::stop_token& stop,
                       const CandidateSet* most) {
    assert(before_ != nullptr);
    kind_.level = level;
    table_ = &table;
    tools_ = &tools;
    stop_ = stop;
    most_ = most;
    if (!contradiction_) follow();
    most_ = nullptr;
}

void DynamicNet::follow() {
    auto& [falses, trues] = followed_;
    while (true) {
        // True nodes first, then false ones, and patterns only when neither leads any further: Sudoku Explainer's
        // order.
        if (trues < found_[1].size()) {
            if (!followTrue(index_[1][found_[1][trues++]])) break;
        } else if (falses < found_[0].size()) {
            if (!followFalse(index_[0][found_[0][falses++]])) break;
        } else if (isAtBound() || !(followPatterns() || followChains())) {
            break;
        }
    }
    // Marks of an earlier run are invalid; the next count creates them again.
    counted_.clear();
}

int DynamicNet::addNode(Candidate candidate, bool isTrue, int nested) {
    nodes_.push_back({candidate, isTrue, kNoSingle, 0, static_cast<int>(parents_.size()), 1, nested});
    return static_cast<int>(nodes_.size()) - 1;
}

void DynamicNet::addParent(int node, int parent) {
    assert(parent >= 0 && parent != node);
    // The parents of a node lie side by side.
    assert(nodes_[node].firstParent + nodes_[node].parentCount == static_cast<int>(parents_.size()));
    parents_.push_back(parent);
    ++nodes_[node].parentCount;
    // The longest line of reasons is a lower bound for their number and known at once.
    nodes_[node].least = std::max(nodes_[node].least, nodes_[parent].least + 1);
}

void DynamicNet::keep(int node) {
    const Node& kept = nodes_[node];
    assert(!has(kept.candidate, kept.isTrue));
    index_[kept.isTrue][kept.candidate] = static_cast<std::int16_t>(node);
    found_[kept.isTrue].push_back(kept.candidate);
    sets_[kept.isTrue].add(kept.candidate);
}

bool DynamicNet::conclude(int node) {
    const Node& conclusion = nodes_[node];
    if (const int opposite = index_[!conclusion.isTrue][conclusion.candidate]; opposite >= 0) {
        // Both nodes are stored, so that each can be counted with all its reasons.
        contradiction_ = {node, opposite};
        return false;
    }
    keep(node);
    return true;
}

bool DynamicNet::followTrue(int node) {
    for (const Candidate off : turnedOff(*now_, nodes_[node].candidate, !kind_.nishio)) {
        if (has(off, false)) continue;
        const int next = addNode(off, false);
        addParent(next, node);
        if (!conclude(next)) return false;
    }
    return true;
}

/// Determines what a false candidate makes true before it is removed from the board.
bool DynamicNet::followFalse(int node) {
    const Candidate candidate = nodes_[node].candidate;
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    const unsigned others = now_->candidates[cell] & ~(1u << digit);
    const bool single = !kind_.nishio && countOf(now_->candidates[cell]) == 2;
    std::array<Cell, 3> places{};
    for (std::size_t n = 0; n < 3; ++n) places[n] = onlyOtherPlace(*now_, kBoxRowColumnOf[n], cell, digit);
    // A cell that shares line and box with the candidate must not be concluded twice.
    if (places[1] == places[0]) places[1] = -1;
    if (places[2] == places[0] || places[2] == places[1]) places[2] = -1;
    const Board& now = *now_;
    // Removed last, because the conclusions above need the candidate on the board.
    const auto finish = [&](bool good) {
        if (now.has(cell, digit)) now_->remove(cell, digit);
        return good;
    };
    if (single && !has(candidateOf(cell, lowest(others)), true)) {
        const int next = addNode(candidateOf(cell, lowest(others)), true);
        addParent(next, node);
        addAbsentInCell(next, cell);
        if (!conclude(next)) return finish(false);
    }
    for (std::size_t n = 0; n < 3; ++n) {
        if (places[n] < 0 || has(candidateOf(places[n], digit), true)) continue;
        const int next = addNode(candidateOf(places[n], digit), true);
        addParent(next, node);
        addAbsentInHouse(next, housesOf(cell)[kBoxRowColumnOf[n]], digit);
        if (!conclude(next)) return finish(false);
    }
    return finish(true);
}

/// A single within the net depends on every candidate that was removed since the net began.
void DynamicNet::addAbsentInCell(int node, Cell cell) {
    nodes_[node].single = kInCell;
    for (unsigned rest = before_->candidates[cell] & ~now_->candidates[cell]; rest != 0; rest &= rest - 1)
        addParent(node, index_[0][candidateOf(cell, lowest(rest))]);
}

void DynamicNet::addAbsentInHouse(int node, House house, int digit) {
    nodes_[node].single = static_cast<std::int8_t>(house);
    for (unsigned rest = before_->places[house][digit] & ~now_->places[house][digit]; rest != 0; rest &= rest - 1)
        addParent(node, index_[0][candidateOf(kHouseCells[house][lowest(rest)], digit)]);
}

/// What was removed since patterns of this kind were searched last. Those that there were then have been used.
std::span<const Candidate> DynamicNet::goneSinceLook(PatternKind kind) {
    assert(followed_[0] == found_[0].size());
    return std::span(found_[0]).subspan(std::exchange(looked_[kind], found_[0].size()));
}

/// Uses all steps of the first technique that adds something new to the net.
bool DynamicNet::followPatterns() {
    if (kind_.level < 1) return false;
    const std::size_t before = found_[0].size();
    bool any = false;
    const PatternSink sink = [&](Pattern&& pattern) {
        const auto absent = absentCandidates(pattern, *before_, *now_);
        if (absent.empty()) return false; // found without the assumption too
        any = true;
        sortAsHashed(pattern.hint.removals);
        for (const Removal& removal : pattern.hint.removals)
            for (unsigned rest = removal.digits; rest != 0; rest &= rest - 1) {
                const Candidate candidate = candidateOf(removal.cell, lowest(rest));
                if (has(candidate, false)) continue;
                const int node = addNode(candidate, false);
                for (const auto& [cell, digit] : absent) addParent(node, index_[0][candidateOf(cell, digit)]);
                keep(node);
            }
        return false;
    };
    if (mayLock(*now_, goneSinceLook(Locking))) findLocking(*now_, sink, before_);
    // Only the first kind with a new result is used; the next round starts with the first kind again.
    if (!any && mayMakeHiddenPair(*now_, goneSinceLook(HiddenPair))) findHiddenSets(*now_, 2, sink);
    if (!any && mayMakeNakedPair(*now_, goneSinceLook(NakedPair))) findNakedSets(*now_, 2, sink);
    if (!any && mayMakeXWing(*now_, goneSinceLook(XWing))) findFish(*now_, 2, sink);
    return found_[0].size() > before;
}

/// Multiple chains are searched only where there are no unary ones.
std::vector<NestedChain> DynamicNet::nestedChains() const {
    if (kind_.level >= 4) return nestedDynamicChains(*before_, *now_, kind_.level - 4, stop_);
    tools_->closure.find(*now_);
    std::vector<NestedChain> chains = nestedUnaryChains(*before_, *now_, *tools_);
    if (chains.empty() && kind_.level == 3) chains = nestedMultipleChains(*before_, *now_, *tools_);
    return chains;
}

bool DynamicNet::followChains() {
    if (kind_.level < 2 || stop_.stop_requested()) return false;
    bool any = false;
    for (const NestedChain& chain : nestedChains()) {
        if (chain.absent.empty()) continue; // found without the assumption too
        const int nested = table_->numberOf(chain);
        for (const Candidate candidate : chain.removed) {
            if (has(candidate, false)) continue;
            const int node = addNode(candidate, false, nested);
            for (const Candidate absent : chain.absent) addParent(node, index_[0][absent]);
            nodes_[node].least += chain.complexity;
            keep(node);
            any = true;
        }
    }
    return any;
}

/// Each node counts once, even if several conclusions depend on it.
void DynamicNet::countAncestors(int node, NodeCount& count) const {
    if (counted_.empty()) {
        counted_.assign(nodes_.size(), 0);
        stamp_ = 0;
    }
    // A stamp avoids clearing the marks before each count.
    ++stamp_;
    counted_[node] = stamp_;
    open_.assign(1, node);
    while (!open_.empty()) {
        const Node& next = nodes_[open_.back()];
        open_.pop_back();
        ++count.nodes;
        if (next.nested >= 0) count.nested.push_back(next.nested);
        for (int n = 0; n < next.parentCount; ++n) {
            const int parent = parents_[next.firstParent + n];
            if (counted_[parent] == stamp_) continue;
            counted_[parent] = stamp_;
            open_.push_back(parent);
        }
    }
}

/// Breadth-first back from the node, each candidate once.
void DynamicNet::explainNode(int node, const Board& before, NestedChain& chain) const {
    std::vector<int> queue = {node};
    std::array<bool, 2 * kCandidateCount> done{};
    for (std::size_t n = 0; n < queue.size(); ++n) {
        const Node& next = nodes_[queue[n]];
        const ChainNode name = chainNode(next.candidate, next.isTrue);
        if (std::exchange(done[name], true)) continue;
        chain.nodes.push_back(name);
        if (next.single == kInCell) addAbsentOfCell(before, *before_, cellOf(next.candidate), chain.absent);
        else if (next.single != kNoSingle)
            addAbsentOfHouse(before, *before_, next.single, digitOf(next.candidate), chain.absent);
        for (int k = 0; k < next.parentCount; ++k) queue.push_back(parents_[next.firstParent + k]);
    }
}

void DynamicNet::explainContradiction(const Board& before, NestedChain& chain) const {
    assert(contradiction_);
    explainNode(contradiction_->first, before, chain);
    explainNode(contradiction_->second, before, chain);
}

void DynamicNet::countContradiction(NodeCount& count) const {
    assert(contradiction_);
    countAncestors(contradiction_->first, count);
    countAncestors(contradiction_->second, count);
}

} // namespace ninefold::rating::explainer
