// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/trail.h"

#include <cassert>
#include <span>
#include <vector>

namespace ninefold::solve::cdcl {

/// The learned clauses. Two literals of each are watched (the two-watched-literals scheme of zChaff, Moskewicz et
/// al. 2001): as long as neither of them is false, the clause can neither force anything nor fail, so it need not
/// be visited.
///
///      clause   [ r4c4<>2 | r1c1=5 ]  r2c3<>7  r9c8=1        the first two are watched
///
/// The clauses that watch a literal form a linked list: heads_ by literal, next_ by clause and watch (two each).
/// Everything is in a few flat arrays, so that a run can be copied cheaply.
class Clauses {
public:
    struct Info {
        std::uint32_t id;
        std::uint32_t first; // index of the first literal
        std::uint16_t size;
        /// The number of levels that its literals came from when it was learned: the fewer, the more useful the
        /// clause.
        std::uint16_t glue;
        /// The number of the last conflict in which it took part.
        std::uint32_t used;
    };

    void clear();
    /// Adds a clause; its first two literals are watched. Returns its index. The second must be the one that
    /// became false last: a backjump makes it open first, so the watches need no change.
    int add(std::uint32_t id, std::span<const Literal> literals, int glue, std::uint32_t now);

    int count() const { return static_cast<int>(infos_.size()); }
    const Info& info(int place) const { return infos_[place]; }
    std::span<const Literal> literals(int place) const {
        return std::span(literals_).subspan(infos_[place].first, infos_[place].size);
    }
    void use(int place, std::uint32_t now) { infos_[place].used = now; }

    bool watched(Literal literal) const { return heads_[literal.index()] >= 0; }
    /// The digits of a cell, and the cells of a digit, that clauses watch as "this cell holds this digit".
    Digits watchedDigits(Cell cell) const { return watchedDigits_[cell]; }
    Cells watchedCells(Digit digit) const { return watchedCells_[digit - 1]; }
    /// What a clause requires now that a literal has become false.
    struct Demand {
        int place = -1;
        /// The one literal that is left; if it is false too, the clause fails.
        Literal literal;
    };
    /// Visits the clauses that watch a literal which has just become false. `use(Demand)` is called for each
    /// clause that has no other literal to watch instead; it returns false to stop.
    template <typename Use>
    bool visit(Literal literal, const Board& board, Use use);

    /// Keeps the clauses for which `keep(place)` holds; calls forget(info) for the others. Indices change. Only at
    /// level 0, where reasons are not needed.
    template <typename Keep, typename Forget>
    void reduceDatabase(const Trail& trail, Keep keep, Forget forget);

    std::size_t bytes() const {
        return infos_.capacity() * sizeof(Info) + literals_.capacity() * sizeof(Literal) + next_.capacity() * 4;
    }

private:
    /// A node is 2 * place + watch, -1 at the end of the list.
    using Node = std::int32_t;
    void watch(Node node, Literal literal) {
        next_[node] = heads_[literal.index()];
        heads_[literal.index()] = node;
        if (!literal.positive()) return;
        watchedDigits_[literal.cell()].add(literal.digit());
        watchedCells_[literal.digit() - 1].add(literal.cell());
    }
    void unwatch(Literal literal);
    /// Replaces a watch by a literal that is not false; returns false if there is none.
    bool watchAnother(Node node, std::span<Literal> literals, const Board& board);
    void watchAll(const Board& board);
    void unwatchAll();

    std::vector<Info> infos_;
    std::vector<Literal> literals_;
    std::vector<Node> next_;
    std::array<Node, 2 * kVariableCount> heads_;
    std::array<Digits, kCellCount> watchedDigits_;
    std::array<Cells, kDigitCount> watchedCells_;
};

template <typename Use>
bool Clauses::visit(Literal literal, const Board& board, Use use) {
    Node node = heads_[literal.index()];
    unwatch(literal);
    while (node >= 0) {
        const Node following = next_[node];
        const int place = node / 2;
        const std::span all = std::span(literals_).subspan(infos_[place].first, infos_[place].size);
        assert(all.size() >= 2 && all[node & 1] == literal);
        const Literal other = all[(node & 1) ^ 1];
        const bool satisfied = board.isFalse(~other);
        if (satisfied || !watchAnother(node, all, board)) {
            watch(node, literal);
            if (!satisfied && !use(Demand{place, other})) {
                // A caller that stops will backjump, which makes the rest of the list valid again.
                for (node = following; node >= 0;) {
                    const Node rest = next_[node];
                    watch(node, literal);
                    node = rest;
                }
                return false;
            }
        }
        node = following;
    }
    return true;
}

template <typename Keep, typename Forget>
void Clauses::reduceDatabase(const Trail& trail, Keep keep, Forget forget) {
    assert(trail.level() == 0);
    std::vector<Info> infos;
    std::vector<Literal> kept;
    for (int place = 0; place < count(); ++place) {
        if (!keep(place)) {
            forget(infos_[place]);
            continue;
        }
        const std::span all = literals(place);
        infos.push_back(infos_[place]);
        infos.back().first = static_cast<std::uint32_t>(kept.size());
        kept.insert(kept.end(), all.begin(), all.end());
    }
    infos_ = std::move(infos);
    literals_ = std::move(kept);
    watchAll(trail.board());
}

} // namespace ninefold::solve::cdcl
