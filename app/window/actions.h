// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"

#include <span>

class QMenu;

namespace ninefold::session {
class Session;
}

namespace ninefold::window {

class MainWindow;

enum class MenuId { File, Edit, Puzzle, Marks, Hint, Solve, View, Help };
inline constexpr int kMenus = 8;

/// One entry of the menus, with everything about it in one row of the action table.
struct ActionSpec {
    const char* id;
    MenuId menu;
    const char* text;
    /// Portable key sequences separated by "; ".
    const char* keys;
    void (*run)(session::Session& session, MainWindow& window);
    /// The boolean setting that the entry toggles; null for a plain command.
    bool store::Settings::*flips = nullptr;
    bool onToolbar = false;
    bool separatorBefore = false;
    /// Makes the entry a submenu: fills it each time it opens.
    void (*fill)(QMenu& menu, session::Session& session, MainWindow& window) = nullptr;
    /// A shorter label for the toolbar.
    const char* brief = nullptr;
};

std::span<const ActionSpec> actionTable();
const char* menuTitle(MenuId menu);

} // namespace ninefold::window
