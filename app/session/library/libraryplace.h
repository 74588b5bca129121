// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/work/task.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace ninefold::session {

/// Where the library is: the file of the player, or the server that the settings name. While that server is away, work
/// continues in its stand-in, a file, and what was done there is written to the server when it is back.
class LibraryPlace : public QObject {
    Q_OBJECT

public:
    /// `address` as in the settings; empty = the player's file.
    explicit LibraryPlace(const QString& address, LibraryAccess::Open open = library::openLibrary);
    ~LibraryPlace() override;

    /// To be asked for anew with each piece of work.
    LibraryAccess access() const;
    bool isAway() const { return away_; }
    void setAddress(const QString& address);
    /// Asks the server, in a thread: at the start, and now and then while it is away.
    void ask();

    static constexpr int kAskAgainMs = 30'000;

signals:
    /// The library is somewhere else now, and holds something else.
    void placeChanged();
    /// What is wrong with the library, in a sentence, once.
    void libraryTroubled(const QString& sentence);
    void serverReturned(const QString& sentence);

private:
    void choose(const QString& address);
    void receive(const LibraryAccess::Trouble& trouble);
    void lose(const Error& error);
    void goBack(bool sent);
    void sayOnce(const QString& sentence);

    QString address_;
    library::Location location_;
    const LibraryAccess::Open open_;
    /// Reports of threads are dropped after the end of this object.
    std::stop_source reports_;
    bool away_ = false;
    QSet<QString> said_;
    QTimer again_;
    Task<LibraryPlace> asking_{*this, shortWorkThreads};
};

} // namespace ninefold::session
