// SPDX-License-Identifier: MIT
// The links make a graph of statements, two for each node: it holds, and it does not. A candidate is refuted if the
// statement that it holds leads to one that it does not. Statements that lead to each other (Tarjan's strongly
// connected components) lead to the same, so one pass over the components, the last ones first, finds what each rules
// out. As each link can be read backwards, that also says from where it follows.
#include "engine/logic/parts/refutations.h"

#include "engine/logic/parts/bits.h"
#include "engine/logic/step.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

std::vector<Candidate> candidatesOf(const Position& position) {
    std::vector<Candidate> list;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) list.push_back({cell, digit});
    return list;
}

/// The statement that a node holds, or not.
int statementOf(int node, bool holds) {
    return 2 * node + (holds ? 1 : 0);
}

/// Calls use(next) for each statement that follows at once.
template <typename Use>
void follow(const LinkGraph& graph, int statement, Use use) {
    const int node = statement / 2;
    if (statement == statementOf(node, true))
        forEachBit(graph.weak(node), [&](int other) { use(statementOf(other, false)); });
    else
        for (const StrongLink& link : graph.strong(node)) use(statementOf(link.to, true));
}

/// The statements of a graph, those that lead to each other together, and what follows before that from which it does.
/// Half of the nodes of sets have no weak links. That such a loose node holds leads to no statement, and that it does
/// not follows from none, so these are in no component.
class Components {
public:
    explicit Components(const LinkGraph& graph)
        : graph_(graph), number_(2 * graph.size(), -1), visit_(2 * graph.size(), -1), isLoose_(graph.size()) {
        for (int node = 0; node < graph.size(); ++node)
            isLoose_[node] = std::ranges::all_of(graph.weak(node), [](Word word) { return word == 0; });
        for (int statement = 0; statement < 2 * graph.size(); ++statement)
            if (visit_[statement] < 0 && !isLoose(statement / 2)) visit(statement);
    }

    bool isLoose(int node) const { return isLoose_[node] != 0; }

    /// All statements of a loop lead to each other, and so do those of its reverse, which are their opposites. The
    /// lower number of the two components; -1 if they have one statement each.
    int ring(int node) const {
        const int on = of(statementOf(node, true)), off = of(statementOf(node, false));
        assert((*this)[on].size() == (*this)[off].size());
        return (*this)[on].size() > 1 ? std::min(on, off) : -1;
    }

    int count() const { return static_cast<int>(first_.size()); }
    int of(int statement) const { return number_[statement]; }
    std::span<const int> operator[](int component) const {
        const std::size_t last = component + 1 < count() ? first_[component + 1] : statements_.size();
        return std::span(statements_).subspan(first_[component], last - first_[component]);
    }

private:
    /// Tarjan's algorithm. Returns the earliest visit that the statement leads back to.
    int visit(int statement) {
        const int own = visit_[statement] = visits_++;
        int earliest = own;
        open_.push_back(statement);
        follow(graph_, statement, [&](int next) {
            if (isLoose(next / 2)) return;
            if (visit_[next] < 0) earliest = std::min(earliest, visit(next));
            else if (number_[next] < 0) earliest = std::min(earliest, visit_[next]);
        });
        if (earliest < own) return earliest;
        first_.push_back(statements_.size());
        for (bool more = true; more; open_.pop_back()) {
            statements_.push_back(open_.back());
            number_[open_.back()] = count() - 1;
            more = open_.back() != statement;
        }
        return own;
    }

    const LinkGraph& graph_;
    /// The component of each statement, -1 while it is open, and the number of its visit.
    std::vector<int> number_, visit_;
    int visits_ = 0;
    std::vector<char> isLoose_;
    std::vector<int> open_, statements_;
    std::vector<std::size_t> first_;
};

} // namespace

/// What some candidates are ruled out by, and what they lead to.
class Refutations::Flood {
public:
    Flood(const LinkGraph& graph, const Components& components, std::span<const Candidate> candidates)
        : starts(candidates),
          graph_(graph),
          components_(components),
          ruledOut_(graph.size()),
          rulingOut_(components.count()) {
        ruleOut(graph);
        for (int component = 0; component < components.count(); ++component) {
            Bits& sum = rulingOut_[component];
            for (int statement : components[component]) {
                if (statement == statementOf(statement / 2, true)) sum |= ruledOut_[statement / 2];
                follow(graph, statement, [&](int next) { sum |= ledTo(next); });
            }
        }
        for (int node = 0; node < graph.size(); ++node) refuted |= on(node) & ruledOut_[node];
    }

    bool isTorn(int node) const {
        return (ledTo(statementOf(node, true)) & refuted).any() &&
               (on(node) & ledTo(statementOf(node, true)) & refuted).any();
    }

    std::span<const Candidate> starts;
    Bits refuted;

private:
    /// What the statement leads to ruling out. Only what follows from others may be asked for.
    const Bits& ledTo(int statement) const {
        if (!components_.isLoose(statement / 2)) return rulingOut_[components_.of(statement)];
        assert(statement == statementOf(statement / 2, true));
        return ruledOut_[statement / 2];
    }

    /// The candidates from which it follows that the node holds are those that it rules out if it does not.
    Bits on(int node) const {
        const int statement = statementOf(node, false);
        if (!components_.isLoose(node)) return ledTo(statement);
        Bits sum;
        follow(graph_, statement, [&](int next) { sum |= ledTo(next); });
        return sum;
    }

    /// Finds the candidates that cannot hold when a node does.
    void ruleOut(const LinkGraph& graph) {
        std::array<std::int16_t, kCellCount * kDigitCount> bits;
        std::array<Cells, kDigitCount> boards;
        std::array<Digits, kCellCount> digits;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            bits[starts[i].cell * kDigitCount + starts[i].digit - 1] = static_cast<std::int16_t>(i);
            boards[starts[i].digit - 1].add(starts[i].cell);
            digits[starts[i].cell].add(starts[i].digit);
        }
        for (int node = 0; node < graph.size(); ++node) {
            const auto& [digit, cells] = graph[node];
            for (Cell cell : graph.seen(node) & boards[digit - 1])
                ruledOut_[node].set(bits[cell * kDigitCount + digit - 1]);
            if (!graph[node].single()) continue;
            const Cell cell = cells.first();
            for (Digit other : digits[cell] - Digits::of(digit))
                ruledOut_[node].set(bits[cell * kDigitCount + other - 1]);
        }
    }

    const LinkGraph& graph_;
    const Components& components_;
    /// For each node the candidates that it rules out if it holds, and for each component those that it leads to
    /// ruling out.
    std::vector<Bits> ruledOut_, rulingOut_;
};

Refutations::Refutations(const Position& position, const LinkGraph& graph)
    : torn_(graph.size()), rings_(graph.size(), -1) {
    const Components components(graph);
    for (int node = 0; node < graph.size(); ++node)
        if (!components.isLoose(node)) rings_[node] = components.ring(node);
    const std::vector<Candidate> all = candidatesOf(position);
    for (std::size_t from = 0; from < all.size(); from += Bits::kCount) {
        const std::size_t count = std::min<std::size_t>(Bits::kCount, all.size() - from);
        note(Flood(graph, components, std::span(all).subspan(from, count)), graph);
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
