// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "app/window/mainwindow.h"
#include "tests/app/session/gameparts.h"

#include <QTest>

#include <memory>

/// A window that is shown and active, because without the focus it would receive no keys; null if it does not become
/// active. With `starts` it starts as the program does, with the first game.
inline std::unique_ptr<ninefold::window::MainWindow> shownWindow(bool starts = false) {
    auto window = std::make_unique<ninefold::window::MainWindow>();
    if (starts) window->begin({});
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get())) window.reset();
    return window;
}

/// Starts a game and waits for its solution, without which there are no hints.
inline void play(ninefold::window::MainWindow& window, const char* cells) {
    window.session().games().startGame(GameParts::puzzle(cells));
    QTRY_VERIFY(window.session().examiner().solution().has_value());
}
