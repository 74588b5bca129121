// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/painter.h"
#include "engine/logic/frame.h"

#include <QWidget>

#include <optional>

namespace ninefold::widgets {

/// The widget of the board. It shows a Frame and emits signals for what the user does with mouse, keyboard and
/// assistive technology. It changes nothing itself: the owner of the game answers with another Frame.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    const logic::Frame& frame() const { return frame_; }
    void setFrame(const logic::Frame& frame);
    void setTheme(const Theme& theme);
    const Theme& theme() const { return painter_.theme(); }
    void setNamesShown(bool shown);
    /// Puts the upper left corner where a board of this height would have it: two boards in turn at the same place.
    void setCornerOfHeight(int height);
    /// In link mode a drag from mark to mark draws a link; otherwise only with Alt, or Ctrl and Shift, held.
    void setLinking(bool on) { linking_ = on; }
    /// With a brush (digit first), clicks write; Shift then writes a mark instead of extending the selection.
    void setBrushing(bool on) { brushing_ = on; }
    const BoardGeometry& geometryOfBoard() const { return painter_.geometry(); }

    QSize sizeHint() const override { return {680, 680}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

    /// Requests the selection of this cell alone, as a click on it does.
    void askFor(Cell cell);

signals:
    void selectionWanted(ninefold::Cells cells, ninefold::Cell cursor);
    /// Emitted by a middle click on the place of a candidate.
    void candidateToggled(ninefold::Cell cell, ninefold::Digit digit);
    /// A click on one cell, without Ctrl, after its selection was requested.
    void cellClicked(ninefold::Cell cell, Qt::KeyboardModifiers modifiers);
    void linkDrawn(ninefold::LinkedMark from, ninefold::LinkedMark to);
    /// `mark` and `colour` are those of the cell under the pointer; 0 = none.
    void cellDoubleClicked(ninefold::Cell cell, ninefold::Digit mark, int colour);
    void menuWanted(ninefold::Cell cell, ninefold::Digit digit, QPoint globalPosition);
    /// A click on the number of a link.
    void linkNumberClicked(int number);
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
    /// The number of a link at this point, 0 for none.
    int linkNumberAt(QPointF point) const;
    bool beginLink(const QMouseEvent& event);
    void followLink(QPointF position);
    void endLink();
    /// The mark nearest to a position in a blank cell, where a link can start or end.
    LinkedMark markAt(QPointF position) const;
    void notifyAssistants(const logic::Frame& before);

    logic::Frame frame_;
    BoardPainter painter_;
    bool namesShown_ = true;
    /// 0: the board is in the middle.
    int cornerOfHeight_ = 0;
    /// The current drag: the last cell it reached (-1 = no drag), and whether it adds to the selection or removes
    /// from it.
    Cell dragged_ = -1;
    bool dragAdds_ = true;
    bool linking_ = false;
    bool brushing_ = false;
    /// The link that the mouse is drawing, from its first mark to the one under the pointer.
    std::optional<DrawnLink> drawing_;
    int wheelRest_ = 0;
};

} // namespace ninefold::widgets
