// SPDX-License-Identifier: MIT
#include "app/session/watch/graph/layers.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>

namespace ninefold::session {
namespace {

/// More sweeps hardly ever find a better order.
constexpr int kSweeps = 12;

std::size_t at(int index) {
    assert(index >= 0);
    return static_cast<std::size_t>(index);
}

/// How many pairs of edges between two columns cross: the inversions of their ends, counted with a Fenwick tree.
int inversions(const std::vector<int>& ends, std::size_t size) {
    std::vector<int> tree(size + 1, 0);
    int count = 0, seen = 0;
    for (const int end : ends) {
        int notAbove = 0;
        for (std::size_t i = at(end) + 1; i > 0; i &= i - 1) notAbove += tree[i];
        count += seen++ - notAbove;
        for (std::size_t i = at(end) + 1; i <= size; i += i & (~i + 1)) ++tree[i];
    }
    return count;
}

} // namespace

Layers::Layers(const ImplicationGraph& graph) {
    placeInColumns(graph);
    linkItems(graph);
}

/// A node is in the columns of its level: decisions in the first, the others as far right as what follows from
/// them allows. The conflict has the last column for itself.
void Layers::placeInColumns(const ImplicationGraph& graph) {
    const auto count = graph.nodes.size();
    std::vector<int> depth(count, 0);
    std::map<int, int> deepest;
    const int goal = static_cast<int>(count) - 1;
    const auto sameLevel = [&](const GraphEdge& edge) {
        return edge.to != goal && graph.nodes[at(edge.from)].level == graph.nodes[at(edge.to)].level;
    };
    // Edges lead to later nodes only, so one pass over sorted edges is enough.
    std::vector<GraphEdge> edges = graph.edges;
    std::ranges::stable_sort(edges, {}, &GraphEdge::to);
    for (const GraphEdge& edge : edges)
        if (sameLevel(edge)) depth[at(edge.to)] = std::max(depth[at(edge.to)], depth[at(edge.from)] + 1);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        int& most = deepest[graph.nodes[i].level];
        most = std::max(most, depth[i]);
    }
    std::vector<int> latest(count);
    for (std::size_t i = 0; i < count; ++i) latest[i] = deepest[graph.nodes[i].level];
    std::ranges::stable_sort(edges, std::greater(), &GraphEdge::from);
    for (const GraphEdge& edge : edges)
        if (sameLevel(edge)) latest[at(edge.from)] = std::min(latest[at(edge.from)], latest[at(edge.to)] - 1);
    std::map<int, int> start;
    int column = 0;
    for (const auto& [level, most] : deepest) {
        start[level] = column;
        column += most + 1;
    }
    columnOf.resize(count);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const bool decided = graph.nodes[i].kind == GraphNode::Kind::Decided;
        columnOf[i] = start[graph.nodes[i].level] + (decided ? 0 : latest[i]);
    }
    if (count > 0) columnOf[at(goal)] = column;
    columns.resize(at(column) + 1);
    passing_.assign(count, {});
}

int Layers::passingItem(int node, int column) {
    auto& places = passing_[at(node)];
    const int index = column - columnOf[at(node)] - 1;
    while (static_cast<int>(places.size()) <= index) {
        const int here = columnOf[at(node)] + 1 + static_cast<int>(places.size());
        const int item = static_cast<int>(items.size());
        items.push_back({.node = node, .passing = true, .column = here, .before = {}, .after = {}});
        columns[at(here)].push_back(item);
        link(places.empty() ? itemOf[at(node)] : places.back(), item);
        places.push_back(item);
    }
    return places[at(index)];
}

void Layers::link(int from, int to) {
    items[at(from)].after.push_back(to);
    items[at(to)].before.push_back(from);
}

void Layers::linkItems(const ImplicationGraph& graph) {
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        itemOf.push_back(static_cast<int>(items.size()));
        items.push_back({.node = static_cast<int>(node), .column = columnOf[node], .before = {}, .after = {}});
        columns[at(columnOf[node])].push_back(itemOf.back());
    }
    for (const GraphEdge& edge : graph.edges) {
        std::vector<int> way;
        for (int column = columnOf[at(edge.from)] + 1; column < columnOf[at(edge.to)]; ++column)
            way.push_back(passingItem(edge.from, column));
        link(way.empty() ? itemOf[at(edge.from)] : way.back(), itemOf[at(edge.to)]);
        ways.push_back(std::move(way));
    }
}

std::vector<int> Layers::positions() const {
    std::vector<int> positions(items.size());
    for (const auto& column : columns)
        for (std::size_t i = 0; i < column.size(); ++i) positions[at(column[i])] = static_cast<int>(i);
    return positions;
}

int Layers::crossings() const {
    const std::vector<int> position = positions();
    int sum = 0;
    for (std::size_t column = 0; column + 1 < columns.size(); ++column) {
        std::vector<int> ends;
        for (const int item : columns[column]) {
            std::vector<int> mine;
            for (const int next : items[at(item)].after) mine.push_back(position[at(next)]);
            // Edges of one item do not cross each other.
            std::ranges::sort(mine);
            ends.insert(ends.end(), mine.begin(), mine.end());
        }
        sum += inversions(ends, columns[column + 1].size());
    }
    return sum;
}

/// Sorts each column by the mean position of the neighbours in the column before (after) it.
void Layers::sweep(bool forward) {
    std::vector<int> position = positions();
    for (std::size_t step = 1; step < columns.size(); ++step) {
        auto& column = columns[forward ? step : columns.size() - 1 - step];
        std::map<int, double> wanted;
        for (const int item : column) {
            const auto& others = forward ? items[at(item)].before : items[at(item)].after;
            double sum = 0;
            for (const int other : others) sum += position[at(other)];
            // An item without neighbours stays where it is.
            wanted[item] = others.empty() ? position[at(item)] : sum / static_cast<double>(others.size());
        }
        std::ranges::stable_sort(column, {}, [&](int item) { return wanted[item]; });
        for (std::size_t i = 0; i < column.size(); ++i) position[at(column[i])] = static_cast<int>(i);
    }
}

/// Swaps neighbours of a column where that alone makes fewer crossings.
void Layers::swapNeighbours() {
    const std::vector<int> position = positions();
    const auto pairs = [&](const std::vector<int>& upper, const std::vector<int>& lower) {
        int count = 0;
        for (const int a : upper)
            for (const int b : lower) count += position[at(a)] > position[at(b)];
        return count;
    };
    // Every second column, because a swap changes what its neighbours are measured by.
    for (const std::size_t parity : {0U, 1U})
        for (std::size_t column = parity; column < columns.size(); column += 2)
            for (std::size_t i = 0; i + 1 < columns[column].size(); ++i) {
                const Item &upper = items[at(columns[column][i])], &lower = items[at(columns[column][i + 1])];
                const int now = pairs(upper.before, lower.before) + pairs(upper.after, lower.after);
                const int then = pairs(lower.before, upper.before) + pairs(lower.after, upper.after);
                if (then < now) std::swap(columns[column][i], columns[column][i + 1]);
            }
}

int Layers::uncross() {
    int best = crossings();
    auto order = columns;
    for (int round = 0; round < kSweeps && best > 0; ++round) {
        sweep(round % 2 == 0);
        for (const bool swapped : {false, true}) {
            if (swapped) swapNeighbours();
            if (const int now = crossings(); now < best) {
                best = now;
                order = columns;
            }
        }
    }
    columns = std::move(order);
    return best;
}

} // namespace ninefold::session
