// SPDX-License-Identifier: MIT
#pragma once

#include <QTabBar>

namespace ninefold::widgets {

/// The row of tabs above the column's pages: real tabs for keyboard and screen readers, drawn like the flat keys of
/// the pad.
class PageTabs : public QTabBar {
    Q_OBJECT

public:
    explicit PageTabs(const QString& name, QWidget* parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

} // namespace ninefold::widgets
