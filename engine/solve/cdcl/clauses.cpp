// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/clauses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve::cdcl {

void Clauses::clear() {
    infos_.clear();
    literals_.clear();
    next_.clear();
    unwatchAll();
}

void Clauses::unwatchAll() {
    heads_.fill(-1);
    watchedDigits_.fill({});
    watchedCells_.fill({});
}

void Clauses::unwatch(Literal literal) {
    heads_[literal.index()] = -1;
    if (!literal.positive()) return;
    watchedDigits_[literal.cell()].remove(literal.digit());
    watchedCells_[literal.digit() - 1].remove(literal.cell());
}

int Clauses::add(std::uint32_t id, std::span<const Literal> literals, int glue, std::uint32_t now) {
    assert(!literals.empty());
    const int place = count();
    infos_.push_back({.id = id,
                      .first = static_cast<std::uint32_t>(literals_.size()),
                      .size = static_cast<std::uint16_t>(literals.size()),
                      .glue = static_cast<std::uint16_t>(glue),
                      .used = now});
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    next_.resize(2 * infos_.size(), -1);
    // A clause of one literal holds at level 0 permanently and needs no watch.
    if (literals.size() > 1)
        for (int i = 0; i < 2; ++i) watch(2 * place + i, literals[i]);
    return place;
}

bool Clauses::watchAnother(Node node, std::span<Literal> literals, const Board& board) {
    assert(board.isFalse(literals[node & 1]));
    for (std::size_t i = 2; i < literals.size(); ++i)
        if (!board.isFalse(literals[i])) {
            std::swap(literals[node & 1], literals[i]);
            watch(node, literals[node & 1]);
            return true;
        }
    return false;
}

/// At level 0, with everything propagated, a clause is true or has two open literals: these come first.
void Clauses::watchAll(const Board& board) {
    unwatchAll();
    next_.assign(2 * infos_.size(), -1);
    for (int place = 0; place < count(); ++place) {
        const std::span all = std::span(literals_).subspan(infos_[place].first, infos_[place].size);
        if (all.size() < 2) continue;
        std::stable_partition(all.begin(), all.end(), [&](Literal literal) { return !board.isFalse(literal); });
        assert(!board.isFalse(all[0]));
        for (int i = 0; i < 2; ++i) watch(2 * place + i, all[i]);
    }
}

} // namespace ninefold::solve::cdcl
