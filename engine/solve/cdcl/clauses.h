// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/trail.h"

#include <cassert>
#include <span>
#include <vector>

namespace ninefold::cdcl {

/// The learned clauses. Two literals of each are watched: as long as neither of them is false, the clause can neither
/// force anything nor fail, and nobody needs to look at it.
///
///      clause   [ r4c4<>2 | r1c1=5 ]  r2c3<>7  r9c8=1        the first two are watched
///
/// The clauses that watch a literal form a chained list: heads_ by literal, next_ by clause and watch (two each).
/// Everything stands in a few flat arrays, so that a run can be copied at little cost.
class Clauses {
public:
    struct Info {
        std::uint32_t id;
        std::uint32_t first; // of its literals
        std::uint16_t size;
        /// From how many levels its literals came when it was learned: the fewer, the more it is worth.
        std::uint16_t glue;
        /// When it last took part in a conflict, counted in conflicts.
        std::uint32_t used;
    };

    void clear();
    /// Adds a clause; its first two literals are watched. Returns its place. The second must be the one that became
    /// false last: going back makes it open first, so the watches need no change.
    int add(std::uint32_t id, std::span<const Literal> literals, int glue, std::uint32_t now);

    int count() const { return static_cast<int>(infos_.size()); }
    const Info& info(int place) const { return infos_[place]; }
    std::span<const Literal> literals(int place) const {
        return std::span(literals_).subspan(infos_[place].first, infos_[place].size);
    }
    void use(int place, std::uint32_t now) { infos_[place].used = now; }

    bool watched(Literal literal) const { return heads_[literal.index()] >= 0; }
    /// What a clause demands now that a literal has become false.
    struct Demand {
        int place = -1;
        /// The one literal that is left; the clause fails when it is false too.
        Literal literal;
    };
    /// Walks through the clauses that watch a literal which has just become false. `use(Demand)` is called for each
    /// that has no other literal to watch instead; it returns false to stop.
    template <typename Use>
    bool visit(Literal literal, const Board& board, Use use);

    /// Keeps those for which `keep(place)` holds; calls forget(info) for the others. Places change.
    /// Only at level 0, where no reason is ever asked for.
    template <typename Keep, typename Forget>
    void thin(const Trail& trail, Keep keep, Forget forget);

    std::size_t bytes() const {
        return infos_.capacity() * sizeof(Info) + literals_.capacity() * sizeof(Literal) + next_.capacity() * 4;
    }

private:
    /// A node 2 * place + watch, -1 at the end of the list.
    using Node = std::int32_t;
    void watch(Node node, Literal literal) {
        next_[node] = heads_[literal.index()];
        heads_[literal.index()] = node;
    }
    /// Puts a literal that is not false in the place of a watch; false when there is none.
    bool watchAnother(Node node, std::span<Literal> literals, const Board& board);
    void watchAll(const Board& board);

    std::vector<Info> infos_;
    std::vector<Literal> literals_;
    std::vector<Node> next_;
    std::array<Node, 2 * kVariableCount> heads_;
};

template <typename Use>
bool Clauses::visit(Literal literal, const Board& board, Use use) {
    Node node = heads_[literal.index()];
    heads_[literal.index()] = -1;
    while (node >= 0) {
        const Node following = next_[node];
        const int place = node / 2;
        const std::span all = std::span(literals_).subspan(infos_[place].first, infos_[place].size);
        const Literal other = all[(node & 1) ^ 1];
        const bool satisfied = board.isFalse(~other);
        if (satisfied || !watchAnother(node, all, board)) {
            watch(node, literal);
            if (!satisfied && !use(Demand{place, other})) {
                // Whoever stops goes back, where the rest of the list is as good as before.
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
void Clauses::thin(const Trail& trail, Keep keep, Forget forget) {
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

} // namespace ninefold::cdcl
