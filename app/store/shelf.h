// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/journal.h"
#include "app/store/recovery.h"

#include <QDateTime>
#include <QLockFile>
#include <QStringList>

namespace ninefold {

/// All games that were ever begun, one journal each, in a folder. One of them is in the hand.
///
///     20261118-140512-345.game                            a journal, named after the moment when it began
///     20261118-140512-345.game.lock                       while a window has it in its hand
///     20261118-140512-345.game.damaged-20261119-081533    as it was found, when not all of it could be read
///
/// Windows share nothing but the folder, so several can run at the same time; the lock keeps two of them from writing
/// the same game.
class Shelf : public QObject {
    Q_OBJECT

public:
    /// `folder` is made when the first game is begun.
    explicit Shelf(const QString& folder, QObject* parent = nullptr);
    ~Shelf() override;

    static QString usualFolder();

    /// The games, the last played first.
    QStringList games() const;
    QDateTime playedAt(const QString& game) const;
    /// Looks at a game without taking it.
    Recovered look(const QString& game) const;

    /// Takes a game into the hand: nothing when it is in another window's hand, or cannot be read.
    std::optional<Recovered> take(const QString& game);
    /// Takes the last game that can be taken.
    std::optional<Recovered> takeLast();
    /// Begins the journal of a new game.
    void begin(const Puzzle& puzzle);

    QString current() const { return current_; }
    /// Never null; without a game in the hand it drops what it is given.
    void write(const Record& record);
    bool isSaved() const { return journal_ != nullptr && journal_->isSaved(); }

signals:
    /// A sentence about what cannot be saved, or what was found damaged.
    void problem(const QString& sentence);
    void savedAgain();

private:
    QString pathOf(const QString& game) const;
    bool lock(const QString& game);
    void open(const QString& game, qint64 keepBytes);
    void keepAside(const QString& game, bool lost);
    qint64 rewrite(const QString& game, const Recovered& recovered);

    QString folder_, current_;
    std::unique_ptr<QLockFile> lock_;
    std::unique_ptr<Journal> journal_;
};

} // namespace ninefold
