// SPDX-License-Identifier: MIT
#include "app/window/frame/windowplace.h"

#include "app/store/settings.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

namespace ninefold::window {
namespace {

constexpr QSize kUsualSize{1200, 840};

} // namespace

bool restorePlace(QMainWindow& window, QSplitter& splitter) {
    const store::WindowPlace place = store::loadWindowPlace();
    window.resize(kUsualSize);
    if (!place.geometry.isEmpty()) window.restoreGeometry(place.geometry);
    const QRect screen = window.screen()->availableGeometry();
    // The window may have been closed on a screen that is no longer connected.
    if (QGuiApplication::screenAt(window.geometry().center()) == nullptr) {
        window.resize(kUsualSize);
        window.move(screen.topLeft());
    }
    window.resize(window.size().boundedTo(screen.size()).expandedTo(window.minimumSize()));
    return !place.splitter.isEmpty() && splitter.restoreState(place.splitter);
}

void placeBeside(QMainWindow& window, const QMainWindow& open) {
    constexpr QPoint kBeside{32, 32};
    const QRect screen = open.screen()->availableGeometry();
    const QPoint corner = open.pos() + kBeside;
    window.setWindowState(window.windowState() & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    window.resize(open.normalGeometry().size());
    window.move(screen.contains(QRect(corner, window.size())) ? corner : screen.topLeft());
}

void savePlace(const QMainWindow& window, const QSplitter* splitter) {
    store::saveWindowPlace({window.saveGeometry(), splitter == nullptr ? QByteArray() : splitter->saveState()});
}

} // namespace ninefold::window
