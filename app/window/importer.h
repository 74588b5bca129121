// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/pictures/picturereading.h"
#include "app/session/work/puzzlereading.h"
#include "app/window/lists.h"

#include <QPointer>

class QMimeData;
class QWidget;

namespace ninefold::dialogs {
class PuzzleList;
struct PrintSource;
} // namespace ninefold::dialogs
namespace ninefold::session {
class Session;
}

namespace ninefold::window {

/// Opens puzzles from files, drops and the clipboard. A single puzzle is played, several are shown as a list.
class Importer : public QObject {
    Q_OBJECT

public:
    Importer(session::Session& session, QWidget& window);

    Lists& lists() { return lists_; }

    void openFile(const QString& path) { openFiles({path}); }
    /// Several files are opened as one list.
    void openFiles(const QStringList& paths);
    void openText(const QByteArray& text);
    void openImage(const QImage& image);
    void startGame(const formats::Puzzle& puzzle);
    /// Opens what was pasted or dropped: files, or text.
    void open(const QMimeData& data);
    void askForFile();
    void paste();
    /// Is there a puzzle on the clipboard that differs from the one on the board?
    bool isPuzzleOnClipboard() const;
    /// Takes what is dropped on the watched window.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A file or a text is being read: messages about the previous one no longer apply.
    void readingStarted();
    void printWanted(const ninefold::dialogs::PrintSource& source);
    /// A picture was read: the player should look at it before playing.
    void pictureRead(const ninefold::session::GridReadings& grids);
    /// Reading ended without a puzzle on the board: the input holds none, or several to choose from.
    void undecided();

private:
    void begin(const QString& title, const QString& name);
    void take(const session::Puzzles& puzzles);
    void finish(const session::ReadingEnd& end);
    /// Says what the library knows about a puzzle that came from outside.
    void recognise(const formats::Puzzle& puzzle);
    /// Says what was left out; empty if nothing was.
    QString remarks(const session::ReadingEnd& end) const;

    session::Session& session_;
    QWidget& window_;
    session::PuzzleReading reading_;
    session::PictureReading pictures_;
    session::Task<Importer> recognition_{*this, session::shortWorkThreads};
    Lists lists_;
    /// The list that is being filled by the reading.
    QPointer<dialogs::PuzzleList> list_;
    session::Puzzles first_;
    QString title_, name_;
    /// The files that are being read; empty for a paste.
    QStringList paths_;
    /// Dropped addresses that are not local files.
    QStringList elsewhere_;
    bool isSeveral() const { return paths_.size() + elsewhere_.size() > 1; }
};

} // namespace ninefold::window
