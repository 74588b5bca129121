// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"
#include "app/widgets/keybutton.h"

namespace ninefold::pages {

/// A segment of the row of input modes: a picture of what the mode writes, and its name below.
class ModeKey : public widgets::KeyButton {
    Q_OBJECT

public:
    ModeKey(game::EntryMode mode, const QString& name, QWidget* parent);

    /// Without room for the names of all modes only the pictures are shown.
    void setNameShown(bool shown);
    /// The width that the name needs.
    int nameWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {28, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPicture(QPainter& painter, const QRectF& box) const;

    game::EntryMode mode_;
    bool nameShown_ = true;
};

/// The sunken track with the modes.
class ModeRow : public QWidget {
    Q_OBJECT

public:
    explicit ModeRow(QWidget* parent) : QWidget(parent) {}

    void add(ModeKey* key);
    /// Shows names if those of all visible modes fit.
    void fitNames();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QList<ModeKey*> keys_;
};

} // namespace ninefold::pages
