// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <QScrollArea>

namespace ninefold::widgets {

class BoardView;

/// Shows the board at the chosen zoom: at 100 % all of it fits, above that it scrolls.
class BoardScroller : public QScrollArea {
    Q_OBJECT

public:
    BoardScroller(BoardView* view, QWidget* parent);

    void setZoom(int percent);
    /// Scrolls until the cell is visible.
    void reveal(Cell cell);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    BoardView* view_;
    int zoom_ = 100;
};

} // namespace ninefold::widgets
