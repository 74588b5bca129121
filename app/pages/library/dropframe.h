// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

namespace ninefold::pages {

/// A small card that opens below a button and closes with Escape or a click elsewhere.
class DropFrame : public QFrame {
    Q_OBJECT

public:
    explicit DropFrame(QWidget* parent);

    /// `focus` gets the keyboard.
    void openBelow(const QWidget& button, QWidget& focus);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace ninefold::pages
