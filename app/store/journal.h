// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/record.h"

#include <QFile>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

class QThreadPool;

namespace ninefold::store {

/// The file of one game, which grows by a line with every event. A line is passed to the system before `write`
/// returns, so that a crash of the program cannot lose it, and is on the disk a moment later.
///
///      good lines .......................| pending_
///                                        ^ goodBytes_
///
/// Invariant: the text before goodBytes_ consists of complete lines. The remains of a failed write after it are cut
/// off, and pending_ is written again with the next record.
///
/// Other programs may replace the file, delete it or write into it during the game: a sync, a backup, an editor.
/// Every write checks that the path still leads to the open file and that its length is as we left it. If not, the
/// whole game is written to a new file, and the other file is kept next to it.
class Journal : public QObject {
    Q_OBJECT

public:
    using WholeGame = std::function<QByteArray()>;

    /// The first write creates the file and keeps an existing file at the path as `path` + `ending` + time. Only the
    /// one thread of `disk` waits for the disk, except before a file is replaced. `wholeGame` makes all lines of the
    /// current game, or none if the game is no longer known.
    Journal(const QString& path, const QString& ending, QThreadPool& disk, WholeGame wholeGame);
    ~Journal() override;

    /// Continues after these bytes, which are all that is in this open file. Without a file, as where it must not be
    /// written, the next write makes a new one.
    void continueIn(std::unique_ptr<QFile> file, const QByteArray& bytes);

    /// Lines that cannot be written now are kept and tried again with the next record. Without lines it only checks
    /// that the file still holds the game.
    void write(const QByteArray& lines);
    QString path() const { return path_; }
    bool isSaved() const { return pending_.isEmpty() && !anew_; }
    /// The name under which the first write kept an existing file; empty if there was none.
    QString keptAs() const { return keptAs_; }

    /// Another game is opened: if something is not saved, all lines of this game are kept in memory, to be tried
    /// again.
    void rest();
    const QByteArray& pending() const { return pending_; }
    /// The file belongs to another window now: nothing more is written.
    void abandon();

signals:
    /// The system's message about a failed write. Emitted once, until writing works again.
    void failed(const QString& reason);
    void worksAgain();
    /// Another program had changed or removed the file, and the game was written to a new file; `keptAs` is the name
    /// of the other file, empty if there was none.
    void writtenAnew(const QString& keptAs);

private:
    bool isDisturbed();
    bool holdsGoodBytes();
    void goodUpTo(qint64 bytes, quint32 checksum);
    bool append();
    bool writeAnew();
    void fail(const QString& reason);
    void sync();

    QString path_, ending_, keptAs_;
    QThreadPool& disk_;
    WholeGame wholeGame_;
    std::unique_ptr<QFile> file_;
    QByteArray pending_;
    qint64 goodBytes_ = 0;
    /// The length of the file as we left it; more than goodBytes_ if a failed write could not be cut off.
    qint64 fileBytes_ = 0;
    /// When it was written by us, and the checksum of its good bytes.
    qint64 modifiedNs_ = 0;
    quint32 checksum_ = 0;
    /// There is no file yet: pending_ holds every line since the beginning.
    bool isNew_ = true;
    /// The next write must write the whole game.
    bool anew_ = true;
    bool failing_ = false;
    std::shared_ptr<std::atomic<bool>> syncing_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace ninefold::store
