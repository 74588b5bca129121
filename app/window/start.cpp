// SPDX-License-Identifier: MIT
#include "app/window/start.h"

#include "app/pages/pagedeck.h"
#include "app/session/session.h"
#include "app/window/importer.h"
#include "app/window/keys.h"
#include "app/window/messages.h"

#include <QTimer>

namespace ninefold::window {

Start::Start(session::Session& session, Importer& importer, pages::PageDeck& pages, Messages& messages)
    : QObject(&messages), session_(session), importer_(importer), pages_(pages), messages_(messages) {}

void Start::begin(const QStringList& files) {
    if (!files.isEmpty()) {
        connect(&importer_, &Importer::undecided, this, &Start::resumeAfterAll);
        return importer_.openFiles(files);
    }
    const bool first = session_.games().resume();
    if (first) welcome();
    else if (const auto level = session_.settings().startLevel) session_.maker().make(*level);
    // Reading the clipboard can take long, and the board is to appear at once.
    QTimer::singleShot(0, this, [this, first] { offerClipboard(first); });
}

void Start::welcome() {
    const QString how = tr("Click a cell, type a digit. %1 gives a hint.").arg(keyOrName("hint", session_.settings()));
    for (pages::Page* page : pages_.pages()) page->welcome(how);
}

void Start::offerClipboard(bool first) {
    if (!importer_.isPuzzleOnClipboard()) return;
    if (!first) return messages_.offerPaste();
    for (pages::Page* page : pages_.pages()) page->offerPaste();
}

/// If the file cannot be read, or offers several puzzles to choose from, the last game is shown rather than an empty
/// board.
void Start::resumeAfterAll() {
    const QString why = messages_.notice();
    if (session_.game().about().name.empty()) session_.games().resume();
    if (!why.isEmpty()) messages_.repeat(why);
}

} // namespace ninefold::window
