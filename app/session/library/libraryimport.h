// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/library/listedits.h"
#include "app/session/work/task.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <optional>
#include <stop_token>

namespace ninefold::session {

/// What became of an import.
struct ImportReport {
    QString collection;
    /// New puzzles; those that were there already, or one that is the same up to symmetry; those that have not exactly
    /// one solution.
    long long added = 0, known = 0, improper = 0;
    /// Files without puzzles.
    QStringList unread;
    /// Why the library could not be written.
    std::optional<Error> fault;
    bool cancelled = false;
    /// The server is away, and the puzzles are in the file that replaces it.
    bool aside = false;
    /// What came into the collection; nothing if that is not known.
    std::optional<ListChange> change = std::nullopt;
};

/// What is imported, and into which collection, which is made if it is new.
struct ImportOrder {
    /// A folder means all files in it.
    QStringList paths = {};
    /// Puzzles as text, instead of files.
    QByteArray text = {};
    QString collection;
};

/// What is added to a sentence about something that is to be written to a server that is away.
QString keptAsideSentence();
/// The report in a few sentences.
QString importSentence(const ImportReport& report);

/// Puts the puzzles of files and folders into a collection of the library, in a thread.
class LibraryImport : public QObject {
    Q_OBJECT

public:
    explicit LibraryImport(QObject* parent = nullptr) : QObject(parent) {}
    ~LibraryImport() override { cancel(); }

    void start(const LibraryAccess& access, const ImportOrder& order);
    /// Ends soon; what was put in stays.
    void cancel() { cancel_.request_stop(); }
    bool isRunning() const { return task_.isRunning(); }

signals:
    void importAdvanced(qint64 puzzles);
    void importEnded(const ninefold::session::ImportReport& report);

private:
    std::stop_source cancel_{std::nostopstate};
    Task<LibraryImport> task_{*this, shortWorkThreads};
};

} // namespace ninefold::session
