// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/clauserows.h"
#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// One part of a clause, drawn as a chip. Shape and colour are those of the same statement on the board and in the
/// graph.
struct Chip {
    QString text;
    logic::Role role = logic::Role::On;
    /// It has a thick edge.
    bool strong = false;
    session::ClauseRow::Truth truth = session::ClauseRow::Truth::Open;
    bool watched = false;
};

/// "r3c4=5" or "r3c4≠5".
QString literalText(solve::Literal literal, NameStyle names);
Chip chipOf(solve::Literal literal, NameStyle names, bool strong);

/// The chips of a clause with "or" between them, in as many lines as they need.
class ChipFlow {
public:
    ChipFlow(const QFont& body, std::vector<Chip> chips, qreal width);

    qreal height() const { return height_; }
    void paint(QPainter& painter, const widgets::Theme& theme, QPointF corner, Qt::LayoutDirection direction) const;

private:
    void paintChip(QPainter& painter, const widgets::Theme& theme, const Chip& chip, const QRectF& box) const;

    QFont strong_, small_;
    std::vector<Chip> chips_;
    /// Where each chip is; the word "or" follows all but the last.
    std::vector<QRectF> boxes_;
    QString between_;
    qreal width_, height_ = 0;
};

} // namespace ninefold::pages
