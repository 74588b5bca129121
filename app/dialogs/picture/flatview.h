// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "engine/core/cells.h"

#include <QImage>
#include <QWidget>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::dialogs {

/// The straightened picture of a grid, with a frame round the doubtful cells and the chosen one.
class FlatView : public QWidget {
    Q_OBJECT

public:
    FlatView(const widgets::Theme& theme, QWidget* parent = nullptr);

    void setPicture(const documents::pictures::FlatPicture& flat);
    void setMarks(Cells doubtful, Cell chosen);
    /// The part of the picture that shows a cell, for looking closely.
    QImage cutOut(Cell cell) const;

    QSize sizeHint() const override { return {400, 400}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

signals:
    void cellPointedAt(ninefold::Cell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// The square in which the picture is shown, and a cell within it.
    QRectF square() const;
    QRectF placeOf(Cell cell) const;

    const widgets::Theme& theme_;
    QImage picture_;
    Cells doubtful_;
    Cell chosen_ = 0;
};

} // namespace ninefold::dialogs
