// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace ninefold::widgets {

struct KeyLook {
    bool checked = false, focused = false, pointed = false, pressed = false;
};
/// Paints the background of a flat key. Its states differ in outline and line width, not only in colour.
void paintKeyGround(QPainter& painter, const QPalette& palette, const QRect& area, KeyLook look);

/// A flat key, used by the pad and the rows above it.
class KeyButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyButton(const QString& text, QWidget* parent = nullptr);

    /// The shortcut of the button, in small print beside its text.
    void setHint(const QString& key);
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
    void paintKey(QPainter& painter) const;

private:
    QString hint_;
    bool spokenAsButton_ = false;
};

} // namespace ninefold::widgets
