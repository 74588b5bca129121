// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/theme.h"

#include <QWidget>

namespace ninefold::widgets {

// A level is a number here: 0 = Very Easy to 5 = Expert, in the order of rating::Level.

/// The shape of a level: ring, disc, square, diamond, double diamond, star, so that no level is recognised by its
/// colour alone. Fills the height of the area; the double diamond is wider.
void paintLevelShape(QPainter& painter, const QRectF& area, int level, const QColor& ink);

/// A pill with an optional shape and a short text: the badge of a level, a rating, a technique.
struct Badge {
    QString text;
    QColor fill, ink;
    /// -1 = without a shape.
    int level = -1;
};
Badge levelBadge(const Theme& theme, int level, const QString& text);
/// A badge without a level: a technique, a count.
Badge plainBadge(const Theme& theme, const QString& text);
/// The size of a badge in a widget with this font.
QSize badgeSize(const QFont& font, const Badge& badge);
/// Paints a badge at the left of the area (at the right in a right-to-left layout) in the middle of its height, and
/// returns its place.
QRect paintBadge(QPainter& painter, const QRect& area, const QFont& font, const Badge& badge);

/// A badge as a widget. To a screen reader it is a label with its text.
class LevelBadge : public QWidget {
    Q_OBJECT

public:
    explicit LevelBadge(QWidget* parent = nullptr);

    /// Shows a level with its shape and colours; a level of -1 hides the badge.
    void setLevel(int level, const QString& text);
    int level() const { return level_; }
    QString text() const { return text_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int level_ = -1;
    QString text_;
};

/// The shape of a level alone, for beside a name.
class LevelShape : public QWidget {
    Q_OBJECT

public:
    explicit LevelShape(QWidget* parent = nullptr);

    /// -1 hides the shape.
    void setLevel(int level);
    QSize sizeHint() const override { return {24, 16}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int level_ = -1;
};

} // namespace ninefold::widgets
