// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <QScrollArea>

namespace ninefold {

class BoardView;

/// Holds the board at the size that was chosen: at 100 % all of it fits, beyond that it scrolls.
class BoardScroller : public QScrollArea {
    Q_OBJECT

public:
    BoardScroller(BoardView* view, QWidget* parent);

    void setZoom(int percent);
    /// Brings a cell into sight.
    void reveal(Cell cell);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    BoardView* view_;
    int zoom_ = 100;
};

} // namespace ninefold
