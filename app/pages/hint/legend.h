// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/theme.h"

#include "engine/core/names.h"

#include <QWidget>

namespace ninefold::pages {

/// The legend: explains the shapes and lines that a step draws on the board.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Null shows no legend.
    void setStep(const logic::Step* step, NameStyle names);

    /// What its lines say, from top to bottom.
    QStringList texts() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        enum class Kind { Chip, WholeCell, Strong, Weak } kind;
        logic::Role role;
        QString text;
    };
    void paintSwatch(QPainter& painter, const Row& row, const QRectF& box) const;
    /// The height of a row; a long text wraps into several lines.
    int rowHeight(const Row& row, int width) const;

    const widgets::Theme* theme_;
    std::vector<Row> rows_;
};

} // namespace ninefold::pages
