// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/frame/arrangement.h"

#include <QObject>

class QStackedWidget;

namespace ninefold::pages {
class BoardPanel;
class BranchBanner;
class FinishCard;
class FoldingPad;
class Pad;
class PageDeck;
class PageHost;
} // namespace ninefold::pages
namespace ninefold::session {
class Session;
}
namespace ninefold::store {
struct Settings;
}
namespace ninefold::widgets {
class BoardOverlay;
class BusyStrip;
class Column;
class Notice;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::window {

class PuzzleSplitter;

/// The room that is always there: the board of the game or that of a page, and beside or below it the column with
/// pages and pad, or with the card about a finished game. Notices lie over it.
class PuzzleRoom : public QObject {
    Q_OBJECT

public:
    PuzzleRoom(session::Session& session, widgets::BoardOverlay& overlay, pages::PageHost& host, QWidget& window);

    PuzzleSplitter& widget() const { return *splitter_; }
    pages::BoardPanel& board() const { return *board_; }
    pages::PageDeck& pages() const { return *pages_; }
    pages::FinishCard& finish() const { return *finish_; }
    widgets::Notice& notice() const { return *notice_; }
    /// Below the page, while a puzzle is being generated.
    widgets::BusyStrip& making() const { return *making_; }

    /// Shows the game as another window over the same session has left it.
    void takeUp();
    /// This room is the centre of the window.
    void setOpen(bool open) { open_ = open; }
    /// The visible page has no board of its own.
    bool isGameBoard() const;
    /// The board of the game is in sight.
    bool isGameShown() const;
    bool isCardShown() const;
    /// Shows the card about a finished game in place of pages and pad, or takes it away.
    void showCard(bool shown);
    /// Shows the board that belongs to the visible page.
    void turnBoard();
    void focusBoard();
    /// Closes the topmost thing that covers the game: the card, a highlight, a watched board. False if there is none.
    bool stepBack();
    /// The keys that work now.
    QString keys() const;

    void setSettings(const store::Settings& settings);
    void setTheme(const widgets::Theme& theme);
    /// Places board and column as the size of the window wants it.
    void arrange(const Arrangement& place);

signals:
    void cardTurned();
    /// A notice has given up the keyboard focus.
    void focusReleased();

private:
    void build(pages::PageHost& host, QWidget& window);
    void connectParts();
    void dropHighlight();
    void foldPad();

    session::Session& session_;
    widgets::BoardOverlay& overlay_;
    Arrangement place_;
    PuzzleSplitter* splitter_;
    /// Holds the board of the game and those of the pages.
    QStackedWidget* boards_;
    pages::BoardPanel* board_;
    widgets::Column* column_;
    widgets::Notice* notice_;
    widgets::BusyStrip* making_;
    pages::BranchBanner* branch_;
    pages::Pad* pad_;
    pages::FoldingPad* foldingPad_;
    pages::PageDeck* pages_;
    pages::FinishCard* finish_;
    /// The card is shown with the board of the game.
    bool cardOpen_ = false;
    bool open_ = true;
};

} // namespace ninefold::window
