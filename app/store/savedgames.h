// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/gamelock.h"
#include "app/store/journal.h"
#include "app/store/recovery.h"
#include "app/store/refusal.h"

#include <QDateTime>
#include <QStringList>
#include <QThreadPool>

#include <variant>
#include <vector>

namespace ninefold::store {

/// All saved games in a folder, one journal each. One of them is open.
///
///     20261118-140512-345.game                            a journal, named after the moment when it was started
///     20261118-140512-345.game.lock                       while a window has it open
///     20261118-140512-345.game.damaged-20261119-081533    the original, when not all of it could be read
///     20261118-140512-345.game.replaced-20261119-081533   a file by which another program had replaced it
///
/// Windows share only the folder, so several can run at the same time; the lock keeps two of them from writing the
/// same game.
class SavedGames : public QObject {
    Q_OBJECT

public:
    using TakeResult = std::variant<Recovered, Refusal>;

    /// `folder` is created when the first game is started.
    explicit SavedGames(const QString& folder, QObject* parent = nullptr);
    ~SavedGames() override;

    static QString usualFolder();

    /// The games, the last played first.
    QStringList games() const;
    QDateTime playedAt(const QString& game) const;
    /// The file of its journal.
    QString pathOf(const QString& game) const;
    /// Reads a game without opening it for play.
    Recovered look(const QString& game) const;

    /// Opens a game for play. If that fails, the current game stays open, with its lock and its file.
    TakeResult take(const QString& game);
    /// Opens the last played game that can be opened.
    std::optional<Recovered> takeLast();
    /// Starts the journal of a new game.
    void begin(const formats::Puzzle& puzzle);

    QString current() const { return current_; }
    /// Ignored if no game is open.
    void write(const Record& record);
    /// Records that the game is being played now.
    void writeDate();
    /// Makes sure that the file holds the game, even if other programs have changed it, and retries what could not
    /// be written.
    void check();
    bool isSaved() const { return journal_ != nullptr && journal_->isSaved(); }

    /// Sets the function that makes all lines of the open game's journal, for when the file must be written anew.
    void setWholeGame(Journal::WholeGame wholeGame) { wholeGame_ = std::move(wholeGame); }

signals:
    /// A sentence about a game that cannot be saved, or that was found damaged.
    void problem(const QString& sentence);
    void savedAgain();
    /// The open game continues under another name.
    void renamed(const QString& before, const QString& now);

private:
    struct Held {
        QString game;
        std::unique_ptr<GameLock> lock;
        std::unique_ptr<Journal> journal;
    };

    std::unique_ptr<GameLock> lockOf(const QString& game) const;
    std::unique_ptr<Journal> journalOf(const QString& game, const QString& ending);
    std::optional<Recovered> takeWaiting(const QString& game);
    bool isHeld(const QString& game) const;
    void beginAs(const QByteArray& text);
    QByteArray dateLine(qint64 playedMs);
    void hold(Held held);
    void saveWaiting();
    bool keepLock();
    void continueAsCopy();
    void sayWithoutLock();
    void sayAnew(const QString& keptAs);

    QString folder_, current_;
    /// One thread that only waits for the disk.
    QThreadPool disk_;
    Journal::WholeGame wholeGame_;
    std::unique_ptr<GameLock> lock_;
    std::unique_ptr<Journal> journal_;
    /// Earlier games that could not be saved yet.
    std::vector<Held> waiting_;
    qint64 playedMs_ = 0, bytesSinceDate_ = 0;
    bool reportedNoLock_ = false, reportedChanged_ = false, reportedRemoved_ = false;
};

} // namespace ninefold::store
