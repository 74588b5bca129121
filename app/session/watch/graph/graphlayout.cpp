// SPDX-License-Identifier: MIT
#include "app/session/watch/graph/graphlayout.h"

#include "app/session/watch/graph/layers.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

constexpr int kRounds = 8;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

/// The heights of the items of all columns.
class Rows {
public:
    Rows(const Layers& layers, const GraphMetrics& metrics) : layers_(layers), metrics_(metrics) {}

    std::vector<double> middles();

private:
    double distance(int upper, int lower) const;
    void pack();
    void settle(const std::vector<int>& column);
    double wanted(int item) const;

    const Layers& layers_;
    const GraphMetrics& metrics_;
    std::vector<double> middle_;
};

/// The least distance of the middles of two neighbours.
double Rows::distance(int upper, int lower) const {
    const auto half = [&](int item) { return layers_.items[at(item)].passing ? 0 : metrics_.nodeHeight / 2; };
    const bool nodes = !layers_.items[at(upper)].passing && !layers_.items[at(lower)].passing;
    return half(upper) + half(lower) + (nodes ? metrics_.rowGap : metrics_.edgeGap);
}

/// Each column as dense as possible, around height 0.
void Rows::pack() {
    middle_.assign(layers_.items.size(), 0);
    for (const auto& column : layers_.columns) {
        double height = 0;
        for (std::size_t i = 1; i < column.size(); ++i) {
            height += distance(column[i - 1], column[i]);
            middle_[at(column[i])] = height;
        }
        for (const int item : column) middle_[at(item)] -= height / 2;
    }
}

double Rows::wanted(int item) const {
    double sum = 0;
    std::size_t count = 0;
    for (const auto* others : {&layers_.items[at(item)].before, &layers_.items[at(item)].after}) {
        for (const int other : *others) sum += middle_[at(other)];
        count += others->size();
    }
    return count == 0 ? middle_[at(item)] : sum / static_cast<double>(count);
}

/// Moves the items of a column towards their neighbours, as near as the distances allow: an isotonic regression by
/// pooling adjacent violators.
void Rows::settle(const std::vector<int>& column) {
    struct Block {
        double sum;
        int count;
        double mean() const { return sum / count; }
    };
    std::vector<Block> blocks;
    std::vector<double> offset(column.size(), 0);
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (i > 0) offset[i] = offset[i - 1] + distance(column[i - 1], column[i]);
        blocks.push_back({wanted(column[i]) - offset[i], 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().count += last.count;
        }
    }
    std::size_t i = 0;
    for (const Block& block : blocks)
        for (int left = block.count; left > 0; --left, ++i) middle_[at(column[i])] = block.mean() + offset[i];
}

std::vector<double> Rows::middles() {
    pack();
    for (int round = 0; round < kRounds; ++round) {
        for (const auto& column : layers_.columns) settle(column);
        for (auto column = layers_.columns.rbegin(); column != layers_.columns.rend(); ++column) settle(*column);
    }
    const auto highest = std::ranges::min_element(middle_);
    const double top = highest == middle_.end() ? 0 : *highest - metrics_.nodeHeight / 2;
    for (double& middle : middle_) middle -= top;
    return middle_;
}

/// The left edge and the width of each column; a column that edges only pass is narrow.
struct Columns {
    Columns(const ImplicationGraph& graph, const Layers& layers, const GraphMetrics& metrics);

    std::vector<double> left, width;
    std::vector<GraphLayout::Band> bands;
};

Columns::Columns(const ImplicationGraph& graph, const Layers& layers, const GraphMetrics& metrics)
    : left(layers.columns.size(), 0), width(layers.columns.size(), 0) {
    std::vector<int> level(left.size(), -1);
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const std::size_t column = at(layers.columnOf[node]);
        width[column] = std::max(width[column], metrics.widths[node]);
        level[column] = graph.nodes[node].level;
    }
    double x = 0;
    for (std::size_t column = 0; column < left.size(); ++column) {
        const bool goal = column + 1 == left.size();
        const bool begins = bands.empty() || goal || level[column] != bands.back().level;
        if (column > 0) x += metrics.columnGap + (begins ? metrics.levelGap : 0);
        left[column] = x;
        x += width[column];
        if (begins) bands.push_back({level[column], left[column], x, goal});
        else bands.back().right = x;
    }
}

} // namespace

GraphLayout layOut(const ImplicationGraph& graph, const GraphMetrics& metrics) {
    assert(metrics.widths.size() == graph.nodes.size());
    GraphLayout layout;
    if (graph.nodes.empty()) return layout;
    Layers layers(graph);
    layout.crossings = layers.uncross();
    const std::vector<double> middles = Rows(layers, metrics).middles();
    Columns columns(graph, layers, metrics);
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const std::size_t column = at(layers.columnOf[node]);
        const double middle = middles[at(layers.itemOf[node])], width = metrics.widths[node];
        layout.boxes.push_back({columns.left[column] + (columns.width[column] - width) / 2,
                                middle - metrics.nodeHeight / 2, width, metrics.nodeHeight});
        layout.width = std::max(layout.width, columns.left[column] + columns.width[column]);
    }
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        const auto& from = layout.boxes[at(graph.edges[edge].from)];
        const auto& to = layout.boxes[at(graph.edges[edge].to)];
        std::vector<GraphPoint> path{{from.x + from.width, from.y + from.height / 2}};
        for (const int item : layers.ways[edge]) {
            const std::size_t column = at(layers.items[at(item)].column);
            // Straight through the column, so that the line does not touch its nodes.
            path.push_back({columns.left[column], middles[at(item)]});
            path.push_back({columns.left[column] + columns.width[column], middles[at(item)]});
        }
        path.push_back({to.x, to.y + to.height / 2});
        layout.paths.push_back(std::move(path));
    }
    for (const double middle : middles) layout.height = std::max(layout.height, middle + metrics.nodeHeight / 2);
    layout.bands = std::move(columns.bands);
    return layout;
}

} // namespace ninefold::session
