// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "app/board/painter.h"

#include <QWidget>

#include <optional>

namespace ninefold {

/// Shows a Frame and says what mouse, keyboard and assistive technology want. Changes nothing by itself:
/// whoever owns the game answers with another Frame.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    const Frame& frame() const { return frame_; }
    void setFrame(const Frame& frame);
    void setTheme(const Theme& theme);
    const Theme& theme() const { return painter_.theme(); }
    void setNamesShown(bool shown);
    /// A drag from mark to mark draws a link; otherwise only with Alt held.
    void setLinking(bool on) { linking_ = on; }
    /// Clicks write with a brush; Shift then asks for a mark and not for more cells.
    void setBrushing(bool on) { brushing_ = on; }
    const BoardGeometry& geometryOfBoard() const { return painter_.geometry(); }

    QSize sizeHint() const override { return {680, 680}; }
    QSize minimumSizeHint() const override { return {468, 440}; }

    /// Asks for this cell alone, as a click on it does.
    void askFor(Cell cell);

signals:
    void selectionWanted(ninefold::Cells cells, ninefold::Cell cursor);
    /// Middle click on the place of a candidate.
    void candidateToggled(ninefold::Cell cell, ninefold::Digit digit);
    /// A plain or shifted click on one cell, after its selection was asked for.
    void cellClicked(ninefold::Cell cell, Qt::KeyboardModifiers modifiers);
    void linkDrawn(ninefold::LinkedMark from, ninefold::LinkedMark to);
    /// On this mark or this colour of the cell; 0 = on neither.
    void cellDoubleClicked(ninefold::Cell cell, ninefold::Digit mark, int colour);
    void menuWanted(ninefold::Cell cell, ninefold::Digit digit, QPoint globalPosition);
    void zoomWanted(int steps);
    void stepWanted(bool forward);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void layOut();
    void clickCell(Cell cell, QMouseEvent* event);
    void contextMenuByKey();
    bool beginLink(const QMouseEvent& event);
    void followLink(QPointF position);
    void endLink();
    /// The mark nearest to a place of a blank cell: what a link can begin or end at.
    LinkedMark markAt(QPointF position) const;
    void tellAssistants(const Frame& before);

    Frame frame_;
    BoardPainter painter_;
    bool namesShown_ = true;
    /// The drag under way: does it add or take away? -1 = none, else the last cell it reached.
    Cell dragged_ = -1;
    bool dragAdds_ = true;
    bool linking_ = false;
    bool brushing_ = false;
    /// The link that the mouse is drawing, from its first mark to the one under the pointer.
    std::optional<DrawnLink> drawing_;
    int wheelRest_ = 0;
};

} // namespace ninefold
