// SPDX-License-Identifier: MIT
#pragma once

#include <QTabBar>

namespace ninefold::widgets {

/// A row of segments, one of which is chosen: pages, modes, rooms. Real tabs for keyboard and screen readers, drawn as
/// a sunken track in which the chosen segment is a card with a line around it. Tabs with an icon have it above the
/// text.
class Segments : public QTabBar {
    Q_OBJECT

public:
    explicit Segments(const QString& name, QWidget* parent = nullptr);

    /// 32 instead of 40 pixels high.
    void setCompact(bool compact);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int widthOf(int index) const;
    void paintContent(QPainter& painter, int index, const QRect& area) const;

    bool compact_ = false;
};

} // namespace ninefold::widgets
