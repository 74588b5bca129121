// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QTimer>
#include <QWidget>

namespace ninefold {

class BoardView;
class ElidedLabel;
class Playback;
class Show;
class Theme;
class Transport;

/// A read-only board that shows a watched run, with a sentence above and the playback controls below. It never
/// changes a game.
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
    /// Sets whether a cell lights up briefly when it is filled.
    void setMotion(bool motion) { motion_ = motion; }
    void setNamesShown(bool shown);
    /// Shows this frame instead of that of the show until the position changes.
    void setDrawing(const Frame& drawn);
    /// Draws the current position again.
    void refresh();
    const Frame& frame() const { return frame_; }

signals:
    /// The user selected a cell.
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
