// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/progress.h"
#include "app/session/library/libraryaccess.h"
#include "app/session/work/task.h"

#include <QObject>

namespace ninefold::session {

class PlayedGames;

/// Knows how far the player has come and what comes next: read from the library when it is wanted for the first time,
/// and again after each game and exercise. After a game it says with what the player often asked for help.
class LearningPath : public QObject {
    Q_OBJECT

public:
    LearningPath(const LibraryAccess& access, const PlayedGames& played);

    /// Empty before it was read.
    const std::optional<LearningProgress>& progress() const { return progress_; }
    /// The library is somewhere else now.
    void setAccess(const LibraryAccess& access) { access_ = access; }
    /// Reads the library once more, in a thread. Call it after an exercise.
    void refresh();
    bool isReading() const { return reading_.isRunning(); }
    /// Writes a test that was taken to its end, and reads the library again.
    void record(const library::FamilyTest& test);
    /// Writes an exercise that was answered, and reads the library again.
    void record(const library::Practice& exercise);

    /// A game has ended, or has been left: once what was played in it is read, practice may be offered.
    void setGameEnded(bool ended) { gameEnded_ = ended; }

    /// This many hints of one technique, without practising it since, are a reason to offer practice.
    static constexpr int kHintsForOffer = 3;

signals:
    /// There is progress to be shown.
    void progressRead();
    /// After a game: help with these techniques, by id, was asked for often; the easiest first.
    void helpRepeated(const QStringList& techniques);

private:
    void takeProgress(const std::optional<LearningProgress>& progress);
    void complete();
    void reportHelp();

    LibraryAccess access_;
    std::optional<LearningProgress> progress_;
    bool gameEnded_ = false;
    Task<LearningPath> reading_{*this, shortWorkThreads};
    Task<LearningPath> completing_{*this, libraryThread}, recording_{*this, libraryThread};
};

} // namespace ninefold::session
