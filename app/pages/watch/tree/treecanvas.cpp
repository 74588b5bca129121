// SPDX-License-Identifier: MIT
#include "app/pages/watch/tree/treecanvas.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::pages {
namespace {

using Node = session::SearchTree::Node;

/// Units and rows: at least so far apart that a tree can be read, at most so far that it stays together.
constexpr qreal kDetailUnit = 16, kDetailRow = 26, kMostUnit = 40, kMostRow = 34, kMargin = 10, kMostRadius = 6;
/// A wider picture would take more memory than it is worth.
constexpr qreal kWidest = 12000;

} // namespace

TreeCanvas::TreeCanvas(QWidget* parent)
    : QWidget(parent),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)),
      tree_(std::make_shared<const session::SearchTree>()),
      layout_(*tree_) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Search tree"));
}

void TreeCanvas::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    drawn_ = {};
    update();
}

void TreeCanvas::setTree(std::shared_ptr<const session::SearchTree> tree) {
    assert(tree && !tree->nodes().empty());
    tree_ = std::move(tree);
    layout_ = session::TreeLayout(*tree_);
    chosen_ = -1;
    current_ = 0;
    fit();
}

void TreeCanvas::setRoom(QSize room, bool detailed) {
    if (room == room_ && detailed == detailed_) return;
    room_ = room;
    detailed_ = detailed;
    fit();
}

void TreeCanvas::fit() {
    const qreal wide = (room_.width() - 2 * kMargin) / std::max(1.0, layout_.leaves());
    const qreal high = (room_.height() - 2 * kMargin) / std::max(1, layout_.deepest());
    const qreal least = std::min(kDetailUnit, kWidest / std::max(1.0, layout_.leaves()));
    unit_ = std::clamp(wide, detailed_ ? least : 0.0, kMostUnit);
    row_ = std::clamp(high, detailed_ ? kDetailRow : 0.5, kMostRow);
    const QSizeF whole(layout_.leaves() * unit_ + 2 * kMargin, layout_.deepest() * row_ + 2 * kMargin);
    size_ = whole.toSize().expandedTo(room_);
    drawn_ = {};
    resize(size_);
    update();
}

void TreeCanvas::setPosition(quint64 position) {
    const int node = tree_->nodeAt(position);
    if (node == current_) return;
    current_ = node;
    update();
}

QPointF TreeCanvas::placeOf(int node) const {
    const auto at = static_cast<std::size_t>(node);
    const qreal left = (width() - layout_.leaves() * unit_) / 2;
    return {left + layout_.places()[at].middle * unit_, kMargin + tree_->nodes()[at].level * row_};
}

qreal TreeCanvas::radius() const {
    return std::clamp(std::min(unit_, row_) * 0.36, 0.6, kMostRadius);
}

QRect TreeCanvas::rectOf(int node) const {
    const qreal reach = radius() + 4;
    return QRectF(placeOf(node) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

int TreeCanvas::nodeAt(QPointF point) const {
    constexpr qreal kReach = 12;
    int best = -1;
    qreal nearest = kReach;
    for (int node = 0; node < static_cast<int>(tree_->nodes().size()); ++node) {
        const QPointF way = placeOf(node) - point;
        const qreal far = std::hypot(way.x(), way.y());
        if (far >= nearest) continue;
        nearest = far;
        best = node;
    }
    return best;
}

void TreeCanvas::paintNode(QPainter& painter, int node) const {
    const Node& each = tree_->nodes()[static_cast<std::size_t>(node)];
    const QPointF place = placeOf(node);
    if (each.hidden > 0) {
        // What is only counted, as a triangle down to its deepest level.
        const qreal half = std::max(unit_ * 0.4, 0.8), low = kMargin + each.deepest * row_;
        painter.setPen(Qt::NoPen);
        painter.setBrush((*theme_)[widgets::Tone::ControlLine]);
        painter.drawPolygon(QPolygonF({place, QPointF(place.x() - half, low), QPointF(place.x() + half, low)}));
    }
    const bool deadEnd = each.deadEnds > 0;
    const logic::Role role = deadEnd && !each.solved ? logic::Role::Remove : logic::Role::Place;
    // The first node is the puzzle itself.
    const bool guess = node > 0;
    painter.setPen(
        QPen(guess ? (*theme_)[role].edge : (*theme_)[widgets::Tone::ControlLine], radius() < 2 ? 0.5 : 1.5));
    painter.setBrush(guess ? (*theme_)[role].fill : (*theme_)[widgets::Tone::Card]);
    // Not by colour alone: a dead end is a square, a solution is large and ticked.
    const qreal reach = radius() * (each.solved ? 1.4 : 1);
    const QRectF box(place - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    if (guess && deadEnd && !each.solved) painter.drawRect(box);
    else painter.drawEllipse(box);
    constexpr qreal kRoomForTick = 5;
    if (each.solved && reach >= kRoomForTick)
        widgets::paintTick(painter, box.adjusted(reach / 2, reach / 2, -reach / 2, -reach / 2), (*theme_)[role].ink);
}

/// Only what is in the part.
void TreeCanvas::paintTree(QPainter& painter, const QRectF& part) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen((*theme_)[widgets::Tone::ControlLine], unit_ < 4 ? 0.6 : 1));
    const QRectF near = part.adjusted(-unit_ - kMostRadius, -row_ - kMostRadius, unit_ + kMostRadius, kMostRadius);
    const int count = static_cast<int>(tree_->nodes().size());
    for (int node = 1; node < count; ++node) {
        const QPointF below = placeOf(node), above = placeOf(tree_->nodes()[static_cast<std::size_t>(node)].parent);
        // Edges of wide trees are long, and nearly horizontal.
        if (std::max(below.x(), above.x()) < near.left() || std::min(below.x(), above.x()) > near.right()) continue;
        if (below.y() >= near.top() && above.y() <= near.bottom()) painter.drawLine(above, below);
    }
    for (int node = 0; node < count; ++node)
        if (const QPointF place = placeOf(node); place.x() >= near.left() && place.x() <= near.right())
            paintNode(painter, node);
}

void TreeCanvas::paintWay(QPainter& painter) const {
    painter.setPen(QPen((*theme_)[widgets::Tone::Accent], 2.5));
    for (int node = current_; node > 0;) {
        const int above = tree_->nodes()[static_cast<std::size_t>(node)].parent;
        painter.drawLine(placeOf(above), placeOf(node));
        node = above;
    }
    const qreal reach = std::max(radius(), 3.0);
    painter.setBrush((*theme_)[widgets::Tone::Accent]);
    painter.drawEllipse(placeOf(current_), reach, reach);
    if (chosen_ < 0) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen((*theme_)[widgets::Tone::Accent], 2));
    painter.drawEllipse(placeOf(chosen_), reach + 4, reach + 4);
}

void TreeCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    // A large tree is painted as far as it is in sight, a small one only once.
    if (detailed_) {
        paintTree(painter, event->rect());
        return paintWay(painter);
    }
    if (drawn_.isNull()) {
        drawn_ = QPixmap(size() * devicePixelRatioF());
        drawn_.setDevicePixelRatio(devicePixelRatioF());
        drawn_.fill(Qt::transparent);
        QPainter once(&drawn_);
        paintTree(once, rect());
    }
    painter.drawPixmap(0, 0, drawn_);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWay(painter);
}

void TreeCanvas::choose(int node) {
    chosen_ = node;
    update();
    emit nodeChosen(node);
}

void TreeCanvas::mousePressEvent(QMouseEvent* event) {
    const int node = event->button() == Qt::LeftButton ? nodeAt(event->position()) : -1;
    if (node < 0) return;
    choose(node);
    emit nodeOpened(node);
}

/// Up to the guess above, down to the first below, left and right to the neighbours of the same level.
int TreeCanvas::neighbour(int key) const {
    const auto& nodes = tree_->nodes();
    const int from = chosen_ >= 0 ? chosen_ : current_, count = static_cast<int>(nodes.size());
    const Node& here = nodes[static_cast<std::size_t>(from)];
    if (key == Qt::Key_Up) return here.parent;
    if (key == Qt::Key_Down) {
        for (int node = from + 1; node < count; ++node)
            if (nodes[static_cast<std::size_t>(node)].parent == from) return node;
        return -1;
    }
    const int step = key == Qt::Key_Left ? -1 : 1;
    for (int node = from + step; node >= 0 && node < count; node += step)
        if (nodes[static_cast<std::size_t>(node)].level == here.level) return node;
    return -1;
}

void TreeCanvas::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && chosen_ >= 0) return emit nodeOpened(chosen_);
    if (key < Qt::Key_Left || key > Qt::Key_Down || event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event);
    if (const int node = neighbour(key); node >= 0) choose(node);
}

bool TreeCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    emit tipWanted(nodeAt(help.pos()), help.globalPos());
    return true;
}

} // namespace ninefold::pages
