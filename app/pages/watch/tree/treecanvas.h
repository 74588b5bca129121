// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/tree/treelayout.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// Draws a search tree: rows are levels, dead ends are marked, and the way to where the run is shown is highlighted.
/// Arrow keys go from guess to guess.
class TreeCanvas : public QWidget {
    Q_OBJECT

public:
    explicit TreeCanvas(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setTree(std::shared_ptr<const session::SearchTree> tree);
    /// Highlights the way to the last guess there.
    void setPosition(quint64 position);
    /// The room that the whole tree is to fit into; with `detailed` it may be larger.
    void setRoom(QSize room, bool detailed);
    QRect rectOf(int node) const;
    int chosen() const { return chosen_; }
    int current() const { return current_; }
    const session::SearchTree& tree() const { return *tree_; }

    QSize sizeHint() const override { return size_; }

signals:
    void nodeChosen(int node);
    /// The player wants to go to a guess.
    void nodeOpened(int node);
    /// The tip of a node is asked for.
    void tipWanted(int node, QPoint place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fit();
    QPointF placeOf(int node) const;
    qreal radius() const;
    int nodeAt(QPointF point) const;
    int neighbour(int key) const;
    void choose(int node);
    void paintTree(QPainter& painter, const QRectF& part) const;
    void paintNode(QPainter& painter, int node) const;
    void paintWay(QPainter& painter) const;

    const widgets::Theme* theme_;
    std::shared_ptr<const session::SearchTree> tree_;
    session::TreeLayout layout_;
    QSize room_, size_;
    bool detailed_ = false;
    qreal unit_ = 1, row_ = 1;
    int current_ = 0, chosen_ = -1;
    /// The tree without what changes with every event, if all of it is in sight.
    QPixmap drawn_;
};

} // namespace ninefold::pages
