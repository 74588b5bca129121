// SPDX-License-Identifier: MIT
// Implication graphs as files: what a reader of SVG or of dot finds in them.
#include "app/session/watch/graph/graphtext.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace ninefold;
using namespace ninefold::session;

namespace {

/// A decision, a folded node, two reasons of which one is in the clause, and the conflict.
ImplicationGraph example() {
    ImplicationGraph graph;
    graph.nodes = {{.kind = GraphNode::Kind::Decided, .level = 1, .number = 1, .cut = true},
                   {.kind = GraphNode::Kind::Folded, .level = 1, .folded = 4},
                   {.kind = GraphNode::Kind::Implied, .level = 1, .number = 6, .last = true},
                   {.kind = GraphNode::Kind::Removed, .level = 1, .number = 7, .last = true},
                   {.kind = GraphNode::Kind::Conflict, .level = 1, .goal = true}};
    graph.edges = {{0, 1, true}, {1, 2}, {1, 3}, {2, 4}, {3, 4}};
    return graph;
}

GraphColours colours() {
    GraphColours colours;
    colours.kinds.fill({"#101010", "#202020", "#303030"});
    colours.ground = "#ffffff";
    colours.text = "#000001";
    colours.edge = "#aaaaaa";
    colours.cut = "#bb00bb";
    colours.tint = "#cc00cc";
    colours.uip = {"#404040", "#505050", "#606060"};
    return colours;
}

GraphLabels labels(const GraphLayout& layout) {
    GraphLabels labels{{"r1c1=5", "4 more", "r2c2<>3", "a & \"b\"", "no place\\"}, {}, "Why <this>?"};
    labels.bands.assign(layout.bands.size(), "guess 1");
    return labels;
}

GraphLayout laidOut(const ImplicationGraph& graph) {
    GraphMetrics metrics;
    metrics.widths.assign(graph.nodes.size(), 60);
    return layOut(graph, metrics);
}

} // namespace

class TestGraphText : public QObject {
    Q_OBJECT

private slots:
    void svgIsWellFormedAndComplete() {
        const ImplicationGraph graph = example();
        const GraphLayout layout = laidOut(graph);
        const std::string text = svgOf(graph, layout, labels(layout), colours());
        QXmlStreamReader xml(QByteArray::fromStdString(text));
        int boxes = 0, paths = 0;
        QStringList texts;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            boxes += xml.name() == QLatin1String("rect");
            paths += xml.name() == QLatin1String("path");
            if (xml.name() == QLatin1String("text")) texts << xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        // The ground is a box too, and each edge has a line and an arrow head.
        QCOMPARE(boxes, 6);
        QCOMPARE(paths, 10);
        for (const char* label : {"Why <this>?", "r1c1=5", "4 more", "r2c2<>3", "a & \"b\"", "no place\\", "guess 1"})
            QVERIFY2(texts.contains(QLatin1String(label)), label);
        // The only edge of the cut has its colour: line and head; so has the edge of the node.
        QCOMPARE(QString::fromStdString(text).count(QLatin1String("#bb00bb")), 3);
    }
    /// As on the screen: the side of the conflict is one area, first its outline, then its inside.
    void svgHasTheTintedSide() {
        ImplicationGraph graph = example();
        const GraphLayout layout = laidOut(graph);
        const auto drawn = [&] { return QString::fromStdString(svgOf(graph, layout, labels(layout), colours())); };
        QCOMPARE(drawn().count(QLatin1String("#cc00cc")), 0);
        graph.nodes[2].beyond = graph.nodes[4].beyond = true;
        QVERIFY(isTinted(graph, layout, 3) && !isTinted(graph, layout, 1));
        // Two boxes and the edge between them.
        QCOMPARE(drawn().count(QLatin1String("#cc00cc")), 3);
        QVERIFY(drawn().indexOf(QLatin1String("#cc00cc")) > drawn().indexOf(QLatin1String("#bb00bb")));
        // The goal itself has full ink.
        QCOMPARE(drawn().count(QLatin1String("<g opacity=\"0.5\">")), 1);
    }
    void theFirstUipHasItsColour() {
        ImplicationGraph graph = example();
        const GraphLayout layout = laidOut(graph);
        setCut(graph, std::vector<std::uint64_t>{1}, std::nullopt);
        QVERIFY(graph.nodes[0].cut && !graph.nodes[0].uip);
        setCut(graph, std::vector<std::uint64_t>{1}, graph.nodes[0].literal);
        QVERIFY(graph.nodes[0].uip && !graph.nodes[2].uip);
        QCOMPARE(
            QString::fromStdString(svgOf(graph, layout, labels(layout), colours())).count(QLatin1String("#404040")), 1);
        QVERIFY(dotOf(graph, labels(layout), colours()).find("peripheries=2") != std::string::npos);
    }
    void dotHasEveryNodeAndEdge() {
        const ImplicationGraph graph = example();
        const QString text = QString::fromStdString(dotOf(graph, labels(laidOut(graph)), colours()));
        QVERIFY(text.startsWith(QLatin1String("digraph \"Why <this>?\" {")));
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            QCOMPARE(text.count(QRegularExpression(QStringLiteral("^ +n%1 \\[label=").arg(node),
                                                   QRegularExpression::MultilineOption)),
                     1);
        for (const GraphEdge& edge : graph.edges)
            QCOMPARE(text.count(QStringLiteral("n%1 -> n%2").arg(edge.from).arg(edge.to)), 1);
        QVERIFY(text.contains(QLatin1String("label=\"a & \\\"b\\\"\"")) &&
                text.contains(QLatin1String("no place\\\\")));
        QCOMPARE(text.count(u'{'), text.count(u'}'));
        QCOMPARE(text.count(QLatin1String("subgraph")), 1);
    }
    void numbersHaveAPoint() {
        // In every locale: a comma would be another number.
        ImplicationGraph graph = example();
        GraphMetrics metrics;
        metrics.widths.assign(graph.nodes.size(), 60.5);
        const GraphLayout layout = layOut(graph, metrics);
        const std::string text = svgOf(graph, layout, labels(layout), colours());
        QVERIFY(text.find("width=\"60.5\"") != std::string::npos);
        const auto [first, second] = curveBetween({0, 0}, {10, 8});
        QVERIFY(first.y == 0 && second.y == 8 && first.x == 5 && second.x == 5);
    }
};

QTEST_APPLESS_MAIN(TestGraphText)
#include "tst_graphtext.moc"
