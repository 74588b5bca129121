// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QList>

namespace ninefold::widgets {

/// Lays its widgets side by side, and continues in a new line where there is no room. The last one is at the end of
/// its line.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Places the items, or only measures; returns the height.
    int arrange(const QRect& area, bool place) const;

    QList<QLayoutItem*> items_;
    int gap_;
};

} // namespace ninefold::widgets
