// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/graphtext.h"

#include <QPainterPath>
#include <QStringList>
#include <QWidget>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// A drawn implication graph: nodes can be pointed at, chosen and opened, by mouse and by arrow keys.
class GraphCanvas : public QWidget {
    Q_OBJECT

public:
    explicit GraphCanvas(QWidget* parent = nullptr);

    /// `labels` has a text for each node, `tips` a sentence.
    void setGraph(session::ImplicationGraph graph, const QStringList& labels, const QStringList& tips);
    void setTheme(const widgets::Theme& theme);
    const session::ImplicationGraph& graph() const { return graph_; }
    const session::GraphLayout& layoutOfGraph() const { return layout_; }
    int chosen() const { return chosen_; }
    /// Marks the node that is replaced by its reasons now; -1 for none.
    void setCurrent(int node);
    int current() const { return current_; }
    void choose(int node);
    /// Lights the nodes that are about this cell; -1 for none.
    void lightCell(Cell cell);
    QRect rectOf(int node) const;

    QSize sizeHint() const override;

signals:
    /// -1: the pointer left the nodes.
    void nodePointed(int node);
    void nodeChosen(int node);
    /// The player wants to go to the event of a node.
    void nodeOpened(int node);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOutGraph();
    int nodeAt(QPointF point) const;
    void point(int node);
    /// The next node in a direction: a reason, a consequence, or a neighbour of the same column.
    int neighbour(int key) const;
    bool isLit(int node) const;
    QPainterPath pathOf(std::size_t edge) const;
    /// Has the way from the conflict to the clause passed both ends?
    bool isReplaced(std::size_t edge) const;
    void paintFarSide(QPainter& painter) const;
    void paintEdge(QPainter& painter, std::size_t edge) const;
    void paintNode(QPainter& painter, std::size_t node) const;
    void paintBands(QPainter& painter) const;

    const widgets::Theme* theme_;
    session::ImplicationGraph graph_;
    session::GraphLayout layout_;
    QStringList labels_, tips_;
    int pointed_ = -1, chosen_ = -1, current_ = -1;
    Cell lit_ = -1;
};

/// The colours of graphs in a theme.
session::GraphColours graphColours(const widgets::Theme& theme);

} // namespace ninefold::pages
