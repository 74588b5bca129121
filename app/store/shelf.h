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

namespace ninefold {

/// All games that were ever begun, one journal each, in a folder. One of them is in the hand.
///
///     20261118-140512-345.game                            a journal, named after the moment when it began
///     20261118-140512-345.game.lock                       while a window has it in its hand
///     20261118-140512-345.game.damaged-20261119-081533    as it was found, when not all of it could be read
///     20261118-140512-345.game.replaced-20261119-081533   what another program had put in its place
///
/// Windows share nothing but the folder, so several can run at the same time; the lock keeps two of them from writing
/// the same game.
class Shelf : public QObject {
    Q_OBJECT

public:
    using TakeResult = std::variant<Recovered, Refusal>;

    /// `folder` is made when the first game is begun.
    explicit Shelf(const QString& folder, QObject* parent = nullptr);
    ~Shelf() override;

    static QString usualFolder();

    /// The games, the last played first.
    QStringList games() const;
    QDateTime playedAt(const QString& game) const;
    /// Looks at a game without taking it.
    Recovered look(const QString& game) const;

    /// Takes a game into the hand. Where that cannot be, the one in the hand stays there, with its lock and its file.
    TakeResult take(const QString& game);
    /// Takes the last game that can be taken.
    std::optional<Recovered> takeLast();
    /// Begins the journal of a new game.
    void begin(const Puzzle& puzzle);

    QString current() const { return current_; }
    /// Without a game in the hand it drops what it is given.
    void write(const Record& record);
    /// Writes down that the game is being played now.
    void writeDate();
    /// Sees to it that the file holds the game, whatever other programs have done to it, and tries again what could
    /// not be written.
    void check();
    bool isSaved() const { return journal_ != nullptr && journal_->isSaved(); }

    /// Who knows the game in the hand makes all lines of its journal, for when the file must be written anew.
    void setWholeGame(Journal::WholeGame wholeGame) { wholeGame_ = std::move(wholeGame); }

signals:
    /// A sentence about what cannot be saved, or what was found damaged.
    void problem(const QString& sentence);
    void savedAgain();
    /// The game in the hand goes on under another name.
    void renamed(const QString& before, const QString& now);

private:
    struct Held {
        QString game;
        std::unique_ptr<GameLock> lock;
        std::unique_ptr<Journal> journal;
    };

    QString pathOf(const QString& game) const;
    std::unique_ptr<GameLock> lockOf(const QString& game) const;
    std::unique_ptr<Journal> journalOf(const QString& game, const QString& ending);
    std::optional<Recovered> takeWaiting(const QString& game);
    void beginAs(const QByteArray& text);
    QByteArray dateLine(qint64 playedMs);
    void hold(Held held);
    void saveWaiting();
    bool keepLock();
    void goOnAsCopy();
    void sayWithoutLock();
    void sayAnew(const QString& keptAs);

    QString folder_, current_;
    /// Waits for the disk, and for nothing else.
    QThreadPool disk_;
    Journal::WholeGame wholeGame_;
    std::unique_ptr<GameLock> lock_;
    std::unique_ptr<Journal> journal_;
    /// Games of before that could not be saved yet.
    std::vector<Held> waiting_;
    qint64 playedMs_ = 0, bytesSinceDate_ = 0;
    bool toldNoLock_ = false, toldChanged_ = false, toldRemoved_ = false;
};

} // namespace ninefold
