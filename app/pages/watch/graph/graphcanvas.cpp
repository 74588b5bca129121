// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphcanvas.h"

#include "app/session/watch/watchwords.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/wrappedtext.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace ninefold::pages {
namespace {

using session::GraphNode;
using widgets::Tone;

constexpr qreal kMargin = 12, kFoot = 20, kSide = 8;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

session::GraphColours::Box boxOf(const QColor& fill, const QColor& edge, const QColor& ink) {
    return {fill.name().toStdString(), edge.name().toStdString(), ink.name().toStdString()};
}

session::GraphColours::Box boxOf(const widgets::ChipColours& chip) {
    return boxOf(chip.fill, chip.edge, chip.ink);
}

QColor colourOf(const std::string& name) {
    return QColor(QString::fromStdString(name));
}

} // namespace

session::GraphColours graphColours(const widgets::Theme& theme) {
    session::GraphColours colours;
    colours.kinds = {boxOf(theme[logic::Role::Place]), boxOf(theme[logic::Role::On]), boxOf(theme[logic::Role::Off]),
                     boxOf(theme[logic::Role::Remove]),
                     boxOf(theme[Tone::Card], theme[Tone::ControlLine], theme[Tone::Secondary])};
    colours.uip = boxOf(theme[logic::Role::SetB]);
    colours.tint = widgets::mixed(theme[Tone::Card], theme[Tone::Link], 0.14).name().toStdString();
    colours.ground = theme[Tone::Card].name().toStdString();
    colours.text = theme[Tone::Secondary].name().toStdString();
    colours.edge = theme[Tone::ControlLine].name().toStdString();
    colours.cut = theme[Tone::Link].name().toStdString();
    return colours;
}

GraphCanvas::GraphCanvas(QWidget* parent) : QWidget(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Implication graph"));
}

void GraphCanvas::setGraph(session::ImplicationGraph graph, const QStringList& labels, const QStringList& tips) {
    assert(at(static_cast<int>(labels.size())) == graph.nodes.size());
    assert(labels.size() == tips.size());
    // What was chosen stays chosen if it is still there.
    const quint64 kept = chosen_ < 0 ? 0 : graph_.nodes[at(chosen_)].number;
    graph_ = std::move(graph);
    labels_ = labels;
    tips_ = tips;
    pointed_ = chosen_ = current_ = -1;
    for (std::size_t node = 0; kept > 0 && node < graph_.nodes.size(); ++node)
        if (graph_.nodes[node].number == kept) chosen_ = static_cast<int>(node);
    layOutGraph();
}

void GraphCanvas::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void GraphCanvas::layOutGraph() {
    const QFontMetricsF metrics(widgets::fontOf(font(), widgets::TextSize::Small, widgets::TextWeight::Strong));
    session::GraphMetrics lengths;
    lengths.nodeHeight = std::ceil(metrics.height()) + 8;
    for (const QString& label : labels_)
        lengths.widths.push_back(std::ceil(metrics.horizontalAdvance(label)) + 2 * kSide);
    layout_ = session::layOut(graph_, lengths);
    assert(layout_.boxes.size() == graph_.nodes.size());
    assert(layout_.paths.size() == graph_.edges.size());
    setMinimumSize(sizeHint());
    updateGeometry();
    update();
}

QSize GraphCanvas::sizeHint() const {
    return {qCeil(layout_.width + 2 * kMargin), qCeil(layout_.height + 2 * kMargin + kFoot)};
}

QRect GraphCanvas::rectOf(int node) const {
    assert(node >= 0 && at(node) < layout_.boxes.size());
    const auto& box = layout_.boxes[at(node)];
    return QRectF(box.x + kMargin, box.y + kMargin, box.width, box.height).toAlignedRect();
}

int GraphCanvas::nodeAt(QPointF point) const {
    for (std::size_t node = 0; node < layout_.boxes.size(); ++node)
        if (rectOf(static_cast<int>(node)).contains(point.toPoint())) return static_cast<int>(node);
    return -1;
}

void GraphCanvas::point(int node) {
    if (node == pointed_) return;
    pointed_ = node;
    update();
    emit nodePointed(node);
}

void GraphCanvas::choose(int node) {
    assert(node >= -1 && node < static_cast<int>(graph_.nodes.size()));
    chosen_ = node;
    update();
    if (node < 0) return;
    setAccessibleDescription(tips_.value(node));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    emit nodeChosen(node);
}

void GraphCanvas::setCurrent(int node) {
    assert(node >= -1 && node < static_cast<int>(graph_.nodes.size()));
    current_ = node;
    update();
}

void GraphCanvas::lightCell(Cell cell) {
    if (cell == lit_) return;
    lit_ = cell;
    update();
}

bool GraphCanvas::isLit(int node) const {
    assert(node >= 0 && at(node) < graph_.nodes.size());
    const GraphNode& each = graph_.nodes[at(node)];
    const bool statement = each.kind != GraphNode::Kind::Conflict && each.kind != GraphNode::Kind::Folded;
    return node == pointed_ || node == chosen_ || (lit_ >= 0 && statement && each.literal.cell() == lit_);
}

bool GraphCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeAt(help->pos());
        if (node < 0) QToolTip::hideText();
        else QToolTip::showText(help->globalPos(), widgets::toolTipOf(tips_.value(node)), this, rectOf(node));
        return true;
    }
    if (event->type() == QEvent::FontChange) layOutGraph();
    return QWidget::event(event);
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event) {
    point(nodeAt(event->position()));
}

void GraphCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(-1);
}

void GraphCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(nodeAt(event->position()));
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const int node = nodeAt(event->position()); node >= 0) emit nodeOpened(node);
}

int GraphCanvas::neighbour(int key) const {
    const int goal = static_cast<int>(graph_.nodes.size()) - 1;
    if (chosen_ < 0) return goal;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        for (const session::GraphEdge& edge : graph_.edges) {
            if (key == Qt::Key_Left && edge.to == chosen_) return edge.from;
            if (key == Qt::Key_Right && edge.from == chosen_) return edge.to;
        }
        return chosen_;
    }
    const QPoint here = rectOf(chosen_).center();
    int best = chosen_, least = std::numeric_limits<int>::max();
    for (int node = 0; node <= goal; ++node) {
        const QPoint way = rectOf(node).center() - here;
        const bool ahead = key == Qt::Key_Up ? way.y() < 0 : way.y() > 0;
        // Columns come first: a node of another one is far away.
        const int distance = std::abs(way.y()) + 10 * std::abs(way.x());
        if (!ahead || distance >= least) continue;
        least = distance;
        best = node;
    }
    return best;
}

void GraphCanvas::keyPressEvent(QKeyEvent* event) {
    if (graph_.nodes.empty()) return event->ignore();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return event->modifiers() == Qt::NoModifier ? choose(neighbour(event->key())) : event->ignore();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (chosen_ >= 0) emit nodeOpened(chosen_);
        return;
    default:
        return event->ignore();
    }
}

QPainterPath GraphCanvas::pathOf(std::size_t edge) const {
    const auto& points = layout_.paths[edge];
    assert(!points.empty());
    const auto place = [](session::GraphPoint point) { return QPointF(point.x + kMargin, point.y + kMargin); };
    QPainterPath path(place(points.front()));
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto [first, second] = session::curveBetween(points[i - 1], points[i]);
        path.cubicTo(place(first), place(second), place(points[i]));
    }
    return path;
}

bool GraphCanvas::isReplaced(std::size_t edge) const {
    return graph_.nodes[at(graph_.edges[edge].from)].beyond && graph_.nodes[at(graph_.edges[edge].to)].beyond;
}

/// The side of the conflict as one tinted area: what the steps have replaced. First its outline, then its inside, so
/// that parts that overlap become one.
void GraphCanvas::paintFarSide(QPainter& painter) const {
    const session::GraphColours colours = graphColours(*theme_);
    for (const auto& [colour, around] : {std::pair(colourOf(colours.cut), session::kTintOutline),
                                         std::pair(colourOf(colours.tint), session::kTintInside)}) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 2 * around, Qt::SolidLine, Qt::RoundCap));
        for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge)
            if (session::isTinted(graph_, layout_, edge)) painter.drawPath(pathOf(edge));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
            if (graph_.nodes[node].beyond)
                painter.drawRoundedRect(
                    QRectF(rectOf(static_cast<int>(node))).adjusted(-around, -around, around, around),
                    widgets::kControlRadius + around, widgets::kControlRadius + around);
    }
}

void GraphCanvas::paintEdge(QPainter& painter, std::size_t edge) const {
    const session::GraphEdge& each = graph_.edges[edge];
    const bool lit = isLit(each.from) || isLit(each.to);
    const QColor ink = (*theme_)[each.crossesCut ? Tone::Link : lit ? Tone::Text : Tone::ControlLine];
    painter.setOpacity(isReplaced(edge) && !lit ? session::kReplacedInk : 1);
    painter.setPen(QPen(ink, lit || each.crossesCut ? 2 : 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(edge));
    const auto end = layout_.paths[edge].back();
    const QPointF tip(end.x + kMargin, end.y + kMargin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-7, -3.5), tip + QPointF(-7, 3.5)}));
    painter.setOpacity(1);
}

void GraphCanvas::paintNode(QPainter& painter, std::size_t node) const {
    const GraphNode& each = graph_.nodes[node];
    const session::GraphColours colours = graphColours(*theme_);
    const auto& colour = colours.of(each);
    const QRectF box = rectOf(static_cast<int>(node));
    const bool lit = isLit(static_cast<int>(node)), current = static_cast<int>(node) == current_;
    const bool dashed = each.kind == GraphNode::Kind::Folded || each.cut;
    painter.setOpacity(each.beyond && !each.goal && !current && !lit ? session::kReplacedInk : 1);
    painter.setBrush(colourOf(colour.fill));
    painter.setPen(QPen(each.cut ? (*theme_)[Tone::Link] : colourOf(colour.edge), each.cut || lit ? 2 : 1.2,
                        dashed ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), widgets::kSegmentRadius, widgets::kSegmentRadius);
    if (lit || current || each.uip) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen((*theme_)[current ? Tone::Text : lit ? Tone::Accent : Tone::Link], 2));
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), widgets::kControlRadius, widgets::kControlRadius);
    }
    painter.setPen(colourOf(colour.ink));
    painter.drawText(box, Qt::AlignCenter, labels_[static_cast<qsizetype>(node)]);
    painter.setOpacity(1);
}

void GraphCanvas::paintBands(QPainter& painter) const {
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small));
    painter.setPen((*theme_)[Tone::Secondary]);
    const qreal top = layout_.height + kMargin + 4;
    for (const auto& band : layout_.bands) {
        const QString text =
            band.conflict ? QString() : session::Watch::tr("guess %1", "under a column").arg(band.level);
        painter.drawText(QRectF((band.left + band.right) / 2 + kMargin - 60, top, 120, kFoot),
                         Qt::AlignHCenter | Qt::AlignTop, text);
    }
}

void GraphCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter);
    paintFarSide(painter);
    for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge) paintEdge(painter, edge);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small, widgets::TextWeight::Strong));
    for (std::size_t node = 0; node < graph_.nodes.size(); ++node) paintNode(painter, node);
}

} // namespace ninefold::pages
