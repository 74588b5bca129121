// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

class QAbstractButton;
class QIcon;
class QPainter;
class QString;
class QWidget;

namespace ninefold::widgets {

/// What a button is for. Primary: the one thing that a page is for, at most one of them in sight.
enum class ButtonKind { Normal, Primary, Quiet };
/// 32, 40 and 48 pixels high, or as high as a larger font needs.
enum class ButtonSize { Compact, Usual, Big };

/// Say what a button is. Every button of the program is painted by `paintButton`: QPushButton and QToolButton through
/// the style, KeyButton by itself. The first accepting button of a QDialogButtonBox is primary by itself.
void setButtonKind(QAbstractButton& button, ButtonKind kind);
void setButtonSize(QAbstractButton& button, ButtonSize size);
/// The key that presses the button, shown in a small frame after its text; empty for none.
void setButtonKey(QAbstractButton& button, const QString& key);

/// Without a kind of its own a button is normal, and a tool of a toolbar quiet.
bool hasButtonKind(const QWidget* button);
ButtonKind buttonKind(const QWidget* button);
ButtonSize buttonSize(const QWidget* button);
QString buttonKey(const QWidget* button);

/// The state of a button. `on` is a switch that is on.
struct ButtonLook {
    ButtonKind kind = ButtonKind::Normal;
    bool on = false, pointed = false, pressed = false, enabled = true;
};
/// Paints the ground and edge of a button.
void paintButton(QPainter& painter, const QWidget* widget, const QRectF& area, ButtonLook look);

/// The content of a button.
struct ButtonText {
    QString text;
    QString key;
    const QIcon* icon = nullptr;
    int iconSize = 20;
    /// The button opens a menu.
    bool opens = false;
};
/// The size of a button with this text; `strong` reserves the room of the bold text that a switch that is on has.
QSize buttonHint(const QWidget* widget, const ButtonText& text, ButtonSize size, bool strong);
/// Paints icon, text, key and the arrow of a menu in the middle of the area. What does not fit is left out: the key
/// first, then the icon, and the text ends in dots.
void paintButtonText(QPainter& painter, const QWidget* widget, const QRect& area, const ButtonText& text,
                     ButtonLook look);

/// The sunken track of a row of segments, and one of them.
void paintSegmentTrack(QPainter& painter, const QWidget* widget, const QRectF& area);
void paintSegment(QPainter& painter, const QWidget* widget, const QRectF& area, ButtonLook look);

} // namespace ninefold::widgets
