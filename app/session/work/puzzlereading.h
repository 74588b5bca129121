// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/packedpuzzles.h"
#include "app/session/work/task.h"
#include "app/session/work/unusedlines.h"

#include "engine/core/result.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace ninefold::session {

/// The results other than the puzzles.
struct ReadingEnd {
    /// The first reason why nothing could be read from the input, or from one of several files.
    std::optional<Error> fault;
    /// The files with puzzles, and those without.
    QStringList files, unread;
    long long opened = 0, skipped = 0;
    /// The first element that was skipped, or was read only in part, and its file.
    std::optional<Error> firstSkipped, firstWarning;
    QString skippedIn, warnedIn;
    /// In a text of which one line alone is a Sudoku: the others.
    UnusedLines unused;
};

/// Reads a file or a text in its own thread and delivers the puzzles in batches, so that the window shows the first
/// of fifty thousand while the others are still being read.
class PuzzleReading : public QObject {
    Q_OBJECT

public:
    explicit PuzzleReading(QObject* parent = nullptr) : QObject(parent) {}

    void readFile(const QString& path) { readFiles({path}); }
    /// Reads them one after the other. If there are several, unnamed puzzles get the name of their file.
    void readFiles(const QStringList& paths);
    void readText(const QByteArray& text);
    /// The current reading delivers nothing more.
    void stop() { task_.stop(); }

signals:
    void puzzlesFound(const ninefold::session::Puzzles& puzzles);
    void readingEnded(const ninefold::session::ReadingEnd& end);

private:
    template <typename Read>
    void start(Read read);

    Task<PuzzleReading> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
