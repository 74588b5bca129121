// SPDX-License-Identifier: MIT
#pragma once

#include "app/lists.h"
#include "app/work/puzzlereading.h"

#include <QPointer>

class QMimeData;
class QWidget;

namespace ninefold {

class Desk;
class PuzzleList;
struct Format;

/// How puzzles get in and out: files, drops, the clipboard. One puzzle goes to the desk, many become a list.
class Opener : public QObject {
    Q_OBJECT

public:
    Opener(Desk& desk, QWidget& window);

    Lists& lists() { return lists_; }

    void openFile(const QString& path) { openFiles({path}); }
    /// Several are one list.
    void openFiles(const QStringList& paths);
    void openText(const QByteArray& text);
    /// A paste or a drop: files, or text.
    void open(const QMimeData& data);
    void askForFile();
    void paste();
    /// Is there a puzzle on the clipboard, another than the one on the board?
    bool isPuzzleOnClipboard() const;

    /// Asks where and in which form.
    void save();
    void save(const QString& path, const Format& format, const Puzzle& puzzle);
    void copy(const QString& format);

signals:
    /// A file or a text is being read: what was said of the one before is over.
    void begun();
    /// A sentence about what could not be read, or written whole.
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void printWanted(const std::vector<ninefold::Puzzle>& puzzles);
    /// Nothing has come onto the board: the file holds no puzzle, or more than one to choose from.
    void undecided();

private:
    void begin(const QString& title, const QString& name);
    void take(const Puzzles& puzzles);
    void finish(const ReadingEnd& end);
    void play(const Puzzle& puzzle);
    /// What was left out; empty when nothing was.
    QString remarks(const ReadingEnd& end) const;

    Desk& desk_;
    QWidget& window_;
    PuzzleReading reading_;
    Lists lists_;
    /// The one that the reading fills.
    QPointer<PuzzleList> list_;
    Puzzles first_;
    QString title_, name_;
    /// What is read; empty for a paste.
    QStringList paths_;
    /// What was dropped with them and is on no disk here.
    QStringList elsewhere_;
    bool isSeveral() const { return paths_.size() + elsewhere_.size() > 1; }
};

} // namespace ninefold
