// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

namespace ninefold::dialogs {

/// A radio button that paints itself: a click anywhere chooses it, a double click plays at once.
class PlayChoice : public QRadioButton {
    Q_OBJECT

public:
    PlayChoice(const QString& name, QWidget* parent);

signals:
    /// The player wants to play at once.
    void playWanted();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }
};

} // namespace ninefold::dialogs
