// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/action.h"

#include <QString>

#include <any>
#include <span>
#include <string_view>

class QWidget;

namespace ninefold::session {
class Session;
class RunView;
} // namespace ninefold::session
namespace ninefold::widgets {
class BoardOverlay;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class PageDeck;

/// What the window does for its pages.
class PageHost {
public:
    virtual ~PageHost() = default;
    /// Runs an action of the menus.
    virtual void trigger(std::string_view action) = 0;
    /// Shows the selected cell in the status line: an explanation that stood there no longer applies.
    virtual void showCell() = 0;
    virtual void focusBoard() = 0;
    /// Opens the explanation of a technique.
    virtual void openTechnique(std::string_view id) = 0;
    /// The solver whose run is shown, where an explanation of the solvers begins; empty for none.
    virtual void setWatched(const QString& solver) = 0;
    /// Asks which pictures of a run to save, starting at event `here`.
    virtual void savePictures(const session::RunView& view, quint64 here, const QString& title) = 0;
};

/// What a page may use. Everything in it lives longer than the page.
struct PageContext {
    session::Session& session;
    widgets::BoardOverlay& overlay;
    PageDeck& pages;
    PageHost& host;
};

/// A page of the column beside the board. It connects itself to the session; the window knows only this interface.
class Page {
public:
    virtual ~Page() = default;
    virtual QWidget* widget() = 0;
    /// The board that replaces that of the game while the page is visible; null for none.
    virtual QWidget* board() { return nullptr; }
    /// Does the page need the room of the pad? It is folded to one row then.
    virtual bool foldsPad() const { return false; }
    /// Would this height, which the whole pad leaves to it, be too little? Then the pad is folded, too.
    virtual bool isCrowded(int /*height*/) const { return false; }
    /// The page became visible. `asked`: the player opened it, and did not only return to it.
    virtual void shown(bool /*asked*/) {}
    virtual void hidden() {}
    /// What the page makes possible now; PageDeck::reportOffers reports a change.
    virtual Needs offers() const { return Needs::Nothing; }
    /// Begins or ends the demonstration of the step that the page explains.
    virtual void demonstrate() {}
    virtual void setTheme(const widgets::Theme& /*theme*/) {}
    /// The very first start; `how` explains how to play.
    virtual void welcome(const QString& /*how*/) {}
    /// The clipboard held a puzzle at the very first start.
    virtual void offerPaste() {}
    /// What the page shows beyond the session, for the same page of another window, which takes it over before it is
    /// shown.
    virtual std::any state() const { return {}; }
    virtual void takeState(const std::any& /*state*/) {}
};

/// One page of pages.def, before it is made.
struct PageSpec {
    std::string_view id;
    /// Translated in the context "Pages".
    const char* title;
    /// The parent owns the page.
    Page* (*make)(const PageContext& context, QWidget* parent);
    std::span<const PageAction> actions;
};

/// All pages in the order of their tabs.
std::span<const PageSpec* const> allPages();

#define NINEFOLD_PAGE(name) extern const PageSpec name##Page;
#include "app/pages/pages.def"
#undef NINEFOLD_PAGE

} // namespace ninefold::pages
