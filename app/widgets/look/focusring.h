// SPDX-License-Identifier: MIT
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace ninefold::widgets {

/// Says that a widget shows by itself, or its parent for it, that it has the keyboard focus.
void setPaintsFocus(QWidget& widget);

/// Puts a ring around the button, tab, check box or slider that has the keyboard focus: two pixels outside of it, so
/// that it is seen on a filled button, too. One object serves the whole program.
class FocusRing : public QObject {
    Q_OBJECT

public:
    /// Requires an existing QApplication.
    FocusRing();
    ~FocusRing() override;

private:
    void follow(QWidget* focused);

    /// A child of the window in which the focus is, which may delete it.
    QPointer<QFocusFrame> frame_;
};

} // namespace ninefold::widgets
