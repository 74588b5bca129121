// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"

#include <span>

class QMenu;

namespace ninefold {

class Desk;
class MainWindow;

enum class MenuId { File, Edit, Puzzle, Marks, Hint, Solve, View, Help };
inline constexpr int kMenus = 8;

/// One entry of the menus: everything about it stands in one line of the table.
struct ActionSpec {
    const char* id;
    MenuId menu;
    const char* text;
    /// Portable key sequences separated by "; ".
    const char* keys;
    void (*run)(Desk& desk, MainWindow& window);
    /// A switch of the settings that it flips; null for a plain command.
    bool Settings::*flips = nullptr;
    bool onToolbar = false;
    bool separatorBefore = false;
    /// Fills a submenu anew each time it opens; then the entry is that submenu.
    void (*fill)(QMenu& menu, Desk& desk, MainWindow& window) = nullptr;
    /// A shorter text for the toolbar.
    const char* brief = nullptr;
};

std::span<const ActionSpec> actionTable();
const char* menuTitle(MenuId menu);

} // namespace ninefold
