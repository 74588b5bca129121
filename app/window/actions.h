// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/action.h"
#include "app/store/settings.h"

#include <functional>
#include <span>
#include <string_view>

class QMainWindow;
class QMenu;
class QObject;

namespace ninefold::pages {
class BoardPanel;
class PageDeck;
class PageHost;
struct RoomSpec;
} // namespace ninefold::pages
namespace ninefold::session {
class Session;
}

namespace ninefold::window {

class Dialogs;
class Exporter;
class Importer;
class RoomDeck;

/// The parts of the window that actions use.
struct WindowParts {
    session::Session& session;
    pages::BoardPanel& board;
    pages::PageDeck& pages;
    RoomDeck& rooms;
    pages::PageHost& host;
    Importer& importer;
    Exporter& exporter;
    Dialogs& dialogs;
    QMainWindow& window;
};

/// One entry of the menus with everything about it. It either runs a command of the window or of a page, toggles a
/// setting, or fills a submenu each time that opens.
struct ActionRow {
    pages::ActionSpec spec;
    void (*run)(const WindowParts& parts) = nullptr;
    bool store::Settings::*toggles = nullptr;
    void (*fill)(QMenu& menu, const WindowParts& parts) = nullptr;
    void (*runOnPage)(pages::Page& page) = nullptr;
    /// The page that carries it out.
    std::string_view page;
    /// The room that it opens.
    const pages::RoomSpec* room = nullptr;
};

/// The actions of the window and of its pages, in the order of the menus.
std::span<const ActionRow> actionTable();
const pages::ActionSpec& actionSpec(std::string_view id);
const char* menuTitle(pages::MenuId menu);
/// What the state of the game makes possible.
pages::Needs needsMetBy(session::Session& session);
/// Calls `changed` whenever that may be something else, as long as `context` lives.
void connectNeeds(session::Session& session, QObject& context, const std::function<void()>& changed);

} // namespace ninefold::window
