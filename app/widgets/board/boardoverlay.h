// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/overlay.h"

#include <QObject>

namespace ninefold::widgets {

/// Decides who may draw over the board: one owner at a time. Taking the board wipes the drawing of the owner before.
class BoardOverlay : public QObject {
    Q_OBJECT

public:
    /// Compared only, never used.
    using Owner = const void*;

    /// Makes `owner` the only one who may draw, and shows its drawing.
    void take(Owner owner, const logic::Overlay& drawing);
    /// Replaces the drawing. Ignored unless this is the owner, who may have lost the board since it began to draw.
    void draw(Owner owner, const logic::Overlay& drawing);
    /// Wipes the drawing, unless the board has another owner by now.
    void release(Owner owner);

    const logic::Overlay& drawing() const { return drawing_; }

signals:
    void drawingChanged(const ninefold::logic::Overlay& drawing);

private:
    void show(const logic::Overlay& drawing);

    Owner owner_ = nullptr;
    logic::Overlay drawing_;
};

} // namespace ninefold::widgets
