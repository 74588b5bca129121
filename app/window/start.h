// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ninefold::pages {
class PageDeck;
}
namespace ninefold::session {
class Session;
}

namespace ninefold::window {

class Importer;
class Messages;

/// The start of the program: decides what is on the board first, and what is offered with it.
class Start : public QObject {
    Q_OBJECT

public:
    Start(session::Session& session, Importer& importer, pages::PageDeck& pages, Messages& messages);

    /// Begins with the puzzles of these files, or with the game played last.
    void begin(const QStringList& files);

private:
    void welcome();
    /// Offers a puzzle on the clipboard, once.
    void offerClipboard(bool first);
    void resumeAfterAll();

    session::Session& session_;
    Importer& importer_;
    pages::PageDeck& pages_;
    Messages& messages_;
};

} // namespace ninefold::window
