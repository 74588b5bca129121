// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/theme.h"

#include <QWidget>

namespace ninefold {

/// Says what the shapes and lines of a step on the board stand for.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Null for nothing.
    void setStep(const Step* step);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        enum class Kind { Chip, WholeCell, Strong, Weak } kind;
        Role role;
        QString text;
    };
    void paintSign(QPainter& painter, const Row& row, const QRectF& box) const;
    int rowHeight() const;

    const Theme* theme_;
    std::vector<Row> rows_;
};

} // namespace ninefold
