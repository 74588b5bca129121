// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QLabel>

namespace ninefold::dialogs {

/// The rows and columns of a board that a picture shows, from 0.
struct BoardPart {
    int row = 0, column = 0, rows = 9, columns = 9;
};

/// A small picture of a board, or of a part of it, painted as the board itself is, in the colours of the theme.
/// A label, so that assistive technology meets a picture with a name.
class BoardPicture : public QLabel {
    Q_OBJECT

public:
    BoardPicture(const logic::Frame& frame, const BoardPart& part, int cellSize, QWidget* parent = nullptr);

    const logic::Frame& frame() const { return frame_; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void render();

    logic::Frame frame_;
    BoardPart part_;
    int cellSize_;
};

} // namespace ninefold::dialogs
