// SPDX-License-Identifier: MIT
#include "app/session/watch/graph/graphtext.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>

namespace ninefold::session {
namespace {

constexpr double kMargin = 16, kTitle = 28, kFoot = 24, kCorner = 6;
/// An edge over more points passes other columns far from both its ends.
constexpr std::size_t kShortPath = 4;

/// One decimal, in every locale.
std::string number(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 1);
    return {digits.data(), end.ptr};
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char character : text) {
        if (character == '&') result += "&amp;";
        else if (character == '<') result += "&lt;";
        else if (character == '>') result += "&gt;";
        else if (character == '"') result += "&quot;";
        else result += character;
    }
    return result;
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') result += '\\';
        result += character;
    }
    return result + '"';
}

/// Writes the parts of a drawing, moved by the margins.
class Svg {
public:
    Svg(const GraphLayout& layout, const GraphColours& colours) : layout_(layout), colours_(colours) {}

    void begin(const std::string& title);
    /// The side of the conflict, as one tinted area.
    void farSide(const ImplicationGraph& graph);
    void path(const std::vector<GraphPoint>& points, bool cut);
    void box(const GraphLayout::Box& box, const GraphNode& node, const std::string& label);
    void text(double x, double y, const std::string& text, const std::string& ink, const std::string& style);
    std::string end() { return text_ + "</svg>\n"; }

private:
    static std::string wayOf(const std::vector<GraphPoint>& points);
    void tint(const ImplicationGraph& graph, double around, const std::string& colour);
    static std::string point(GraphPoint point) { return number(point.x + kMargin) + ' ' + number(point.y + kTitle); }

    const GraphLayout& layout_;
    const GraphColours& colours_;
    std::string text_;
};

void Svg::begin(const std::string& title) {
    const std::string width = number(layout_.width + 2 * kMargin), height = number(layout_.height + kTitle + kFoot);
    text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
            "\" viewBox=\"0 0 " + width + ' ' + height + "\" font-family=\"sans-serif\" font-size=\"12\">\n<title>" +
            escaped(title) + "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"" + colours_.ground + "\"/>\n";
    text(kMargin, kTitle / 2 + 4, title, colours_.text, " font-weight=\"600\"");
}

void Svg::text(double x, double y, const std::string& text, const std::string& ink, const std::string& style) {
    text_ += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" fill=\"" + ink + '"' + style + '>' + escaped(text) +
             "</text>\n";
}

std::string Svg::wayOf(const std::vector<GraphPoint>& points) {
    std::string way = "M" + point(points.front());
    for (std::size_t at = 1; at < points.size(); ++at) {
        const auto [first, second] = curveBetween(points[at - 1], points[at]);
        way += " C" + point(first) + ' ' + point(second) + ' ' + point(points[at]);
    }
    return way;
}

void Svg::tint(const ImplicationGraph& graph, double around, const std::string& colour) {
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
        if (isTinted(graph, layout_, edge))
            text_ += "<path d=\"" + wayOf(layout_.paths[edge]) + "\" fill=\"none\" stroke=\"" + colour +
                     "\" stroke-width=\"" + number(2 * around) + "\" stroke-linecap=\"round\"/>\n";
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        if (!graph.nodes[node].beyond) continue;
        const GraphLayout::Box& box = layout_.boxes[node];
        text_ += "<rect x=\"" + number(box.x + kMargin - around) + "\" y=\"" + number(box.y + kTitle - around) +
                 "\" width=\"" + number(box.width + 2 * around) + "\" height=\"" + number(box.height + 2 * around) +
                 "\" rx=\"" + number(kCorner + around) + "\" fill=\"" + colour + "\"/>\n";
    }
}

/// First the outline, then the inside, so that parts that overlap become one.
void Svg::farSide(const ImplicationGraph& graph) {
    tint(graph, kTintOutline, colours_.cut);
    tint(graph, kTintInside, colours_.tint);
}

void Svg::path(const std::vector<GraphPoint>& points, bool cut) {
    text_ += "<path d=\"" + wayOf(points) + "\" fill=\"none\" stroke=\"" + (cut ? colours_.cut : colours_.edge) +
             "\" stroke-width=\"" + (cut ? "2" : "1.2") + "\"/>\n";
    const GraphPoint tip = points.back();
    text_ += "<path d=\"M" + point(tip) + " l-7 -3.5 v7 z\" fill=\"" + (cut ? colours_.cut : colours_.edge) + "\"/>\n";
}

void Svg::box(const GraphLayout::Box& box, const GraphNode& node, const std::string& label) {
    const GraphColours::Box& colour = colours_.of(node);
    const bool dashed = node.kind == GraphNode::Kind::Folded || node.cut, faint = node.beyond && !node.goal;
    if (faint) text_ += "<g opacity=\"" + number(kReplacedInk) + "\">\n";
    text_ += "<rect x=\"" + number(box.x + kMargin) + "\" y=\"" + number(box.y + kTitle) + "\" width=\"" +
             number(box.width) + "\" height=\"" + number(box.height) + "\" rx=\"" + number(kCorner) + "\" fill=\"" +
             colour.fill + "\" stroke=\"" + (node.cut ? colours_.cut : colour.edge) + "\" stroke-width=\"" +
             (node.cut ? "2" : "1.2") + '"' + (dashed ? " stroke-dasharray=\"4 2\"" : "") + "/>\n";
    text(box.x + box.width / 2 + kMargin, box.y + box.height / 2 + kTitle + 4, label, colour.ink,
         " text-anchor=\"middle\" font-weight=\"600\"");
    if (faint) text_ += "</g>\n";
}

} // namespace

bool isTinted(const ImplicationGraph& graph, const GraphLayout& layout, std::size_t edge) {
    assert(edge < graph.edges.size() && layout.paths.size() == graph.edges.size());
    const auto isBeyond = [&](int node) { return graph.nodes[static_cast<std::size_t>(node)].beyond; };
    return isBeyond(graph.edges[edge].from) && isBeyond(graph.edges[edge].to) &&
           layout.paths[edge].size() <= kShortPath;
}

std::pair<GraphPoint, GraphPoint> curveBetween(GraphPoint from, GraphPoint to) {
    const double middle = (from.x + to.x) / 2;
    return {{middle, from.y}, {middle, to.y}};
}

std::string svgOf(const ImplicationGraph& graph, const GraphLayout& layout, const GraphLabels& labels,
                  const GraphColours& colours) {
    assert(labels.nodes.size() == graph.nodes.size() && labels.bands.size() == layout.bands.size());
    Svg svg(layout, colours);
    svg.begin(labels.title);
    svg.farSide(graph);
    for (const bool cut : {false, true})
        for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
            if (graph.edges[edge].crossesCut == cut) svg.path(layout.paths[edge], cut);
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        svg.box(layout.boxes[node], graph.nodes[node], labels.nodes[node]);
    for (std::size_t band = 0; band < layout.bands.size(); ++band) {
        const double middle = (layout.bands[band].left + layout.bands[band].right) / 2 + kMargin;
        svg.text(middle, layout.height + kTitle + 16, labels.bands[band], colours.text, " text-anchor=\"middle\"");
    }
    return svg.end();
}

std::string dotOf(const ImplicationGraph& graph, const GraphLabels& labels, const GraphColours& colours) {
    std::string text =
        "digraph " + quoted(labels.title) + " {\n  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\"];\n";
    std::map<int, std::string> levels;
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const GraphNode& each = graph.nodes[node];
        const GraphColours::Box& colour = colours.of(each);
        std::string line = "n" + std::to_string(node) + " [label=" + quoted(labels.nodes[node]) +
                           ", fillcolor=" + quoted(colour.fill) + ", fontcolor=" + quoted(colour.ink) +
                           ", color=" + quoted(each.cut ? colours.cut : colour.edge) +
                           (each.cut ? ", penwidth=2" : "") + (each.uip ? ", peripheries=2" : "") + "];\n";
        if (each.goal) text += "  " + line;
        else levels[each.level] += "    " + line;
    }
    for (const auto& [level, lines] : levels)
        text += "  subgraph cluster_" + std::to_string(level) + " {\n    label=" + quoted(std::to_string(level)) +
                ";\n" + lines + "  }\n";
    for (const GraphEdge& edge : graph.edges)
        text += "  n" + std::to_string(edge.from) + " -> n" + std::to_string(edge.to) +
                (edge.crossesCut ? " [color=" + quoted(colours.cut) + ", penwidth=2]" : "") + ";\n";
    return text + "}\n";
}

} // namespace ninefold::session
