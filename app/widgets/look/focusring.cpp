// SPDX-License-Identifier: MIT
#include "app/widgets/look/focusring.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTabBar>

namespace ninefold::widgets {
namespace {

constexpr const char* kPaintsFocus = "inkPaintsFocus";

/// Fields and lists show the focus themselves.
bool wantsRing(const QWidget* widget) {
    if (widget->property(kPaintsFocus).toBool()) return false;
    if (qobject_cast<const QScrollBar*>(widget)) return false;
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractSlider*>(widget) ||
           qobject_cast<const QTabBar*>(widget);
}

class Ring : public QFocusFrame {
public:
    Ring() : QFocusFrame(nullptr) {}

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintBox(painter, rect(), kControlRadius + kFocusDistance, QColor(), themeOf(this)[Tone::Accent], 2);
    }
};

} // namespace

void setPaintsFocus(QWidget& widget) {
    widget.setProperty(kPaintsFocus, true);
}

FocusRing::FocusRing() {
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) { follow(now); });
}

FocusRing::~FocusRing() {
    delete frame_;
}

void FocusRing::follow(QWidget* focused) {
    const bool wanted = focused != nullptr && wantsRing(focused);
    if (!wanted && frame_ == nullptr) return;
    if (frame_ == nullptr) frame_ = new Ring;
    frame_->setWidget(wanted ? focused : nullptr);
    // Without a widget it must not die with the window in which it was last.
    if (!wanted) frame_->setParent(nullptr);
}

} // namespace ninefold::widgets
