// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/buttons.h"

#include <QAbstractButton>
#include <QIcon>

namespace ninefold::widgets {

/// A button that does not take the keyboard focus from the board when it is clicked, and that assistive technology
/// presses at once. It looks like every button (look/buttons.h).
class KeyButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyButton(const QString& text, QWidget* parent = nullptr);

    /// The shortcut of the button, in a small frame beside its text.
    void setHint(const QString& key);
    /// An icon in one colour; it gets the colour of the text.
    void setPicture(const QIcon& icon);
    /// To a screen reader a checkable key is a switch. Set this for a checkable key that should be a plain button
    /// instead.
    void setSpokenAsButton(bool button) { spokenAsButton_ = button; }
    bool isSpokenAsButton() const { return spokenAsButton_ || !isCheckable(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    ButtonLook look() const;
    ButtonText content() const;
    void paintKey(QPainter& painter) const;

private:
    QIcon icon_;
    bool spokenAsButton_ = false;
};

} // namespace ninefold::widgets
