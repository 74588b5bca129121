// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"

#include <QTimer>
#include <QWidget>

namespace ninefold {

class BoardView;
class ElidedLabel;
class Playback;
class Show;
class Theme;
class Transport;

/// A board on which something is watched, with its line above and the transport below. It only looks: nothing that
/// happens here reaches a game.
class WatchBoard : public QWidget {
    Q_OBJECT

public:
    explicit WatchBoard(Playback& playback, QWidget* parent = nullptr);

    BoardView* view() const { return view_; }
    Transport* transport() const { return transport_; }
    void setShow(const Show* show);
    void setTheme(const Theme& theme);
    void setTitle(const QString& title);
    QString title() const;
    /// Does a cell that is filled light up for a moment?
    void setMotion(bool motion) { motion_ = motion; }
    void setNamesShown(bool shown);
    /// Drawn over what is watched, as long as the position stays.
    void setDrawing(const Frame& drawn);
    /// Shows the position anew.
    void refresh();
    const Frame& frame() const { return frame_; }

signals:
    /// Somebody points at a cell.
    void pointed(ninefold::Cell cell);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(Cells cells, Cell cursor);
    void calm();

    Playback& playback_;
    const Show* show_ = nullptr;
    ElidedLabel* title_;
    ElidedLabel* facts_;
    BoardView* view_;
    Transport* transport_;
    QTimer flash_;
    Frame frame_;
    bool motion_ = true;
};

} // namespace ninefold
