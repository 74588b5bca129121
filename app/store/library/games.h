// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

namespace ninefold::library {

/// A game that was started; the numbers are kept in the database.
enum class GameState { Open = 0, Solved = 1, GivenUp = 2 };

struct Game {
    Id id = 0;
    /// The puzzle in the library (addPuzzles, knownPuzzles).
    Id puzzle = 0;
    /// What makes it this game and no other: the name of its saved file, or when it was finished. A game of this name
    /// and puzzle is replaced.
    QString name;
    /// As they were on the board, which may be a symmetric copy of the puzzle.
    QString givens;
    GameState state = GameState::Open;
    /// In UTC, "2026-11-19T14:05:12Z"; empty if unknown.
    QString started, finished;
    /// On the clock; 0 if unknown.
    qint64 milliseconds = 0;
    int hints = 0, checks = 0, mistakes = 0;
    /// The level it was played at, a number of rating::Level.
    std::optional<int> level;
    /// Why it was played: "daily 2026-11-19 middle"; empty = for itself.
    QString occasion;
    /// The saved game, where the moves are; empty if there is none any more.
    QString file;
    /// The position as Ninefold JSON, for games without a file.
    QString position;
    /// How often a hint of each technique was asked for, by id.
    QMap<QString, int> hinted = {};
    friend bool operator==(const Game&, const Game&) = default;
};

std::optional<Error> recordGames(Database& database, const QList<Game>& games);

struct GameFilter {
    std::optional<GameState> state;
    std::optional<Id> puzzle;
    /// The beginning of the occasion.
    QString occasion;
};
/// In the order in which they were finished, open ones last.
Result<QList<Game>> games(Database& database, const GameFilter& filter = {});

/// An exercise that was answered.
struct Practice {
    QString technique;
    /// A line of HoDoKu's library.
    QString position;
    QString practised;
    /// "right", "partly", "other", "wrong"
    QString verdict;
    qint64 milliseconds = 0;
    int hints = 0;
    friend bool operator==(const Practice&, const Practice&) = default;
};
std::optional<Error> recordPractice(Database& database, const Practice& practice);

/// A file of the player from which games were recorded, as it was then.
struct SavedFile {
    QString path;
    qint64 bytes = 0;
    /// In milliseconds since 1970.
    qint64 changedMs = 0;
    friend bool operator==(const SavedFile&, const SavedFile&) = default;
};
/// Those in a folder and below.
Result<QList<SavedFile>> savedFiles(Database& database, const QString& folder);

/// What the files of a player say that was not recorded yet.
struct PlayedChanges {
    QList<Game> games;
    QList<Practice> exercises;
    QList<SavedFile> files;
    /// Saved games whose files are gone: those that were open are gone, too.
    QStringList goneFiles;
    bool isEmpty() const { return games.isEmpty() && exercises.isEmpty() && files.isEmpty() && goneFiles.isEmpty(); }
};
/// All of it, or after a failure nothing. Written twice it is the same.
std::optional<Error> recordPlayed(Database& database, const PlayedChanges& changes);
/// Oldest first; an empty technique = all.
Result<QList<Practice>> practised(Database& database, const QString& technique = {});

} // namespace ninefold::library
