// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/job.h"
#include "app/work/packedpuzzles.h"

#include "engine/core/result.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace ninefold {

/// What was found besides puzzles.
struct ReadingEnd {
    /// Why nothing could be read, or nothing of one of several files: the first reason.
    std::optional<Error> fault;
    /// The files with something in them, and those without.
    QStringList files, unread;
    long long opened = 0, skipped = 0;
    /// The first thing that was passed over, or was read only in part.
    std::optional<Error> firstSkipped, firstWarning;
};

/// Reads a file or a text in a thread of its own and hands the puzzles over in batches, so that the window shows
/// the first of fifty thousand while the others are still coming.
class PuzzleReading : public QObject {
    Q_OBJECT

public:
    explicit PuzzleReading(QObject* parent = nullptr) : QObject(parent) {}

    void readFile(const QString& path) { readFiles({path}); }
    /// One after the other. Of several, puzzles without a name get that of their file.
    void readFiles(const QStringList& paths);
    void readText(const QByteArray& text);
    /// Nothing more comes from the reading under way.
    void stop() { job_.stop(); }

signals:
    void found(const ninefold::Puzzles& puzzles);
    void finished(const ninefold::ReadingEnd& end);

private:
    template <typename Read>
    void start(Read read);

    Job job_{shortWorkThreads};
};

} // namespace ninefold
