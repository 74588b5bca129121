// SPDX-License-Identifier: MIT
#include "app/window/frame/focuskeeper.h"

#include <QApplication>
#include <QMainWindow>
#include <QWindow>

namespace ninefold::window {

FocusKeeper::FocusKeeper(QMainWindow& window, QAction& quit) : QObject(&window), window_(window), quit_(quit) {
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::check, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* now) {
        for (QWidget* other : QApplication::topLevelWidgets())
            if (now != nullptr && other->windowHandle() == now) lendQuitTo(*other);
    });
}

void FocusKeeper::check() {
    if (window_.isActiveWindow() && QApplication::focusWidget() == nullptr) emit focusLost();
}

void FocusKeeper::lendQuitTo(QWidget& other) {
    if (&other == &window_ || other.windowType() == Qt::Popup) return;
    if (!other.actions().contains(&quit_)) other.addAction(&quit_);
}

} // namespace ninefold::window
