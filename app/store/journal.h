// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/record.h"

#include <QFile>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

class QThreadPool;

namespace ninefold {

/// The file of one game: grows by a line with everything that happens. A line is with the system when `write`
/// returns, so that no crash of ours can lose it, and on the disk a moment later.
///
///      good lines .......................| pending_
///                                        ^ goodBytes_
///
/// Invariant: what stands before goodBytes_ is whole lines. Whatever a failed write has left behind it is cut off, and
/// pending_ is written again with the next record.
///
/// Other programs may replace the file, delete it or write into it while it is played: a sync, a backup, an editor.
/// Every write sees to it that the path still leads to the open file, as long as we left it. Where it does not, the
/// whole game is written anew, and what stands there is kept beside it.
class Journal : public QObject {
    Q_OBJECT

public:
    using WholeGame = std::function<QByteArray()>;

    /// Begins with its first write, which keeps what stands at the path as `path` + `ending` + time. The disk is
    /// waited for on the one thread of `disk`. `wholeGame` makes all lines of the game as it is now, or none when
    /// that is not known any more.
    Journal(const QString& path, const QString& ending, QThreadPool& disk, WholeGame wholeGame);
    ~Journal() override;

    /// Continues after these bytes, which are all that is in this open file. Without a file, as where it must not be
    /// written, the next write makes a new one.
    void continueIn(std::unique_ptr<QFile> file, const QByteArray& bytes);

    /// What cannot be written now is kept and tried again with the next record. Without lines it only sees to it that
    /// the file still holds the game.
    void write(const QByteArray& lines);
    QString path() const { return path_; }
    bool isSaved() const { return pending_.isEmpty() && !anew_; }
    /// The name under which the first write has kept what stood at the path; empty when nothing did.
    QString keptAs() const { return keptAs_; }

    /// Another game comes onto the board: what is not saved stays here, all lines of the game, to be tried again.
    void rest();
    const QByteArray& pending() const { return pending_; }
    /// The file belongs to another window now: nothing more is written.
    void abandon();

signals:
    /// The system's words for why nothing can be written. Once, until it works again.
    void failed(const QString& reason);
    void worksAgain();
    /// Another program had changed or removed the file, and the game was written anew; `keptAs` is the name of what
    /// stood there, empty when nothing did.
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
    /// As long as we have left the file; more than goodBytes_ when a failed write could not be cut off.
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

} // namespace ninefold
